// Arguments differ by event; anything narrower than `any` rejects existing providers.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Listener = (...args: any[]) => void

/** Describes an EIP-1193 provider. viem's `EIP1193Provider` and `window.ethereum` fit. */
export interface Eip1193Provider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}
