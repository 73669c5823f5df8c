/**
 * While an element moves, what was pressed in it stays pressed, also when it has slid away under the pointer before that
 * was lifted: the visitor gets what they saw.
 */
export function holdPress(element: HTMLElement, { finished }: { readonly finished: Promise<unknown> }): void {
  const onPointerDown = ({ pointerId, target }: PointerEvent) => {
    if (target instanceof Element) target.closest('button, a')?.setPointerCapture(pointerId)
  }
  const end = () => element.removeEventListener('pointerdown', onPointerDown)
  element.addEventListener('pointerdown', onPointerDown)
  finished.then(end, end)
}
