import type { AminoSignResponse, StdSignature, StdSignDoc } from '@cosmjs/amino'
import type { AccountData, DirectSignResponse } from '@cosmjs/proto-signing'
import type { DirectSignDoc } from '../provider.js'

export interface SharedAccount extends AccountData {
  /** Set for accounts that cannot sign with SIGN_MODE_DIRECT, such as a Ledger's. */
  readonly isAminoOnly: boolean
}

export interface WalletApi {
  readonly wallet: unknown
  keys(chainId: string): Promise<readonly [SharedAccount, ...SharedAccount[]]>
  signDirect(input: SignDocInput<DirectSignDoc>): Promise<DirectSignResponse>
  signAmino(input: SignDocInput<StdSignDoc>): Promise<AminoSignResponse>
  signArbitrary(input: SignDocInput<string | Uint8Array>): Promise<StdSignature>
}

export interface SignDocInput<T> {
  readonly chainId: string
  readonly signer: string
  readonly doc: T
}
