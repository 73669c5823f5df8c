/** Bytes to sign, as `@polkadot/types` names them: hex, or text that does not look like hex. */
export interface SignerPayloadRaw {
  readonly address: string
  readonly data: string
  readonly type: 'bytes' | 'payload'
}

/** A transaction to sign, as `@polkadot/types` names it. All numbers are hex. */
export interface SignerPayloadJson {
  readonly address: string
  readonly assetId?: string | number | object | undefined
  readonly blockHash: string
  readonly blockNumber: string
  readonly era: string
  readonly genesisHash: string
  readonly metadataHash?: string | undefined
  readonly method: string
  readonly mode?: number | undefined
  readonly nonce: string
  readonly signedExtensions: string[]
  readonly specVersion: string
  readonly tip: string
  readonly transactionVersion: string
  readonly version: number
  readonly withSignedTransaction?: boolean | undefined
}

export interface SignerResult {
  readonly id: number
  readonly signature: `0x${string}`
  /** The whole transaction, from wallets that changed it on the way, e.g. for a Ledger. */
  readonly signedTransaction?: `0x${string}` | Uint8Array
}

/** Fits where `@polkadot/api` takes a `Signer`. Absent: this wallet cannot. */
export interface PolkadotSigner {
  signPayload?(payload: SignerPayloadJson): Promise<SignerResult>
  signRaw?(raw: SignerPayloadRaw): Promise<SignerResult>
}

/** What a connected page can do beyond the modal's own acts; the same for an extension and for a wallet on a phone. */
export interface PolkadotProvider {
  /**
   * For transactions of the page's own API: `extrinsic.signAndSend(address, { signer: provider.signer })`. Rejects with
   * `USER_REJECTED` when the visitor declined, whatever words the wallet has for it.
   */
  readonly signer: PolkadotSigner
  /** What the wallet itself gave: an extension's `{ accounts, signer, … }`, or the `Channel` of a remote session. */
  readonly wallet: unknown
}
