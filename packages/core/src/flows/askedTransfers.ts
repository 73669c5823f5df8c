import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { Part } from '../context.js'
import type { CaipAddress } from '../types/caip.js'

/** What a wallet was asked to send, and has not answered. */
export interface AskedTransfer {
  readonly caipAddress: CaipAddress
  /** Decimal text, and what it is an amount of. */
  readonly amount: string
  readonly symbol: string
  readonly to: string
  /** Whether the view Send waits for it, and shows how far it is. @default not */
  readonly isShown?: (() => boolean) | undefined
}

export interface AskedTransfers {
  readonly $all: ReadableAtom<readonly AskedTransfer[]>
  /** Gives what is answered. */
  until<T>(transfers: readonly AskedTransfer[], answer: Promise<T>): Promise<T>
}

/**
 * Transfers that wait in a wallet. Nobody can take them back, whether the page still waits or not, so the visitor hears of them
 * until the wallet has answered. Of this page alone: after a reload no answer reaches anybody.
 */
export const askedTransfers: Part<AskedTransfers> = {
  create() {
    const $all = atom<readonly AskedTransfer[]>([])
    return {
      $all,
      until(transfers, answer) {
        $all.set([...transfers, ...$all.get()])
        return answer.finally(() => $all.set($all.get().filter((each) => !transfers.includes(each))))
      },
    }
  },
}
