/** Calls back after a time unless the signal is aborted before. Nothing stays behind in either case. */
export function delay(milliseconds: number, signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) return
  const cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', cancel)
    callback()
  }, milliseconds)
  signal.addEventListener('abort', cancel, { once: true })
}
