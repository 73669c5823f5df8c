import { type RefObject, useLayoutEffect } from 'react'

/** Distance of a toast from the edge above which it floats. */
const GAP_PX = 8

/** Keeps a toast at the bottom of the card and above a pinned button, also when the view changes below it. */
export function useToastPosition(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const toast = box.current
    const region = toast?.parentElement
    const modal = region?.parentElement
    const card = modal?.querySelector('.fy-card')
    if (!toast || !region || !modal || !card) return
    const place = () => {
      const { top, bottom } = card.getBoundingClientRect()
      // Skips the buttons of the leaving view, which lies above the next one while both cross-fade.
      const buttons = card.querySelectorAll('.fy-view:not(.fy-ghost) .fy-cta')
      const pinned = [...buttons].map((each) => each.getBoundingClientRect().top)
      const frameBottom = modal.getBoundingClientRect().bottom
      // In a view with the secure site's frame, which would cover the toast, the toast goes to the bottom of the modal.
      const edge = (card.querySelector('.fy-slot') ? frameBottom : Math.min(bottom, ...pinned)) - GAP_PX
      // In a very low card the toast covers the button rather than the title.
      const end = Math.max(edge, top + toast.offsetHeight)
      region.style.insetBlockEnd = `${frameBottom - end}px`
    }
    place()
    const resizes = new ResizeObserver(place)
    resizes.observe(card)
    const changes = new MutationObserver(place)
    changes.observe(card, { childList: true, subtree: true })
    return () => {
      resizes.disconnect()
      changes.disconnect()
    }
  }, [box])
}
