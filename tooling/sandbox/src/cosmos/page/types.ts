import type { AminoSignResponse, StdSignature, StdSignDoc } from '@cosmjs/amino'
import type { PageWalletScript } from '../../wallets/scriptTypes'
import type { PageWalletOptions } from '../../wallets/types'

/** How a wallet behaves where those in the field differ, and under which global it is found. */
export type Style = 'keplr' | 'leap'

/** What a site gets of an account. */
export interface Key {
  readonly name: string
  readonly algo: string
  readonly pubKey: Uint8Array
  readonly address: Uint8Array
  readonly bech32Address: string
  readonly isNanoLedger: boolean
  readonly isKeystone: boolean
}

export interface DirectDoc {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  /** Wallets in extensions cannot hand a bigint or a `Long` through; sites send them all the same. */
  readonly accountNumber: { toString(): string }
}

/** What the site holds: Keplr's interface, as far as sites call it. */
export interface KeplrProvider {
  readonly version: string
  readonly mode: 'extension'
  enable(chainIds: string | readonly string[]): Promise<void>
  getKey(chainId: string): Promise<Key>
  signDirect(chainId: string, signer: string, doc: DirectDoc): Promise<{ signed: DirectDoc; signature: StdSignature }>
  signAmino(chainId: string, signer: string, doc: StdSignDoc): Promise<AminoSignResponse>
  signArbitrary(chainId: string, signer: string, data: string | Uint8Array): Promise<StdSignature>
  experimentalSuggestChain(info: unknown): Promise<void>
  /** Keplr. */
  disable?(chainIds?: string | readonly string[]): Promise<void>
  /** Leap. */
  disconnect?(chainIds?: string | readonly string[]): Promise<void>
  isConnected?(chainId: string): Promise<boolean>
}

/** The owner's hands, for a test. There is no `switchChain`: a page says the chain with each request. */
export interface CosmosScript extends Omit<PageWalletScript, 'addAccountToSite' | 'answerTwice' | 'switchAccount'> {
  /** Selects an account; sites that are connected hear that the key has changed. */
  switchAccount(position: number): void
}

export interface CosmosWalletOptions extends PageWalletOptions {
  /** Default: `keplr`. */
  readonly style?: Style
  /** Chain ids that the wallet knows without being told. Default: all of the sandbox. */
  readonly chains?: readonly string[]
  /** The keys are on a device that only signs amino documents. Default: false. */
  readonly isLedger?: boolean
}
