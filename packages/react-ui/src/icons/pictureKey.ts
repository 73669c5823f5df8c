import type { CaipNetworkId } from '@foyer/core'

/**
 * What a picture is looked for by: a network's id, of a test network too; a token's with its address, a network's coin with
 * none; a wallet's by the id under which it is found. Never a symbol or a name, which anybody may give to anything.
 */
export type PictureKey = CaipNetworkId | `test:${CaipNetworkId}` | `${CaipNetworkId}/${string}` | `wallet:${string}`

/** By what a token's or a coin's picture is looked for. Addresses of EVM's networks are alike in upper and lower case. */
export const tokenPictureKey = (network: CaipNetworkId, address = ''): PictureKey =>
  `${network}/${network.startsWith('eip155:') ? address.toLowerCase() : address}`

/** By what a wallet's picture is looked for: its rdns, or the place where it is found. */
export const walletPictureKey = (walletId: string): PictureKey => `wallet:${walletId}`
