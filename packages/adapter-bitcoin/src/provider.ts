/** What an address is for. `stx` is of Stacks, a chain beside Bitcoin that some of its wallets also hold. */
export type BitcoinPurpose = 'payment' | 'ordinal' | 'stx'

/** One address of the connected wallet. */
export interface BitcoinAddress {
  readonly address: string
  readonly purpose: BitcoinPurpose
  /** Hex, where the wallet tells it. Of a taproot address mostly without the first byte. */
  readonly publicKey?: string | undefined
  /** Derivation path (BIP-32), where the wallet tells it. */
  readonly path?: string | undefined
}

/** `ecdsa`: Bitcoin's oldest form, for all but taproot addresses. `bip322`: BIP-322, its simple form. */
export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

export interface BitcoinSignMessageParameters {
  readonly message: string
  /** @default the active account */
  readonly address?: string | undefined
  /** @default `bip322` for taproot addresses, `ecdsa` for all others; what it can where a wallet knows only one */
  readonly protocol?: BitcoinMessageProtocol | undefined
}

export interface BitcoinSignPsbtParameters {
  /** BIP-174, in base64. */
  readonly psbt: string
  readonly signInputs: readonly {
    readonly address: string
    readonly index: number
    /** @default the input's own, else ALL (0 with taproot) */
    readonly sighashTypes?: readonly number[] | undefined
  }[]
  /** Send it once it is signed. @default false */
  readonly broadcast?: boolean | undefined
}

export interface BitcoinSignPsbtResult {
  /** With the signatures, in base64. Finalized only where it was sent. */
  readonly psbt: string
  /** Set where it was sent. */
  readonly txid?: string | undefined
}

export interface BitcoinTransfer {
  readonly recipient: string
  /** In satoshis, as decimal text. The fee comes on top of it. */
  readonly amount: string
  /**
   * In satoshis a virtual byte, a whole number. Where it is given, and the wallet can sign, the transaction is built by the
   * page, so that this is what it costs; a wallet that can only send by itself chooses its own.
   */
  readonly feeRate?: number | undefined
  /**
   * The id of a payment from the same account that waits for a block, and whose place this one takes: it spends the same
   * coins. Only with a wallet that can sign, and a `feeRate` that is high enough.
   */
  readonly replaces?: string | undefined
}

/**
 * What a connected Bitcoin wallet does, in the same way for every family of wallets and over a remote session. Methods
 * reject with `ACT_UNSUPPORTED` where the wallet cannot, `USER_REJECTED`, `NOT_AUTHORIZED` for an address that the wallet
 * does not show, `RPC_INVALID_PARAMS`, and `CONNECTION_ENDED` after the end.
 */
export interface BitcoinProvider {
  /**
   * The wallet's own object: a Wallet Standard wallet, the object that the extension put into the page, or the session's
   * channel.
   */
  readonly raw: unknown
  /** All addresses of the network in use, the active one first. */
  getAccountAddresses(): Promise<readonly BitcoinAddress[]>
  /** Resolves with the signature in base64. */
  signMessage(parameters: BitcoinSignMessageParameters): Promise<string>
  signPSBT(parameters: BitcoinSignPsbtParameters): Promise<BitcoinSignPsbtResult>
  /** Pays from the active account. Resolves with the transaction's id as soon as it is sent. */
  sendTransfer(transfer: BitcoinTransfer): Promise<string>
}
