/**
 * Clones an element for its exit animation, without running animations and out of reach of keyboard and screen readers.
 */
export function cloneForExit(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.inert = true
  ghost.setAttribute('aria-hidden', 'true')
  for (const each of [ghost, ...ghost.querySelectorAll('*')]) {
    each.removeAttribute('id')
    each.removeAttribute('role')
    const key = each.getAttribute('data-focus-key')
    // Under another name, an icon of the next view finds the row that it comes from.
    if (key) each.setAttribute('data-ghost-key', key)
    each.removeAttribute('data-focus-key')
    each.classList.remove('fy-shake', 'fy-view-in', 'fy-view-back', 'fy-view-fade', 'fy-title-in')
  }
  const copies = ghost.querySelectorAll('.fy-body')
  for (const [index, { scrollTop }] of element.querySelectorAll('.fy-body').entries()) {
    // An element scrolls only once it is in the document.
    if (scrollTop) queueMicrotask(() => copies[index]?.scrollTo(0, scrollTop))
  }
  return ghost
}

/** Removes a ghost after its animation; the timer covers one that never ran. */
export function removeAfterAnimation(ghost: HTMLElement, milliseconds: number): void {
  const timer = setTimeout(() => ghost.remove(), milliseconds * 2)
  ghost.addEventListener(
    'animationend',
    (event) => {
      if (event.target !== ghost) return
      clearTimeout(timer)
      ghost.remove()
    },
    { passive: true },
  )
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
