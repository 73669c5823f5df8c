/** What has the focus in place of the dialog is looked at this often: not everything that goes tells of it. Milliseconds. */
const GLANCE = 200

/** The focus may go to what a wallet shows above the dialog. When that is gone, nobody has it: then it comes back. */
export function takeFocusBack(dialog: HTMLElement, host: HTMLElement): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const look = () => {
    const { activeElement, body } = document
    // A wallet may keep its frame, empty, and the browser leaves it the focus.
    const isEmpty = activeElement instanceof HTMLIFrameElement && activeElement.offsetHeight === 0
    const isLost = activeElement === body || isEmpty
    if (isLost) dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    if (isLost || activeElement === host) stop()
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && dialog.contains(relatedTarget))) timer ??= setInterval(look, GLANCE)
  }
  dialog.addEventListener('focusout', onFocusOut)
  return () => {
    stop()
    dialog.removeEventListener('focusout', onFocusOut)
  }
}
