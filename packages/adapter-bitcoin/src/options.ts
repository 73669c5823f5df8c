/** A wallet that the page brings itself. */
export interface BitcoinWallet {
  /** Stable across visits. */
  readonly id: string
  readonly name: string
  /** `https:` or `data:image/…`. */
  readonly icon?: string | undefined
  /**
   * A Wallet Standard wallet with Bitcoin's features, or a provider in the way of sats-connect, Leather, UniSat or OKX.
   * Which one it is shows in its methods.
   */
  readonly provider: object
}

export interface BitcoinOptions {
  /** Wallets of the page's own. @default none */
  readonly wallets?: readonly BitcoinWallet[] | undefined
}
