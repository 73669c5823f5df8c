import type { PageWalletScript, ScriptSetup } from '../wallet/scriptTypes'
import type { NodeUrls, PageWalletOptions } from '../wallet/types'

export type CaipNetworkId = string

/** Lets a test act as the wallet's user. Positions are indexes into the wallet's accounts, from 0. */
export interface BitcoinWalletScript
  extends Omit<PageWalletScript, 'answerTwice' | 'addAccountToSite' | 'announce' | 'switchAccount'> {
  /** Selects an account; a connected app then sees only this account, or sees it first. */
  switchAccount(position: number): void
  switchNetwork(caipNetworkId: CaipNetworkId): void
}

export interface BitcoinWalletOptions extends Omit<PageWalletOptions, 'mode' | 'delay' | 'next' | 'announce'> {
  /** Esplora URLs by CAIP-2 id; URLs of other namespaces are ignored. */
  readonly rpcUrls: NodeUrls
  readonly setup?: ScriptSetup | undefined
}

export interface BitcoinPageWallet {
  readonly script: BitcoinWalletScript
  destroy(): void
}

/** Payment addresses are native segwit (BIP-84), ordinals addresses taproot (BIP-86). */
export interface BitcoinKey {
  readonly purpose: 'payment' | 'ordinals'
  readonly address: string
  readonly path: string
  readonly script: Uint8Array
  /** 32 bytes (x-only) for Taproot. */
  readonly publicKey: Uint8Array
  readonly tapInternalKey: Uint8Array | undefined
  readonly privateKey: Uint8Array
}

export interface BitcoinAccount {
  readonly payment: BitcoinKey
  readonly ordinals: BitcoinKey
}

export type DeriveBitcoinAccount = (index: number, caipNetworkId: string) => BitcoinAccount
