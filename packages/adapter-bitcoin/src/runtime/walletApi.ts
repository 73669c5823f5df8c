import type { CaipNetworkId, Network, Unsubscribe } from '@foyer/core/adapter'
import type {
  BitcoinAddress,
  BitcoinMessageProtocol,
  BitcoinSignPsbtParameters,
  BitcoinSignPsbtResult,
} from '../provider.js'

export type BitcoinNetworkId = CaipNetworkId<'bip122'>

export interface WalletState {
  readonly addresses: readonly BitcoinAddress[]
  readonly caipNetworkId: BitcoinNetworkId
}

/** Gives wallets of every API one interface. The wallet does not support a member that is absent. */
export interface WalletApi {
  readonly raw: unknown
  /** Prompts the user. The wallet may stay on a network other than the requested one. */
  connect(network: Network<'bip122'> | undefined): Promise<WalletState>
  /**
   * Reads addresses without a prompt; undefined if there are none. After the wallet answered "unauthorized",
   * `isRefused` skips stored addresses.
   */
  read(isRefused?: boolean): Promise<WalletState | undefined>
  readonly hidesAccounts?: true
  switchNetwork?(network: Network<'bip122'>): Promise<void>
  signMessage?(request: SignMessageRequest): Promise<string>
  signPsbt?(request: SignPsbtRequest): Promise<BitcoinSignPsbtResult>
  sendTransfer?(request: SendTransferRequest): Promise<string>
  addresses?(account: string): Promise<readonly BitcoinAddress[]>
  listen(listener: (event: WalletApiEvent) => void): Unsubscribe
  /** Asks the wallet to disconnect. Some wallets never answer. */
  disconnect(): Promise<unknown>
}

/** `changed`: accounts or network changed. `hidden`: the wallet lists no accounts now. `ended`: it disconnected. */
export type WalletApiEvent = 'changed' | 'hidden' | 'ended'

export interface SignMessageRequest {
  readonly message: string
  readonly account: BitcoinAddress
  readonly protocol: BitcoinMessageProtocol
  readonly caipNetworkId: BitcoinNetworkId
}

export interface SignPsbtRequest extends BitcoinSignPsbtParameters {
  readonly caipNetworkId: BitcoinNetworkId
}

export interface SendTransferRequest {
  readonly recipient: string
  readonly amount: bigint
  readonly from: BitcoinAddress
  /** In satoshis per virtual byte. Wallets that do not sign PSBTs ignore it. */
  readonly feeRate?: bigint | undefined
  readonly replaces?: string | undefined
  readonly caipNetworkId: BitcoinNetworkId
}
