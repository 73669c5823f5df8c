import { ModalError } from '@foyer/core/adapter'

/** Time for an answer once the user is back on the page, in ms. */
const ANSWER_MS = 30_000

/**
 * Waits for a wallet app’s answer. An app that closes its session in order leaves requests of the library without one,
 * so the wait ends 30 s after the user has come back to the page, with `WALLET_UNANSWERED`.
 */
export async function waitForPhone<Result>(answer: Promise<Result>): Promise<Result> {
  const over = new AbortController()
  const unanswered = new Promise<never>((_, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      timer = setTimeout(() => reject(new ModalError('WALLET_UNANSWERED')), ANSWER_MS)
    }
    document.addEventListener('visibilitychange', watch, { signal: over.signal })
    over.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    return await Promise.race([answer, unanswered])
  } finally {
    over.abort()
  }
}
