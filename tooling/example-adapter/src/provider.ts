/** What a TRON wallet hands to a page (TIP-1193). */
export interface TronProvider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): unknown
  removeListener(event: string, listener: (value: unknown) => void): unknown
  /** A TronWeb of the wallet's network; as much of it as is used here. */
  readonly tronWeb?: {
    /** `base58` is false while the page may see no account. */
    readonly defaultAddress: { readonly base58: string | false }
    readonly trx: { signMessageV2?(message: string): Promise<string> }
  }
}
