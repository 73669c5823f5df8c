import { isTransientError } from '../errors/isTransientError'

const RETRY_MS = 2_000

/** Repeats a request until it resolves with true, also while the server is unreachable. */
export async function repeatUntil(request: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    try {
      if (await request()) return
    } catch (error) {
      if (signal.aborted || !isTransientError(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}
