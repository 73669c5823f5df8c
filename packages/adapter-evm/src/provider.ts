// The arguments differ by event, and whatever is narrower than `any` here refuses the providers that there are.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Listener = (...args: any[]) => void

/** What a wallet hands to a page (EIP-1193). viem's `EIP1193Provider` and what sits at `window.ethereum` fit. */
export interface Eip1193Provider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}
