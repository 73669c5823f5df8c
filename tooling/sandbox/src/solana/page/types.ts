import type { WalletScript, WalletSetup } from '../../wallets/scriptTypes'
import type { SvgNode } from '../../wallets/svg'
import type { WalletStorage } from '../../wallets/types'

/** URL by CAIP network id. A function is called on first use. */
export type SolanaRpcUrls = Readonly<Record<string, string>> | (() => Promise<Readonly<Record<string, string>>>)

/** The owner's hands, for a test. There is no `switchChain`: a page says the chain with each transaction. */
export type SolanaScript = Omit<
  WalletScript,
  'switchChain' | 'goOffline' | 'goOnline' | 'message' | 'setSwitchErrorCode' | 'setAddResult'
>

export type SolanaSetup = Pick<
  WalletSetup,
  'mode' | 'delay' | 'next' | 'announce' | 'locked' | 'panel' | 'panelRoot' | 'panelHost'
>

export interface SolanaWalletOptions extends SolanaSetup {
  readonly name: string
  readonly id: string
  readonly rpcUrls: SolanaRpcUrls
  readonly icon?: SvgNode
  readonly accent?: string
  /** Indexes under the test mnemonic. Default: 0, 1, 2. */
  readonly accountIndexes?: readonly number[]
  /** False: signs transactions and leaves it to the page to send them. Default: true. */
  readonly sends?: boolean
  /** False: knows nothing of Sign in with Solana. Default: true. */
  readonly signsIn?: boolean
  readonly origin?: string
  /** Default: localStorage, or memory where there is none. */
  readonly storage?: WalletStorage
}
