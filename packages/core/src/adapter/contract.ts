import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { SiwxDraft } from '../types/siwx.js'
import type { TokenAmount } from '../types/token.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import type { Wallet } from '../types/wallet.js'
import type { ChannelSupport } from './channel.js'
import type { Connection } from './connection.js'
import type { Ledger } from './ledger.js'

/**
 * One namespace, reduced to what a modal needs from it.
 *
 * Reads live here, because a balance needs no wallet. Acts live on the {@link Connection}, because what a visitor can
 * do depends on the wallet they chose. An optional member that is absent means "not supported": there is no flag to
 * keep in step and no stub to write.
 */
export interface ChainAdapter<N extends Namespace = Namespace, Provider = unknown> {
  /**
   * True for an address of this namespace in its usual text form, checksum and length included. A promise, because the
   * code that checks is loaded with the first question. With a `network`: only for one that can be paid there. A namespace
   * whose addresses are the same on all of its networks need not look at it.
   */
  isAddress(value: string, network?: Network<N>): Promise<boolean>

  /** Reports the wallets present now, at once, and again whenever that set changes. Loads no SDK. */
  discover(listener: (wallets: readonly Wallet[]) => void): Unsubscribe

  /** Loads what connecting needs, early: called when the visitor points at a wallet. Must not prompt. */
  preload?(): void

  /**
   * Asks the wallet. Rejects with a `ModalError` (`USER_REJECTED`, `WALLET_NOT_FOUND`, …) or with whatever the wallet
   * threw, which core translates. After `signal` is aborted nothing may be left connected by this request.
   */
  connect(request: ConnectRequest<N>): Promise<Connection<N, Provider>>

  /** Connections that came about elsewhere, e.g. through the integrator's own library on the same wallets. */
  watchConnections?(listener: (found: FoundConnection<N, Provider>) => void): Unsubscribe

  /** The balance of any address in the native coin, first; tokens where they come with the same question. */
  balances?(query: AddressQuery<N>): Promise<readonly TokenAmount[]>

  /** Loads what the chain says of tokens, of what happened and of names, and how things are sent. Asks nobody. The same each time. */
  ledger?(): Promise<Ledger<N>>

  /** Loads how remote sessions are used. Absent: wallets on other devices cannot be used in this namespace. */
  channel?(): Promise<ChannelSupport<N, Provider>>
}

export interface ConnectRequest<N extends Namespace = Namespace> {
  readonly walletId: string
  /** The wallet is asked to be on this network. Left out, it stays where it is. */
  readonly network?: Network<N> | undefined
  /** Restore only: succeed from existing permission or reject, never prompt. @default false */
  readonly silent?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  /** Hears what the wallet says beside its answer. */
  readonly onNews?: ((news: RequestNews) => void) | undefined
  /**
   * What a wallet that can do both at once is to sign while it connects, on the network where it will be. Asked for only where it
   * can; undefined: it is only to connect. What it signed is {@link OwnMembers.signedIn} of the connection.
   */
  readonly signInDraft?: ((caipNetworkId: CaipNetworkId) => Promise<SiwxDraft | undefined>) | undefined
}

/**
 * `pending`: it has the question open already, and shows it nowhere else. `unlocked`, after a silent request that was
 * rejected with `WALLET_LOCKED`: it shows its accounts again.
 */
export type RequestNews = 'pending' | 'unlocked'

export interface FoundConnection<N extends Namespace = Namespace, Provider = unknown> {
  readonly wallet: Wallet
  readonly connection: Connection<N, Provider>
  /** It is the one in use there; reported again when that changes. */
  readonly active: boolean
}

export interface AddressQuery<N extends Namespace = Namespace> {
  readonly address: string
  readonly network: Network<N>
  readonly signal?: AbortSignal | undefined
}
