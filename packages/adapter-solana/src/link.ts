import type { CaipNetworkId, Unsubscribe } from '@foyer/core/adapter'
import type { SolanaSignInInput } from '@solana/wallet-standard-features'
import type { SolanaProvider, SolanaSignedIn, SolanaSignedMessage } from './provider.js'
import type { SolanaTransactionInput } from './transaction.js'

export interface LinkAccount {
  /** Base58 of 32 bytes. */
  readonly address: string
  readonly label?: string | undefined
}

/** What a wallet is asked to sign for. */
export interface Signing {
  readonly address: string
  readonly caipNetworkId: CaipNetworkId<'solana'>
}

/** A transaction as it travels, and as the page gave it. */
export interface Wire {
  readonly bytes: Uint8Array
  readonly version: 'legacy' | number
  /** How many have to sign it. */
  readonly signers: number
  readonly input: SolanaTransactionInput
}

/** What nodes and wallets call them today. */
export type Commitment = 'processed' | 'confirmed' | 'finalized'

/** Options as nodes and wallets take them. Only what was given is there. */
export interface SendOptions {
  readonly preflightCommitment?: Commitment
  readonly skipPreflight?: boolean
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

export type LinkChange =
  | { readonly type: 'accounts' }
  | {
      readonly type: 'network'
      readonly caipNetworkId: CaipNetworkId<'solana'>
      /** Only for a connection on one of these. @default any */
      readonly from?: CaipNetworkId<'solana'>[] | undefined
    }
  | { readonly type: 'end'; readonly cause?: unknown }

/** A wallet of any family, in the words that all of them share. An act that is absent is one that it does not have. */
export interface Link {
  readonly wallet: SolanaProvider['wallet']
  /** As they are now, the one in use first. Without one it is over. */
  accounts(): readonly LinkAccount[]
  /** Where it can be used; undefined when it does not say, which is everywhere. */
  networks(): readonly CaipNetworkId<'solana'>[] | undefined
  /** Told before the page goes to another network. Absent: nobody has to know. */
  enterNetwork?: ((caipNetworkId: CaipNetworkId<'solana'>) => Promise<void>) | undefined
  watch(listener: (change: LinkChange) => void): Unsubscribe
  /** Tells the wallet that this page is done with it. */
  leave(): Promise<unknown>
  signMessage?: ((message: Uint8Array, signing: Signing) => Promise<SolanaSignedMessage>) | undefined
  signTransactions?: ((wires: readonly Wire[], signing: Signing) => Promise<readonly Uint8Array[]>) | undefined
  /** Gives the signature in base58. */
  sendTransaction?: ((wire: Wire, signing: Signing & { readonly options: SendOptions }) => Promise<string>) | undefined
  signIn?: ((input: SolanaSignInInput) => Promise<SolanaSignedIn>) | undefined
}

/** One that is in this browser and can be asked. */
export interface BrowserLink extends Link {
  /** Silent gives what is permitted already, and shows nothing to anybody. Afterwards `accounts` tells. */
  connect(silent: boolean): Promise<void>
}
