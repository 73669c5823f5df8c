/**
 * What Foyer uses of an adapter of `@solana/wallet-adapter-base`, as its packages make them. Written down here by its
 * shape, so that a page without such adapters installs none of it.
 */
export interface SolanaWalletAdapter {
  /** A page's wallets have different names. */
  readonly name: string
  readonly icon: string
  /** `Installed` and `Loadable` wallets are listed. */
  readonly readyState: string
  readonly publicKey: { toBase58(): string } | null
  readonly connected: boolean
  autoConnect(): Promise<void>
  connect(): Promise<void>
  disconnect(): Promise<void>
  sendTransaction(transaction: never, connection: never, options?: object): Promise<string>
  signTransaction?(transaction: never): Promise<unknown>
  signMessage?(message: Uint8Array): Promise<Uint8Array>
  signIn?(input?: object): Promise<unknown>
  on(event: never, listener: (...args: never[]) => void): unknown
  off(event: never, listener: (...args: never[]) => void): unknown
}
