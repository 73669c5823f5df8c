import type { ReadableAtom } from 'nanostores'
import type { Connection } from '../adapter/connection.js'
import type { RequestNews } from '../adapter/contract.js'
import type { ConnectedWalletInfo } from '../types/account.js'
import type { CaipNetworkId, Namespace, PerNamespace } from '../types/caip.js'
import type { Network } from '../types/network.js'
import type { SiwxDraft } from '../types/siwx.js'
import type { Route } from '../types/views.js'
import type { Connector, ListedWallet, Wallet } from '../types/wallet.js'

/**
 * A way to reach wallets: in this browser, on another device, in a frame, or one that nobody has thought of. What is
 * absent is not so, or cannot be done.
 */
export interface WalletSource {
  readonly id: string
  /** What analytics call a connection that came about this way: `browser`, `qrcode`, `mobile`, `email` or a name of its own. */
  method(): string
  /**
   * One session serves several namespaces and ends in all of them. Its wallets are ways in and not wallets: under which
   * name a connection is shown is learned with it, and it is not one of the wallets used last. Restoring waits for the
   * other end as long as it is away.
   */
  readonly spans?: true | undefined
  /**
   * It is reached by signing in, and stands in no list. Who it is, is in `user` and `socialProvider` of the account; in
   * which way they signed in is kept as the name of the connection.
   */
  readonly login?: true | undefined
  /** It shows a code to scan: which wallet will answer only the visitor knows, until it is connected. */
  readonly code?: true | undefined
  /**
   * What asking means where it is connected already. `renews`: the visitor wants another session. `joins`: the session
   * is taken to one more namespace, without a question. Absent: the connection is put to use.
   */
  readonly again?: 'renews' | 'joins' | undefined
  /** What it offers, by namespace. */
  readonly $wallets: ReadableAtom<PerNamespace<readonly Wallet[]>>
  /**
   * Asks the wallet. The first of the answer is of the wanted namespace, unless the wallet allowed only others. Rejects
   * as `ChainAdapter.connect` does; after the signal nothing may be left connected by this request.
   */
  connect(request: SourceRequest): Promise<readonly [SourceConnection, ...SourceConnection[]]>
  /** Its session has ended here in all namespaces: tells the other end. */
  close?(): Promise<void>
  /** Fetches what connecting needs, early. */
  preload?(wallet: Wallet): void
  /** The other end decides which account leads; the connections themselves cannot. */
  selectAccount?(namespace: Namespace, address: string): Promise<void>
  /** What a stored connection says of the wallet beyond its name. */
  describe?(record: { readonly auth?: { readonly name: string } | undefined }): Pick<ConnectedWalletInfo, 'social'>
  /** Whether a wallet that is not in this browser can be asked over it. */
  reaches?(wallet: Partial<ListedWallet>): boolean
  /** The view in which it asks. @default `ConnectingExternal` */
  route?(params: SourceRouteParams): Route
  /** The view in which a connection that was kept begins anew. @default the one in which it asks */
  resume?(namespace: Namespace, record: { readonly auth?: { readonly name: string } | undefined } | undefined): Route
}

export interface SourceRequest {
  readonly wallet: Connector
  /** The wallet is asked to be on this network. Left out, it stays where it is. */
  readonly network?: Network | undefined
  /** Restore only: succeed from existing permission or reject, never prompt. @default false */
  readonly silent?: boolean | undefined
  readonly signal: AbortSignal
  /** Hears what the wallet says beside its answer. */
  readonly onNews?: ((news: RequestNews) => void) | undefined
  /** What a wallet that can do both at once is to sign while it connects. Undefined: it is only to connect. */
  readonly signInDraft?: ((caipNetworkId: CaipNetworkId) => Promise<SiwxDraft | undefined>) | undefined
}

/** One namespace's part of what a wallet allowed. */
export interface SourceConnection {
  readonly namespace: Namespace
  /** Under the name that the visitor knows. */
  readonly wallet: Wallet
  readonly connection: Connection
}

export interface SourceRouteParams {
  /** The wallet of the directory that was chosen. Undefined: any. */
  readonly walletId?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly adding?: boolean | undefined
}
