/** Delivers a click to the element pressed during an animation, even if it has moved from under the pointer. */
export function deliverMovedClick(element: HTMLElement, { finished }: { readonly finished: Promise<unknown> }): void {
  const onPointerDown = ({ pointerId, target }: PointerEvent) => {
    if (target instanceof Element) target.closest('button, a')?.setPointerCapture(pointerId)
  }
  const end = () => element.removeEventListener('pointerdown', onPointerDown)
  element.addEventListener('pointerdown', onPointerDown)
  finished.then(end, end)
}
