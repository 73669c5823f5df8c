/** Browsers that do not say when they are idle are given so much time before each step. Milliseconds. */
const PAUSE = 200

/**
 * Takes steps that nobody waits for: once the page has loaded, each in a moment of its own in which the browser is idle, so
 * that they do not add up to a long task. A visitor who saves data, or has little of it, is spared what they may never
 * need. Takes no step once the signal is aborted; rejects with what a step rejects with.
 */
export async function inIdleTime(signal: AbortSignal, steps: readonly (() => unknown)[]): Promise<void> {
  if (typeof document === 'undefined') return
  if (document.readyState !== 'complete') await new Promise((next) => addEventListener('load', next, { signal }))
  for (const step of steps) {
    await new Promise<unknown>(idle)
    if (signal.aborted || isThrifty()) return
    await step()
  }
}

function idle(callback: (now?: unknown) => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback)
  else setTimeout(callback, PAUSE)
}

/** Not in the types of the DOM: Safari and Firefox do not have it. */
interface WithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined
}

/** Whether the visitor saves data, or has little of it. */
export function isThrifty(): boolean {
  const { connection }: WithConnection = navigator
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
