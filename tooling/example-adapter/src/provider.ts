/** Describes the provider of a TRON wallet (TIP-1193). */
export interface TronProvider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): unknown
  removeListener(event: string, listener: (value: unknown) => void): unknown
  /** Part of TronWeb that the adapter uses, connected to the wallet's network. */
  readonly tronWeb?: {
    /** `base58` is false while the app may see no account. */
    readonly defaultAddress: { readonly base58: string | false }
    readonly trx: { signMessageV2?(message: string): Promise<string> }
  }
}
