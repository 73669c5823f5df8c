const STILL_MS = 500

/**
 * Reports whether an element has stood still for half a second on the visible page, so that nobody presses what has
 * just moved under the finger. Watches while the element is on the page.
 *
 * @returns whether it stands still now, also within a frame
 */
export function watchStillness(element: HTMLElement, changed: (isStill: boolean) => void): () => boolean {
  let last = ''
  let movedAt = performance.now()
  let wasStill = false
  const isStill = (): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect()
    // A scroll by the user moves nothing on the page.
    const place = [left + scrollX, top + scrollY, width, height].join()
    if (place !== last || document.visibilityState !== 'visible') movedAt = performance.now()
    last = place
    return performance.now() - movedAt >= STILL_MS
  }
  const look = () => {
    if (!element.isConnected) return
    const now = isStill()
    if (now !== wasStill) changed(now)
    wasStill = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return isStill
}
