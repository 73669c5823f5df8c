/**
 * Describes the methods that Foyer calls of a Keplr-style wallet (https://docs.keplr.app/api). `Keplr` of
 * `@keplr-wallet/types` fits.
 */
export interface KeplrWallet {
  /**
   * Prompts the user for access to a chain, and for the password while locked. Does not prompt if neither is needed.
   */
  enable(chainIds: string | string[]): Promise<unknown>
  getKey(chainId: string): Promise<unknown>
  signDirect(chainId: string, signer: string, signDoc: object): Promise<unknown>
  signAmino(chainId: string, signer: string, signDoc: object): Promise<unknown>
  /** Signs arbitrary data (ADR-36). */
  signArbitrary?(chainId: string, signer: string, data: string | Uint8Array): Promise<unknown>
  experimentalSuggestChain?(chainInfo: object): Promise<unknown>
  /** Revokes the app's access. */
  disable?(chainIds?: string | string[]): Promise<unknown>
  /**
   * Leap has `disconnect` instead of `disable`, and `isConnected`, which checks the app's access without a prompt
   * (https://docs.leapwallet.io/cosmos/for-dapps-connect-to-leap/api-reference, seen 2026-11; no version given).
   */
  disconnect?(chainIds?: string | string[]): Promise<unknown>
  isConnected?(chainId: string): unknown
}
