import type { AminoSignResponse, StdSignature, StdSignDoc } from '@cosmjs/amino'
import type { PageWalletScript } from '../../wallet/scriptTypes'
import type { PageWalletOptions } from '../../wallet/types'

/** Selects the imitated wallet, and with it the global where apps find the provider. */
export type CosmosWalletStyle = 'keplr' | 'leap'

export interface KeplrKey {
  readonly name: string
  readonly algo: string
  readonly pubKey: Uint8Array
  readonly address: Uint8Array
  readonly bech32Address: string
  readonly isNanoLedger: boolean
  readonly isKeystone: boolean
}

export interface DirectSignDoc {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  /** Accepts a string, a bigint or a `Long`, as apps send all three. */
  readonly accountNumber: { toString(): string }
}

/** Describes the part of Keplr's interface that apps call. */
export interface KeplrProvider {
  readonly version: string
  readonly mode: 'extension'
  enable(chainIds: string | readonly string[]): Promise<void>
  getKey(chainId: string): Promise<KeplrKey>
  signDirect(
    chainId: string,
    signer: string,
    doc: DirectSignDoc,
  ): Promise<{ signed: DirectSignDoc; signature: StdSignature }>
  signAmino(chainId: string, signer: string, doc: StdSignDoc): Promise<AminoSignResponse>
  signArbitrary(chainId: string, signer: string, data: string | Uint8Array): Promise<StdSignature>
  experimentalSuggestChain(info: unknown): Promise<void>
  disable?(chainIds?: string | readonly string[]): Promise<void>
  disconnect?(chainIds?: string | readonly string[]): Promise<void>
  isConnected?(chainId: string): Promise<boolean>
}

/** Lets a test act as the wallet's user. Apps name the chain in each request, so `switchChain` is absent. */
export interface CosmosWalletScript
  extends Omit<PageWalletScript, 'addAccountToSite' | 'answerTwice' | 'switchAccount'> {
  /** Selects an account, and emits an event to connected apps. */
  switchAccount(position: number): void
}

export interface CosmosWalletOptions extends PageWalletOptions {
  /** @default 'keplr' */
  readonly style?: CosmosWalletStyle
  /** Ids of the chains that the wallet knows. @default all Cosmos chains of the sandbox */
  readonly chains?: readonly string[]
  /** Signs amino documents only, like a hardware wallet. @default false */
  readonly isLedger?: boolean
}
