import type { PageWalletScript, ScriptSetup } from '../wallets/scriptTypes'
import type { NodeUrls, PageWalletOptions } from '../wallets/types'

/** CAIP-2. */
export type CaipNetworkId = string

/** Everything a test can make the wallet's owner do. Positions count the wallet's own accounts from 0. */
export interface BitcoinWalletScript
  extends Omit<PageWalletScript, 'answerTwice' | 'addAccountToSite' | 'announce' | 'switchAccount'> {
  /** Selects; a connected site sees this one, or this one first where it may see several. */
  switchAccount(position: number): void
  /** Goes to another network by itself. */
  switchNetwork(caipNetworkId: CaipNetworkId): void
}

export interface BitcoinWalletOptions extends Omit<PageWalletOptions, 'mode' | 'delay' | 'next' | 'announce'> {
  /** An Esplora each; the URLs of other namespaces are passed over. */
  readonly rpcUrls: NodeUrls
  readonly setup?: ScriptSetup | undefined
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
