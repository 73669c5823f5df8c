/** Describes bytes to sign, as `@polkadot/types` does. `data` is 0x hex or plain text. */
export interface SignerPayloadRaw {
  readonly address: string
  readonly data: string
  readonly type: 'bytes' | 'payload'
}

/** Describes a transaction to sign, as `@polkadot/types` does. Numbers are 0x hex. */
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
  /** Set by wallets that changed the transaction before signing, for example for a Ledger. */
  readonly signedTransaction?: `0x${string}` | Uint8Array
}

/** Signs with the wallet. Fits `Signer` of `@polkadot/api`. The wallet does not support a method that is absent. */
export interface PolkadotSigner {
  signPayload?(payload: SignerPayloadJson): Promise<SignerResult>
  signRaw?(raw: SignerPayloadRaw): Promise<SignerResult>
}

/** Exposes the connected wallet: an extension, or a wallet over WalletConnect. */
export interface PolkadotProvider {
  /**
   * Signs the app's own transactions: `extrinsic.signAndSend(address, { signer: provider.signer })`. Rejects with
   * `USER_REJECTED` when the user declines.
   */
  readonly signer: PolkadotSigner
  /** Extension's own object `{ accounts, signer, … }`, or `Channel` of a remote session. */
  readonly wallet: unknown
}
