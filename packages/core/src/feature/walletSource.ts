import type { ReadableAtom } from 'nanostores'
import type { Connection } from '../adapter/connection.js'
import type { ConnectRequestStatus } from '../adapter/contract.js'
import type { ConnectedWalletInfo } from '../types/account.js'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { SiwxDraft } from '../types/siwx.js'
import type { Route } from '../types/views.js'
import type { Connector, ListedWallet, Wallet } from '../types/wallet.js'

/**
 * Provides wallets that are reached in one way: in this browser, on another device, in a frame, or any other. An absent
 * member is not supported.
 */
export interface WalletSource {
  readonly id: string
  /** Name of the way to reach the wallets, for analytics: `browser`, `qrcode`, `mobile`, `email` or another. */
  method(): string
  /**
   * True if one session serves several namespaces and ends in all of them. Its entries in the list, such as
   * WalletConnect, stand for any wallet: the connection names the actual wallet, and the entry is not added to the
   * recent wallets. A restore waits without a time limit.
   */
  readonly isMultiNamespace?: true | undefined
  /**
   * True for a login instead of a wallet, which no list of wallets shows. `user` and `socialProvider` of the account
   * identify the user, and the connection is stored under the login method's name.
   */
  readonly isLogin?: true | undefined
  /** True for addresses that the user only views. No list of wallets shows them, and nothing can sign. */
  readonly isReadOnly?: true | undefined
  /** True if `connect` shows a code that any wallet can scan, so that the wallet is unknown until it connects. */
  readonly hasPairingCode?: true | undefined
  /**
   * Sets what `connect` does while the wallet is connected. `new-session`: starts one. `add-namespace`: adds a
   * namespace without a prompt. Absent: makes the existing connection active.
   */
  readonly reconnectMode?: 'new-session' | 'add-namespace' | undefined
  readonly $wallets: ReadableAtom<PerNamespace<readonly Wallet[]>>
  /**
   * Sends a connect request. The first connection has the requested namespace, unless the wallet approved only others.
   * Rejects as `ChainAdapter.connect` does. After `signal` aborts, this request must leave nothing connected.
   */
  connect(request: WalletSourceRequest): Promise<readonly [WalletSourceConnection, ...WalletSourceConnection[]]>
  close?(): Promise<void>
  preload?(wallet: Wallet): void
  selectAccount?(namespace: Namespace, address: string): Promise<void>
  describe?(record: { readonly auth?: { readonly name: string } | undefined }): Pick<ConnectedWalletInfo, 'social'>
  /**
   * Takes over the sessions that another library stored on this site. Resolves with the namespaces that they serve.
   * Absent: the source has no sessions that another library could store.
   */
  takeOver?(): Promise<readonly Namespace[]>
  reaches?(wallet: Partial<ListedWallet>): boolean
  route?(params: WalletSourceRouteParams): Route
  /**
   * Route of the view that reconnects a stored connection.
   * @default the connecting view, which prompts the wallet at once
   */
  resume?(namespace: Namespace, record: { readonly auth?: { readonly name: string } | undefined } | undefined): Route
}

export interface WalletSourceRequest {
  readonly wallet: Connector
  readonly network?: Network | undefined
  /** True to restore: connects with an existing permission or rejects, without a prompt. @default false */
  readonly silent?: boolean | undefined
  readonly signal: AbortSignal
  readonly onStatus?: ((news: ConnectRequestStatus) => void) | undefined
  /** Receives the URI of the code to scan, and a new URI before each one expires. */
  readonly onUri?: ((uri: string) => void) | undefined
  /** Returns a message to sign while connecting. Undefined: connect without signing. */
  readonly signInDraft?: ((caipNetworkId: CaipNetworkId) => Promise<SiwxDraft | undefined>) | undefined
}

export interface WalletSourceConnection {
  readonly namespace: Namespace
  readonly wallet: Wallet
  readonly connection: Connection
}

export interface WalletSourceRouteParams {
  readonly walletId?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly adding?: boolean | undefined
}
