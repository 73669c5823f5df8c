const FALLBACK_DELAY_MS = 200

// Runs each step in an idle period of its own, so that no single task blocks the page for long. Runs nothing if the
// user saves data, and stops when `signal` aborts. Rejects if a step does.
export async function runWhenIdle(signal: AbortSignal, steps: readonly (() => unknown)[]): Promise<void> {
  if (typeof document === 'undefined') return
  if (document.readyState !== 'complete') await new Promise((next) => addEventListener('load', next, { signal }))
  for (const step of steps) {
    await new Promise<unknown>(idle)
    if (signal.aborted || isSavingData()) return
    await step()
  }
}

function idle(callback: (now?: unknown) => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback)
  else setTimeout(callback, FALLBACK_DELAY_MS)
}

interface WithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined
}

export function isSavingData(): boolean {
  const { connection }: WithConnection = navigator
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
