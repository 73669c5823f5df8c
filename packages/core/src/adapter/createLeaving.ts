import { within } from '../utils/waiting.js'
import type { AdapterHost } from './host.js'
import { LEAVE_WAIT } from './limits.js'

export interface Leaving {
  /**
   * Tells a wallet that this page is done with it. Never rejects, and waits for {@link LEAVE_WAIT} at most: not every
   * wallet answers.
   */
  leave(walletId: string, tell: () => unknown): Promise<void>
  /** Until the wallet has been told, so that what it is asked next is not taken back by it. Undefined: it is not being left. */
  of(walletId: string): Promise<void> | undefined
}

/** The wallets that are being told of their end. */
export function createLeaving({ log }: Pick<AdapterHost, 'log'>): Leaving {
  const leaving = new Map<string, Promise<void>>()
  return {
    leave(walletId, tell) {
      const told = (async () => {
        try {
          await tell()
        } catch (cause) {
          log('debug', `"${walletId}" could not be told of the disconnect`, cause)
        }
      })()
      const left = within(told, LEAVE_WAIT, () => {}).finally(() => {
        if (leaving.get(walletId) === left) leaving.delete(walletId)
      })
      leaving.set(walletId, left)
      return left
    },
    of: (walletId) => leaving.get(walletId),
  }
}
