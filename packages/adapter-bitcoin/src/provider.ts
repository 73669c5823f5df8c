/** Names the use of an address. `stx` is an address of Stacks, which some Bitcoin wallets list too. */
export type BitcoinPurpose = 'payment' | 'ordinal' | 'stx'

export interface BitcoinAddress {
  readonly address: string
  readonly purpose: BitcoinPurpose
  /** Public key in hex, if the wallet shares it. For taproot addresses mostly x-only. */
  readonly publicKey?: string | undefined
  /** BIP-32 path, if the wallet shares it. */
  readonly path?: string | undefined
}

/** Names the format of a signed message: legacy ECDSA, or BIP-322 simple. */
export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

export interface BitcoinSignMessageParameters {
  readonly message: string
  /** @default the active account */
  readonly address?: string | undefined
  /** @default `bip322` for taproot addresses, `ecdsa` for others, or the only format that the wallet supports */
  readonly protocol?: BitcoinMessageProtocol | undefined
}

export interface BitcoinSignPsbtParameters {
  /** PSBT (BIP-174) in base64. */
  readonly psbt: string
  readonly signInputs: readonly {
    readonly address: string
    readonly index: number
    /** @default the sighash type that the PSBT names, else ALL (0 for taproot) */
    readonly sighashTypes?: readonly number[] | undefined
  }[]
  /** Broadcasts the signed transaction. @default false */
  readonly broadcast?: boolean | undefined
}

export interface BitcoinSignPsbtResult {
  /** Signed PSBT in base64. Finalized only if it was broadcast. */
  readonly psbt: string
  /** Transaction id, if the transaction was broadcast. */
  readonly txid?: string | undefined
}

export interface BitcoinTransfer {
  readonly recipient: string
  /** In satoshis, as decimal text, without the fee. */
  readonly amount: string
  /**
   * Integer, in satoshis per virtual byte. Foyer builds the transaction at this rate if the wallet signs PSBTs; other
   * wallets choose the fee themselves.
   */
  readonly feeRate?: number | undefined
  /** Id of the account's pending payment to replace. Needs a wallet that signs PSBTs, and a sufficient `feeRate`. */
  readonly replaces?: string | undefined
}

/**
 * Describes a connected Bitcoin wallet, in the browser or over WalletConnect. Methods reject with `METHOD_UNSUPPORTED`,
 * `USER_REJECTED`, `NOT_AUTHORIZED` for an unknown address, `RPC_INVALID_PARAMS`, or `CONNECTION_ENDED`.
 */
export interface BitcoinProvider {
  /** Wallet's own object, or `Channel` of a remote session. */
  readonly raw: unknown
  /** Returns the addresses of the current network, the active one first. */
  getAccountAddresses(): Promise<readonly BitcoinAddress[]>
  /** Returns the signature in base64. */
  signMessage(parameters: BitcoinSignMessageParameters): Promise<string>
  signPSBT(parameters: BitcoinSignPsbtParameters): Promise<BitcoinSignPsbtResult>
  /** Pays from the active account. Returns the transaction id once sent. */
  sendTransfer(transfer: BitcoinTransfer): Promise<string>
}
