import type { AminoSignResponse, StdSignature, StdSignDoc } from '@cosmjs/amino'
import type { AccountData, DirectSignResponse } from '@cosmjs/proto-signing'
import type { DirectSignDoc } from '../provider.js'

/** An account with its public key. */
export interface Key extends AccountData {
  /** A device that cannot sign in the newer mode. */
  readonly isAminoOnly: boolean
}

/** The way to a wallet's keys, in this browser or on another device. `chainId` as the chain itself says it. */
export interface Link {
  readonly wallet: unknown
  /** Of one chain, the one in use first. */
  keys(chainId: string): Promise<readonly [Key, ...Key[]]>
  signDirect(input: SignInput<DirectSignDoc>): Promise<DirectSignResponse>
  signAmino(input: SignInput<StdSignDoc>): Promise<AminoSignResponse>
  signArbitrary(input: SignInput<string | Uint8Array>): Promise<StdSignature>
}

export interface SignInput<T> {
  readonly chainId: string
  readonly signer: string
  readonly doc: T
}
