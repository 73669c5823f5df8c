import type { Ledger } from '../adapter/ledger.js'
import type { TransactionState, Transfers } from '../adapter/transfers.js'

/** A chain of which a test says where transactions stand. */
export interface FakeChain {
  readonly ledger: Ledger
  /** By hash; an `Error` is a node that does not answer. What is not in it is pending. */
  readonly states: Map<string, TransactionState | Error>
  /** The hashes that were asked for, in order. */
  readonly asked: string[]
  /** The most that it was asked at once. */
  readonly most: number
  /** An answer takes a millisecond: time enough for others to ask as well. @default false */
  isSlow: boolean
}

export function createFakeChain(more: Omit<Ledger, 'transfers'> = {}): FakeChain {
  const states = new Map<string, TransactionState | Error>()
  const asked: string[] = []
  let open = 0
  let most = 0
  const unasked = () => {
    throw new Error('Nobody sends in these tests')
  }
  const transfers: Transfers = {
    quote: unasked,
    simulate: unasked,
    send: unasked,
    async state({ hash }) {
      asked.push(hash)
      open += 1
      most = Math.max(most, open)
      if (fake.isSlow) await new Promise((resolve) => setTimeout(resolve, 1))
      else await Promise.resolve()
      open -= 1
      const state = states.get(hash)
      if (state instanceof Error) throw state
      return state ?? { status: 'pending' }
    },
  }
  const fake: FakeChain = {
    isSlow: false,
    ledger: { ...more, transfers },
    states,
    asked,
    get most() {
      return most
    },
  }
  return fake
}
