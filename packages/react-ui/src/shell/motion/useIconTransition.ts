import { type RefObject, useLayoutEffect } from 'react'
import { cloneForExit, prefersReducedMotion } from './cloneForExit.js'
import { EASE_SPRING } from './easings.js'

const ICON_TRANSITION_MS = 300

/** Selects the icon in the status ring of a view. */
export const RING_ICON_SELECTOR = '.fy-ring > .fy-ic'

export interface UseIconTransitionParameters {
  /** Selects the icon in the previous view; undefined for none. */
  readonly from: string | undefined
  /** Selects the icon in the element. */
  readonly to: string
}

/** Moves an icon from its place in the previous view, as the views cross-fade, if both show the same picture. */
export function useIconTransition(
  element: RefObject<HTMLElement | null>,
  { from, to }: UseIconTransitionParameters,
): void {
  useLayoutEffect(() => {
    if (from === undefined || prefersReducedMotion()) return
    let cancel: (() => void) | undefined
    // In the next frame the clone of the previous view lies above this one.
    const frame = requestAnimationFrame(() => {
      const card = element.current?.closest<HTMLElement>('.fy-card')
      const source = card?.querySelector('.fy-ghost')?.querySelector<HTMLElement>(from)
      const target = element.current?.querySelector<HTMLElement>(to)
      if (card && source && target && hasSamePicture(source, target)) cancel = fly(card, source, target)
    })
    return () => {
      cancelAnimationFrame(frame)
      cancel?.()
    }
  }, [element, from, to])
}

const pictureOf = (icon: Element) => icon.querySelector('img')?.src ?? icon.querySelector('[d]')?.getAttribute('d')

function hasSamePicture(one: Element, other: Element): boolean {
  const picture = pictureOf(one)
  return picture !== undefined && picture === pictureOf(other)
}

function fly(card: HTMLElement, source: HTMLElement, target: HTMLElement): () => void {
  const flyer = cloneForExit(target)
  flyer.classList.add('fy-flyer')
  card.append(flyer)
  const own = flyer.getBoundingClientRect()
  // The incoming view slides in, so its icon is still beside its final place.
  const view = target.closest('.fy-view')
  const shift = view ? view.getBoundingClientRect().left - card.getBoundingClientRect().left : 0
  const place = (icon: HTMLElement, offset: number): Keyframe => {
    const { left, top, width } = icon.getBoundingClientRect()
    return { transform: `translate(${left - offset - own.left}px, ${top - own.top}px) scale(${width / own.width})` }
  }
  const flight = flyer.animate([place(source, 0), place(target, shift)], {
    duration: ICON_TRANSITION_MS,
    easing: EASE_SPRING,
  })
  const hiding = target.animate({ opacity: [0, 0] }, ICON_TRANSITION_MS)
  source.style.visibility = 'hidden'
  const land = () => flyer.remove()
  flight.finished.then(land, land)
  return () => {
    flight.finish()
    hiding.finish()
  }
}
