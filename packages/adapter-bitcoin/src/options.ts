/** Describes a wallet that the app brings itself. */
export interface BitcoinWallet {
  /** Id that the modal stores, so it must stay the same across visits. */
  readonly id: string
  readonly name: string
  /** Icon as an `https:` or `data:image/…` URL. */
  readonly icon?: string | undefined
  /**
   * Wallet Standard wallet with Bitcoin's features, or provider with the methods of sats-connect, Leather, UniSat or
   * OKX.
   */
  readonly provider: object
}

export interface BitcoinOptions {
  /** Wallets that the app brings itself. @default none */
  readonly wallets?: readonly BitcoinWallet[] | undefined
}
