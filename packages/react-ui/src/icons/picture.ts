import type { CaipNetworkId } from '@foyer/core'
import type { ReactElement } from 'react'

export type Picture = ReactElement

/** SVG element of a picture. The generator in tooling/icons allows only some tags and attributes. */
export type PicturePart = readonly [tag: string, attributes: Readonly<Record<string, string>>, parts?: PictureParts]

export type PictureParts = readonly PicturePart[]

/** Pictures of one generated file with their keys: network names, CAIP-2 ids with addresses, or wallet ids. */
export type PictureSet = readonly (readonly [keys: string, parts: PictureParts])[]

export type PictureSetLoader = () => Promise<{ readonly set: PictureSet }>

/**
 * Key of a picture: network id, `test:` network id, network id with token address (none for its coin), or wallet id.
 * Never a symbol or a name, which anyone can imitate.
 */
export type PictureKey = CaipNetworkId | `test:${CaipNetworkId}` | `${CaipNetworkId}/${string}` | `wallet:${string}`

/** Returns the key of a token's picture; lowercases EVM addresses. */
export const getTokenPictureKey = (network: CaipNetworkId, address = ''): PictureKey =>
  `${network}/${network.startsWith('eip155:') ? address.toLowerCase() : address}`

export const getWalletPictureKey = (walletId: string): PictureKey => `wallet:${walletId}`
