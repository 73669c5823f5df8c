/**
 * A lifeless picture of an element, for moving away what React has already taken out. Animations do not start anew in
 * it, and neither keyboard nor screen reader can find it.
 */
export function createGhost(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.inert = true
  ghost.setAttribute('aria-hidden', 'true')
  for (const each of [ghost, ...ghost.querySelectorAll('*')]) {
    each.removeAttribute('id')
    each.removeAttribute('role')
    each.removeAttribute('data-focus-key')
    each.classList.remove('fy-shake', 'fy-view-in', 'fy-view-back', 'fy-view-fade', 'fy-title-in')
  }
  const copies = ghost.querySelectorAll('.fy-body')
  for (const [index, { scrollTop }] of element.querySelectorAll('.fy-body').entries()) {
    // A copy can be scrolled once it is in the page.
    if (scrollTop) queueMicrotask(() => copies[index]?.scrollTo(0, scrollTop))
  }
  return ghost
}

/** Removes a ghost when its animation has ended; the timer is for an animation that never ran. */
export function vanish(ghost: HTMLElement, milliseconds: number): void {
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
