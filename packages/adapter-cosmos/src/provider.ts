import type { AminoSignResponse, OfflineAminoSigner, StdSignature, StdSignDoc } from '@cosmjs/amino'
import type { DirectSignResponse, OfflineDirectSigner } from '@cosmjs/proto-signing'
import type { CosmosTransaction } from './transaction.js'

/** What a wallet is asked to sign in the newer mode: `SignDoc` of `cosmos.tx.v1beta1`, as CosmJS has it. */
export type DirectSignDoc = DirectSignResponse['signed']

/** A signer as CosmJS's clients take it. */
export type CosmosSigner = OfflineAminoSigner & OfflineDirectSigner

/**
 * `connection.provider` of this namespace: one interface, whichever wallet is behind it, in this browser or on another
 * device. Each call rejects with `CONNECTION_ENDED` after the end, `USER_REJECTED` when the visitor declines, and else
 * with what the wallet threw.
 */
export interface CosmosProvider {
  /** What is underneath: the wallet's own object, such as `window.keplr`; of a remote session its `Channel`. */
  readonly wallet: unknown
  /**
   * For `SigningStargateClient` and its like. Amino-only accounts (a Ledger) need `signAmino`.
   *
   * @param chainId a chain the wallet has allowed. @default the one in use
   */
  getOfflineSigner(chainId?: string): CosmosSigner
  /** SIGN_MODE_DIRECT. `signer` left out, the account in use on the document's chain. */
  signDirect(input: {
    readonly signDoc: DirectSignDoc
    readonly signer?: string | undefined
  }): Promise<DirectSignResponse>
  /** SIGN_MODE_LEGACY_AMINO_JSON. `signer` left out, the account in use on the document's chain. */
  signAmino(input: { readonly signDoc: StdSignDoc; readonly signer?: string | undefined }): Promise<AminoSignResponse>
  /** ADR-36, over any data. */
  signArbitrary(input: { readonly data: string | Uint8Array }): Promise<StdSignature>
  /** Signs on the network in use and broadcasts. Resolves with the hash as soon as the node has checked it. */
  sendTransaction(transaction: CosmosTransaction): Promise<{ readonly hash: string }>
}
