import type { ScriptSetup, WalletScript } from '../wallets/scriptTypes'
import type { SvgNode } from '../wallets/svg'
import type { LoadRpcUrls, RpcUrls, SandboxWalletOptions, WalletStorage } from '../wallets/types'

/** CAIP-2. */
export type CaipNetworkId = string

/** Everything a test can make the wallet's owner do. Positions count the wallet's own accounts from 0. */
export interface BitcoinWalletScript
  extends Pick<
    WalletScript,
    'mode' | 'delay' | 'next' | 'release' | 'open' | 'lock' | 'unlock' | 'disconnectSite' | 'log' | 'clearLog'
  > {
  /** Selects; a connected site sees this one, or this one first where it may see several. */
  switchAccount(position: number): void
  /** Goes to another network by itself. */
  switchNetwork(caipNetworkId: CaipNetworkId): void
}

export interface BitcoinWalletOptions extends Pick<SandboxWalletOptions, 'panel' | 'panelRoot' | 'panelHost'> {
  /** What its memory is kept under. */
  readonly id: string
  readonly name: string
  readonly icon: SvgNode
  readonly accent: string
  /** Indexes under the test mnemonic. */
  readonly accountIndexes: readonly number[]
  /** An Esplora each; the URLs of other namespaces are passed over. */
  readonly rpcUrls: RpcUrls | LoadRpcUrls | Readonly<Record<string, string>>
  /** Default: the page's own, `http://localhost` in Node. */
  readonly origin?: string | undefined
  /** Default: localStorage, or memory where there is none. */
  readonly storage?: WalletStorage | undefined
  readonly locked?: boolean | undefined
  readonly setup?: ScriptSetup | undefined
  /** Default: the global one, if there is one. */
  readonly window?: EventTarget | undefined
}

export interface BitcoinPageWallet {
  readonly script: BitcoinWalletScript
  destroy(): void
}

/** One address with its key. A payment address is native segwit (BIP-84), one for ordinals is taproot (BIP-86). */
export interface BitcoinKey {
  readonly purpose: 'payment' | 'ordinals'
  readonly address: string
  readonly path: string
  readonly script: Uint8Array
  /** Of a taproot address without its first byte. */
  readonly publicKey: Uint8Array
  readonly tapInternalKey: Uint8Array | undefined
  readonly privateKey: Uint8Array
}

export interface BitcoinAccount {
  readonly payment: BitcoinKey
  readonly ordinals: BitcoinKey
}

/** The account at an index of a mnemonic, with the addresses of a network (CAIP-2). */
export type BitcoinKeys = (index: number, caipNetworkId: string) => BitcoinAccount
