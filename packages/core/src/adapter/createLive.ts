import { ModalError } from '../errors/ModalError.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { anySignal } from '../utils/waiting.js'
import type { Accounts, Connection, ConnectionChange, OwnMembers } from './connection.js'

/** Where a connection stands. The accounts are those of the network: on another one they may be written differently. */
export interface Standing<N extends Namespace = Namespace> {
  /** The one in use first. */
  readonly accounts: Accounts
  readonly caipNetworkId: CaipNetworkId<N>
}

export interface CreateLiveParameters<N extends Namespace = Namespace> {
  /** How it begins; nobody is told of it. */
  readonly standing: Standing<N>
  /** The modal's. */
  readonly signal: AbortSignal
  /** Called once, at the end and before anybody is told of it; not when the modal goes. */
  readonly onEnd?: (() => void) | undefined
}

/** What is true of a connection now, who is told when it changes, and its end. */
export interface Live<N extends Namespace = Namespace> {
  /** For what listens to the wallet: aborted with the connection's end, and with the modal's. */
  readonly signal: AbortSignal
  isEnded(): boolean
  now(): Standing<N>
  /** Everything is in place before anybody is told, of the network last; what is the same is not told. */
  set(next: Standing<N>): void
  /** The first call counts. Nothing is told after it. */
  end(cause?: unknown): void
  /** Throws `CONNECTION_ENDED` after the end. */
  check(): void
  /** The act, which rejects with `CONNECTION_ENDED` after the end. */
  whileLive<I extends readonly unknown[], O>(act: (...input: I) => Promise<O>): (...input: I) => Promise<O>
  /** The connection as core wants it: these members with what is true now. Its acts reject after the end. */
  connection<Provider>(own: OwnMembers<N, Provider>): Connection<N, Provider>
}

/** The bookkeeping of one live connection. */
export function createLive<N extends Namespace>({ standing: start, signal, onEnd }: CreateLiveParameters<N>): Live<N> {
  const listeners = new Set<(change: ConnectionChange<N>) => void>()
  const life = new AbortController()
  let standing = start

  const isEnded = () => life.signal.aborted
  const tell = (change: ConnectionChange<N>) => {
    // One of them may end it, or take another one out.
    for (const listener of [...listeners]) if (listeners.has(listener)) listener(change)
  }
  const check = () => {
    if (isEnded()) throw new ModalError('CONNECTION_ENDED')
  }
  const whileLive =
    <I extends readonly unknown[], O>(act: (...input: I) => Promise<O>) =>
    async (...input: I): Promise<O> => {
      check()
      return act(...input)
    }
  const watch = (listener: (change: ConnectionChange<N>) => void): Unsubscribe => {
    if (!isEnded()) listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    signal: anySignal(life.signal, signal),
    isEnded,
    now: () => standing,
    set(next) {
      if (isEnded()) return
      const before = standing
      standing = next
      const { accounts, caipNetworkId } = next
      if (JSON.stringify(accounts) !== JSON.stringify(before.accounts)) tell({ type: 'accounts', accounts })
      if (caipNetworkId !== before.caipNetworkId) tell({ type: 'network', caipNetworkId })
    },
    end(cause) {
      if (isEnded()) return
      life.abort()
      onEnd?.()
      tell({ type: 'end', cause })
      listeners.clear()
    },
    check,
    whileLive,
    connection({ signMessage, signTypedData, switchNetwork, selectAccount, sendTransaction, ...rest }) {
      const { estimateGas, writeContract, readAssets, readNfts, sendCalls, readCalls, permissions, ...own } = rest
      return {
        ...own,
        get accounts() {
          return standing.accounts
        },
        get caipNetworkId() {
          return standing.caipNetworkId
        },
        watch,
        ...(signMessage && { signMessage: whileLive(signMessage) }),
        ...(signTypedData && { signTypedData: whileLive(signTypedData) }),
        ...(switchNetwork && { switchNetwork: whileLive(switchNetwork) }),
        ...(selectAccount && { selectAccount: whileLive(selectAccount) }),
        ...(sendTransaction && { sendTransaction: whileLive(sendTransaction) }),
        ...(estimateGas && { estimateGas: whileLive(estimateGas) }),
        ...(writeContract && { writeContract: whileLive(writeContract) }),
        ...(readAssets && { readAssets: whileLive(readAssets) }),
        ...(readNfts && { readNfts: whileLive(readNfts) }),
        ...(sendCalls && { sendCalls: whileLive(sendCalls) }),
        ...(readCalls && { readCalls: whileLive(readCalls) }),
        ...(permissions && { permissions: whileLive(permissions) }),
      }
    },
  }
}
