import type { PageWalletScript } from '../../wallet/scriptTypes'
import type { PageWalletOptions } from '../../wallet/types'

/** Node URLs by CAIP-2 id. A function is called on first use. */
export type SolanaRpcUrls = Readonly<Record<string, string>> | (() => Promise<Readonly<Record<string, string>>>)

/** Lets a test act as the wallet's user. Apps name the cluster in each transaction, so `switchChain` is absent. */
export type SolanaWalletScript = PageWalletScript

export interface SolanaWalletOptions extends PageWalletOptions {
  readonly rpcUrls: SolanaRpcUrls
  /** False for a wallet that only signs; the app sends. @default true */
  readonly sends?: boolean
  /** False for a wallet without Sign in with Solana. @default true */
  readonly signsIn?: boolean
}
