/** Browsers that do not say when they are idle are given so much time before each step. Milliseconds. */
const PAUSE = 200

/**
 * Takes steps that nobody waits for: once the page has loaded, each in a moment of its own in which the browser is idle, so
 * that they do not add up to a long task. A visitor who saves data, or has little of it, is spared what they may never
 * need. Ends with the signal; rejects with what a step rejects with.
 */
export async function inIdleTime(signal: AbortSignal, steps: readonly (() => unknown)[]): Promise<void> {
  if (typeof document === 'undefined') return
  if (document.readyState !== 'complete') await once(signal, (next) => addEventListener('load', next, { signal }))
  for (const step of steps) {
    await once(signal, idle)
    if (signal.aborted || isThrifty()) return
    await step()
  }
}

function idle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback)
  else setTimeout(callback, PAUSE)
}

/** Resolves with the callback or when the signal is aborted, whichever is first. */
function once(signal: AbortSignal, begin: (callback: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
    begin(end)
  })
}

/** Not in the types of the DOM: Safari and Firefox do not have it. */
interface WithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined
}

function isThrifty(): boolean {
  const { connection }: WithConnection = navigator
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
