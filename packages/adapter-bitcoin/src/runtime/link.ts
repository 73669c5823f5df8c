import type { CaipNetworkId, Network, Unsubscribe } from '@foyer/core/adapter'
import type {
  BitcoinAddress,
  BitcoinMessageProtocol,
  BitcoinSignPsbtParameters,
  BitcoinSignPsbtResult,
} from '../provider.js'

export type BitcoinNetworkId = CaipNetworkId<'bip122'>

/** What a wallet shows this page. */
export interface WalletState {
  /** In the wallet's order, the one in use first; of one network. */
  readonly addresses: readonly BitcoinAddress[]
  readonly caipNetworkId: BitcoinNetworkId
}

/**
 * A wallet, whatever its family: what is asked of it is asked here in one way, and what it answers is read. Members that
 * are absent it cannot do.
 */
export interface WalletLink {
  /** The wallet's own object. */
  readonly raw: unknown
  /** Asks the visitor. `network` is where the page would like it to be; a wallet may stay elsewhere. */
  connect(network: Network<'bip122'> | undefined): Promise<WalletState>
  /** What it shows already, without a prompt. Undefined: nothing. */
  read(): Promise<WalletState | undefined>
  /** While it is locked it shows nothing, as to a page that it has never let in. */
  readonly hides?: true
  switchNetwork?(network: Network<'bip122'>): Promise<void>
  signMessage?(request: MessageRequest): Promise<string>
  signPsbt?(request: PsbtRequest): Promise<BitcoinSignPsbtResult>
  sendTransfer?(request: TransferRequest): Promise<string>
  /** More than the connection shows, where the wallet has a way to ask for the addresses of an account. */
  addresses?(account: string): Promise<readonly BitcoinAddress[]>
  listen(listener: (event: LinkEvent) => void): Unsubscribe
  /** Tells the wallet that this page is done with it. May hang: not every wallet answers. */
  leave(): Promise<unknown>
}

/** `changed`: what `read` gives is another; `hidden`: it gives nothing any more; `ended`: the wallet has left. */
export type LinkEvent = 'changed' | 'hidden' | 'ended'

export interface MessageRequest {
  readonly message: string
  readonly account: BitcoinAddress
  /** Families that know only one do not look at it. */
  readonly protocol: BitcoinMessageProtocol
  readonly caipNetworkId: BitcoinNetworkId
}

export interface PsbtRequest extends BitcoinSignPsbtParameters {
  readonly caipNetworkId: BitcoinNetworkId
}

export interface TransferRequest {
  readonly recipient: string
  /** In satoshis. */
  readonly amount: bigint
  readonly from: BitcoinAddress
  /** In satoshis a virtual byte. Wallets that send by themselves do not look at it. */
  readonly feeRate?: bigint | undefined
  /** Whose coins it spends. */
  readonly replaces?: string | undefined
  readonly caipNetworkId: BitcoinNetworkId
}
