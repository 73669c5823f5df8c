/**
 * What Keplr and the wallets made after it put into a page, as far as Foyer calls it. `Keplr` of `@keplr-wallet/types`
 * fits. Answers are read by us, so their types are left open. https://docs.keplr.app/api
 */
export interface KeplrWallet {
  /** Asks for permission to a chain, and for the password while the wallet is locked. Silent when neither is needed. */
  enable(chainIds: string | string[]): Promise<unknown>
  getKey(chainId: string): Promise<unknown>
  signDirect(chainId: string, signer: string, signDoc: object): Promise<unknown>
  signAmino(chainId: string, signer: string, signDoc: object): Promise<unknown>
  /** ADR-36. */
  signArbitrary?(chainId: string, signer: string, data: string | Uint8Array): Promise<unknown>
  experimentalSuggestChain?(chainInfo: object): Promise<unknown>
  /** Takes the page's permission back. */
  disable?(chainIds?: string | string[]): Promise<unknown>
  /**
   * Leap: the same under another name, and a way to ask without a prompt
   * (https://docs.leapwallet.io/cosmos/for-dapps-connect-to-leap/api-reference, seen 2026-11; no version is told).
   */
  disconnect?(chainIds?: string | string[]): Promise<unknown>
  isConnected?(chainId: string): unknown
}
