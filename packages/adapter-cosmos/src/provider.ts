import type { AminoSignResponse, OfflineAminoSigner, StdSignature, StdSignDoc } from '@cosmjs/amino'
import type { DirectSignResponse, OfflineDirectSigner } from '@cosmjs/proto-signing'
import type { CosmosTransaction } from './transaction.js'

/** Describes a document for SIGN_MODE_DIRECT: CosmJS's `SignDoc` of `cosmos.tx.v1beta1`. */
export type DirectSignDoc = DirectSignResponse['signed']

/** Signs in both sign modes, in the form that CosmJS's clients require. */
export type CosmosSigner = OfflineAminoSigner & OfflineDirectSigner

/**
 * Describes a connected Cosmos wallet, in the browser or over WalletConnect. Methods reject with `CONNECTION_ENDED`,
 * `USER_REJECTED`, or the wallet's error.
 */
export interface CosmosProvider {
  /** Wallet's own object, such as `window.keplr`, or `Channel` of a remote session. */
  readonly wallet: unknown
  /**
   * Creates a signer for CosmJS's `SigningStargateClient`. A Ledger's account can only `signAmino`. @param chainId an
   * authorized chain. @default the active one
   */
  getOfflineSigner(chainId?: string): CosmosSigner
  /** Signs with SIGN_MODE_DIRECT. `signer` defaults to the active account of the document's chain. */
  signDirect(input: {
    readonly signDoc: DirectSignDoc
    readonly signer?: string | undefined
  }): Promise<DirectSignResponse>
  /** Signs with SIGN_MODE_LEGACY_AMINO_JSON. `signer` defaults to the active account of the document's chain. */
  signAmino(input: { readonly signDoc: StdSignDoc; readonly signer?: string | undefined }): Promise<AminoSignResponse>
  /** Signs arbitrary data (ADR-36). */
  signArbitrary(input: { readonly data: string | Uint8Array }): Promise<StdSignature>
  /** Signs a transaction for the active network and broadcasts it. Resolves once a node has accepted it. */
  sendTransaction(transaction: CosmosTransaction): Promise<{ readonly hash: string }>
}
