import { TRANSACTION_POLL, TRANSACTION_POLL_MAX } from '../constants.js'
import { pause } from '../utils/waiting.js'
import type { FollowedState } from './askCalls.js'
import { untilAwake, whileAwake } from './untilAwake.js'

export interface FollowParameters {
  /** The same in all tabs. */
  readonly name: string
  /** Whether it is still to be followed: another tab may have seen the end of it. */
  isPending(): boolean
  ask(signal: AbortSignal): Promise<FollowedState>
  onState(state: FollowedState): void
  /** Nobody answered. It is asked for again. */
  onFailure(cause: unknown): void
  readonly signal: AbortSignal
}

/**
 * Asks where one transaction stands until it is through, seldom and seldomer. Only while the page is looked at and
 * online, and of the tabs that are, only one asks. Rejects with `ABORTED` when the signal is aborted.
 */
export async function followTransaction(parameters: FollowParameters): Promise<void> {
  const { name, isPending, ask, onState, onFailure, signal } = parameters
  const turn = async (awake: AbortSignal) => {
    let wait = TRANSACTION_POLL
    while (isPending() && !awake.aborted) {
      await pause(wait, awake)
      if (!isPending()) return
      wait = Math.min(wait * 1.5, TRANSACTION_POLL_MAX)
      try {
        const state = await ask(awake)
        if (!awake.aborted) onState(state)
      } catch (cause) {
        if (!awake.aborted) onFailure(cause)
      }
    }
  }
  while (isPending()) {
    await untilAwake(signal)
    await whileAwake((awake) => alone(name, awake, () => turn(awake)).catch(unlessOver(awake)), signal)
    signal.throwIfAborted()
  }
}

/** Once nobody else in this browser does it. Where browsers know no locks everybody does. */
async function alone(name: string, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator ?? {}
  if (!locks) return act()
  await locks.request(`foyer ${name}`, { signal }, act)
}

/** What was given up because the page went to sleep is taken up again. */
const unlessOver = (signal: AbortSignal) => (cause: unknown) => {
  if (!signal.aborted) throw cause
}
