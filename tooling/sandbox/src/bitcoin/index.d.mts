import type { BitcoinKey, BitcoinKeys, BitcoinPageWallet, BitcoinWalletOptions } from './types'

export type {
  BitcoinAccount,
  BitcoinKey,
  BitcoinKeys,
  BitcoinPageWallet,
  BitcoinWalletOptions,
  BitcoinWalletScript,
} from './types'

/** CAIP-2. */
export const MAINNET: `bip122:${string}`
export const TESTNET: `bip122:${string}`

/** Derived on first use. */
export function createKeys(mnemonic: string): BitcoinKeys

/** Builds, signs and sends a payment, change back to where it came from. Gives the transaction's id. */
export function sendTransfer(parameters: {
  readonly key: BitcoinKey
  /** In satoshis. */
  readonly recipients: readonly { readonly address: string; readonly amount: bigint }[]
  readonly caipNetworkId: string
  /** Of an Esplora. */
  readonly url: string
}): Promise<string>

/** The oldest form, with BIP-137's header, in base64. */
export function signEcdsa(message: string, key: BitcoinKey): string

/** BIP-322, its simple form, in base64. */
export function signBip322(message: string, key: BitcoinKey): string

/** Signs inputs of a PSBT, and finalizes them when the transaction is to be sent. */
export function signPsbt(
  psbt: Uint8Array,
  parameters: {
    readonly inputs: readonly { readonly index: number; readonly key: BitcoinKey }[]
    readonly finalize: boolean
  },
): { toPSBT(): Uint8Array; readonly hex: string }

/** A Wallet Standard wallet. It has the accounts of both networks at once, and only signs. */
export function createSaltmarsh(options: BitcoinWalletOptions): BitcoinPageWallet & { readonly wallet: object }

/** A provider in the way of sats-connect, at `btc_providers`. */
export function createFerrow(options: BitcoinWalletOptions): BitcoinPageWallet & { readonly provider: object }

/** What sits at `window.unisat`. */
export function createUnisat(options: BitcoinWalletOptions): BitcoinPageWallet & { readonly provider: object }
