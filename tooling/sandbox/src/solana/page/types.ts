import type { PageWalletScript } from '../../wallets/scriptTypes'
import type { PageWalletOptions } from '../../wallets/types'

/** URL by CAIP network id. A function is called on first use. */
export type SolanaRpcUrls = Readonly<Record<string, string>> | (() => Promise<Readonly<Record<string, string>>>)

/** The owner's hands, for a test. There is no `switchChain`: a page says the chain with each transaction. */
export type SolanaScript = PageWalletScript

export interface SolanaWalletOptions extends PageWalletOptions {
  readonly rpcUrls: SolanaRpcUrls
  /** False: signs transactions and leaves it to the page to send them. Default: true. */
  readonly sends?: boolean
  /** False: knows nothing of Sign in with Solana. Default: true. */
  readonly signsIn?: boolean
}
