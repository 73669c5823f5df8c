import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { SiwxDraft } from '../types/siwx.js'
import type { TokenAmount } from '../types/token.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import type { Wallet } from '../types/wallet.js'
import type { ChainReader } from './chainReader.js'
import type { ChannelSupport } from './channel.js'
import type { Connection } from './connection.js'

/**
 * Adapts one namespace. The adapter itself reads, which needs no wallet; wallet methods are on the {@link Connection},
 * because each wallet supports others. An absent optional member means "not supported".
 */
export interface ChainAdapter<N extends Namespace = Namespace, Provider = unknown> {
  /**
   * Validates an address in its usual text form, checksum and length included. Asynchronous, since the code loads on
   * first use. With a `network`, accepts only addresses that can be paid there.
   */
  isAddress(value: string, network?: Network<N>): Promise<boolean>

  /** Reports the wallets that are present, at once and on every change. Must not load an SDK. */
  discover(listener: (wallets: readonly Wallet[]) => void): Unsubscribe

  /** Loads the code that `connect` needs, when the user points at a wallet. Must not prompt. */
  preload?(): void

  /**
   * Sends a connect request to the wallet. Rejects with a `ModalError` (`USER_REJECTED`, `WALLET_NOT_FOUND`, …) or with
   * the wallet's error, which core translates. After `signal` aborts, this request must leave nothing connected.
   */
  connect(request: ConnectRequest<N>): Promise<Connection<N, Provider>>

  /** Reports connections that were not made by the modal, e.g. by the app's own library. */
  watchConnections?(listener: (found: DiscoveredConnection<N, Provider>) => void): Unsubscribe

  /** True if the adapter queries the user's own node (`AdapterContext.ownNode`); else users cannot choose one. */
  readonly hasOwnNodes?: boolean | undefined

  balances?(query: AddressQuery<N>): Promise<readonly TokenAmount[]>

  chainReader?(): Promise<ChainReader<N>>

  /** Loads support for WalletConnect and the embedded wallet. Absent if the namespace can connect neither. */
  channel?(): Promise<ChannelSupport<N, Provider>>
}

export interface ConnectRequest<N extends Namespace = Namespace> {
  readonly walletId: string
  readonly network?: Network<N> | undefined
  /** True to connect with an existing permission or reject, without prompting the user. @default false */
  readonly silent?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  readonly onStatus?: ((news: ConnectRequestStatus) => void) | undefined
  /**
   * Returns a message to sign while connecting, for the network of the connection. Called only for wallets that can
   * connect and sign at once. Undefined: connect without signing. The signature is in {@link
   * ConnectionMembers.signedIn}.
   */
  readonly signInDraft?: ((caipNetworkId: CaipNetworkId) => Promise<SiwxDraft | undefined>) | undefined
}

/**
 * `pending`: the wallet still shows an earlier request. `unlocked`: the user has unlocked the wallet after a silent
 * request was rejected with `WALLET_LOCKED`, so a retry succeeds.
 */
export type ConnectRequestStatus = 'pending' | 'unlocked'

export interface DiscoveredConnection<N extends Namespace = Namespace, Provider = unknown> {
  readonly wallet: Wallet
  readonly connection: Connection<N, Provider>
  readonly active: boolean
}

export interface AddressQuery<N extends Namespace = Namespace> {
  readonly address: string
  readonly network: Network<N>
  readonly signal?: AbortSignal | undefined
}
