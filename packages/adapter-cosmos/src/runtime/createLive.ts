import {
  type Accounts,
  type CaipNetworkId,
  type ConnectionChange,
  ModalError,
  type Unsubscribe,
} from '@foyer/core/adapter'

/** Where a connection stands. The accounts are those of the network: on another one they are written differently. */
export interface Standing {
  readonly caipNetworkId: CaipNetworkId<'cosmos'>
  readonly accounts: Accounts
}

type Change = ConnectionChange<'cosmos'>

export type Live = ReturnType<typeof createLive>

/** What changes in a connection, and who is told. */
export function createLive(first: Standing, outer: AbortSignal) {
  const listeners = new Set<(change: Change) => void>()
  const ended = new AbortController()
  let standing = first
  const tell = (change: Change) => {
    for (const listener of [...listeners]) listener(change)
  }
  return {
    /** Aborted with the connection's end, and with the modal's. */
    signal: AbortSignal.any([ended.signal, outer]),
    isEnded: () => ended.signal.aborted,
    now: () => standing,
    /** Both are in place before either is told. */
    set(next: Standing): void {
      if (ended.signal.aborted) return
      const before = standing
      standing = next
      if (next.caipNetworkId !== before.caipNetworkId) tell({ type: 'network', caipNetworkId: next.caipNetworkId })
      if (keyOf(next) !== keyOf(before)) tell({ type: 'accounts', accounts: next.accounts })
    },
    end(cause?: unknown): void {
      if (ended.signal.aborted) return
      ended.abort()
      tell({ type: 'end', cause })
      listeners.clear()
    },
    watch(listener: (change: Change) => void): Unsubscribe {
      if (!ended.signal.aborted) listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The act, which rejects once the connection has ended. */
    whileLive:
      <I, O>(act: (input: I) => Promise<O>) =>
      async (input: I): Promise<O> => {
        if (ended.signal.aborted) throw new ModalError('CONNECTION_ENDED')
        return act(input)
      },
  }
}

const keyOf = ({ accounts }: Standing) => accounts.map(({ address }) => address).join()
