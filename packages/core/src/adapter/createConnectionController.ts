import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { combineSignals, withTimeout } from '../utils/waiting.js'
import type { Accounts, Connection, ConnectionChange, ConnectionMembers } from './connection.js'
import { WALLET_READ_TIMEOUT_MS } from './limits.js'

/** Accounts and network form one state, because a wallet may have other addresses on another network. */
export interface ConnectionState<N extends Namespace = Namespace> {
  readonly accounts: Accounts
  readonly caipNetworkId: CaipNetworkId<N>
}

export interface CreateConnectionControllerParameters<N extends Namespace = Namespace> {
  readonly state: ConnectionState<N>
  readonly signal: AbortSignal
  /** Called once when the connection ends, before its listeners. Not called when the modal is destroyed. */
  readonly onEnd?: (() => void) | undefined
  /**
   * Reads accounts and network from the wallet without a prompt, and updates or ends the connection. Runs when the user
   * returns to the app, because not every wallet reports changes. Runs with `isRefused` after the wallet answered that
   * the app is not authorized.
   */
  readonly refresh?: ((isRefused: boolean) => Promise<void>) | undefined
}

export interface ConnectionController<N extends Namespace = Namespace> {
  /** Aborts when the connection ends or the modal is destroyed. Pass it to listeners on the wallet. */
  readonly signal: AbortSignal
  isEnded(): boolean
  now(): ConnectionState<N>
  /** Sets accounts and network together, then reports what changed: accounts first. */
  set(next: ConnectionState<N>): void
  end(cause?: unknown): void
  check(): void
  /**
   * Sends a wallet request. If the wallet answers that the app is not authorized, runs `refresh`. Rejects with
   * `NOT_AUTHORIZED` if `refresh` ended the connection, else with the wallet's error.
   */
  request<T>(send: () => Promise<T>): Promise<T>
  whileLive<I extends readonly unknown[], O>(callback: (...input: I) => Promise<O>): (...input: I) => Promise<O>
  connection<Provider>(own: ConnectionMembers<N, Provider>): Connection<N, Provider>
}

export function createConnectionController<N extends Namespace>(
  parameters: CreateConnectionControllerParameters<N>,
): ConnectionController<N> {
  const { state: start, signal, onEnd, refresh } = parameters
  const listeners = new Set<(change: ConnectionChange<N>) => void>()
  const life = new AbortController()
  let standing = start

  const isEnded = () => life.signal.aborted
  const emit = (change: ConnectionChange<N>) => {
    // Iterate over a copy, because a listener may end the connection or remove another listener.
    for (const listener of [...listeners]) if (listeners.has(listener)) listener(change)
  }
  const check = () => {
    if (isEnded()) throw new ModalError('CONNECTION_ENDED')
  }
  const whileLive =
    <I extends readonly unknown[], O>(callback: (...input: I) => Promise<O>) =>
    async (...input: I): Promise<O> => {
      check()
      return request(() => callback(...input))
    }
  const refreshNow = async (isRefused: boolean) => {
    const refreshed = (async () => refresh?.(isRefused))()
    // A wallet that fails or does not answer in time leaves the connection as it is.
    await withTimeout(refreshed, WALLET_READ_TIMEOUT_MS, () => undefined).catch(() => undefined)
  }
  const request = async <T>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send()
    } catch (cause) {
      if (isEnded() || !refresh || !isUnauthorized(cause)) throw cause
      await refreshNow(true)
      if (!isEnded()) throw cause
      throw new ModalError('NOT_AUTHORIZED', { cause })
    }
  }
  let isRefreshing = false
  let hasReturnedAgain = false
  // The browser may report focus and visibility together. Only one read runs at a time, and a second return repeats it.
  const refreshOnReturn = async () => {
    hasReturnedAgain = isRefreshing
    if (isRefreshing) return
    isRefreshing = true
    do {
      hasReturnedAgain = false
      await refreshNow(false)
    } while (hasReturnedAgain && !isEnded())
    isRefreshing = false
  }
  if (refresh) onReturn(combineSignals(life.signal, signal), () => void refreshOnReturn())
  const watch = (listener: (change: ConnectionChange<N>) => void): Unsubscribe => {
    if (!isEnded()) listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    signal: combineSignals(life.signal, signal),
    isEnded,
    now: () => standing,
    set(next) {
      if (isEnded()) return
      const before = standing
      standing = next
      const { accounts, caipNetworkId } = next
      if (JSON.stringify(accounts) !== JSON.stringify(before.accounts)) emit({ type: 'accounts', accounts })
      if (caipNetworkId !== before.caipNetworkId) emit({ type: 'network', caipNetworkId })
    },
    end(cause) {
      if (isEnded()) return
      life.abort()
      onEnd?.()
      emit({ type: 'end', cause })
      listeners.clear()
    },
    check,
    request,
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

function isUnauthorized(cause: unknown): boolean {
  const error = toModalError(cause)
  // A `NOT_AUTHORIZED` without `cause` is Foyer's own, thrown before any wallet request.
  return error.code === 'PROVIDER_UNAUTHORIZED' || (error.code === 'NOT_AUTHORIZED' && error.cause !== undefined)
}

function onReturn(signal: AbortSignal, listener: () => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('focus', listener, { signal })
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener(), { signal })
}
