import { runWhileTabActive, waitUntilTabActive } from '../connection/waitUntilTabActive.js'
import { sleep } from '../utils/waiting.js'
import { TRANSACTION_POLL_MAX_INTERVAL_MS, TRANSACTION_POLL_MS } from './limits.js'
import type { FollowedTransactionState } from './readBatchState.js'

export interface FollowTransactionParameters {
  readonly name: string
  isPending(): boolean
  readState(signal: AbortSignal): Promise<FollowedTransactionState>
  onState(state: FollowedTransactionState): void
  onFailure(cause: unknown): void
  readonly signal: AbortSignal
}

// Reads the state of a transaction at growing intervals until it is final. Of several tabs only one reads, while it is
// visible and online. Rejects with `ABORTED`.
export async function followTransaction(parameters: FollowTransactionParameters): Promise<void> {
  const { name, isPending, readState: ask, onState, onFailure, signal } = parameters
  const turn = async (awake: AbortSignal) => {
    let wait = TRANSACTION_POLL_MS
    while (isPending() && !awake.aborted) {
      await sleep(wait, awake)
      if (!isPending()) return
      wait = Math.min(wait * 1.5, TRANSACTION_POLL_MAX_INTERVAL_MS)
      try {
        const state = await ask(awake)
        if (!awake.aborted) onState(state)
      } catch (cause) {
        if (!awake.aborted) onFailure(cause)
      }
    }
  }
  while (isPending()) {
    await waitUntilTabActive(signal)
    await runWhileTabActive((awake) => withLock(name, awake, () => turn(awake)).catch(ignoreAborted(awake)), signal)
    signal.throwIfAborted()
  }
}

async function withLock(name: string, signal: AbortSignal, callback: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {}
  if (!locks) return callback()
  await locks.request(`foyer ${name}`, { signal }, callback)
}

const ignoreAborted = (signal: AbortSignal) => (cause: unknown) => {
  if (!signal.aborted) throw cause
}
