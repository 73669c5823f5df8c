import type { CaipAddress, CaipNetworkId } from './caip.js'

export type NftStandard = 'erc721' | 'erc1155' | 'spl'

export interface NftId {
  readonly standard: NftStandard
  /** Id of the NFT within its contract, as decimal text. Absent if the NFT has an address of its own (SPL). */
  readonly tokenId?: string | undefined
}

/** Describes an NFT of an account. Its texts are untrusted, but reduced to one line. */
export interface NftBalance {
  readonly chainId: CaipNetworkId
  readonly address: CaipAddress
  readonly tokenId?: string | undefined
  readonly standard?: NftStandard | undefined
  readonly quantity: { readonly numeric: string }
  readonly name?: string | undefined
  readonly collection?: string | undefined
  readonly description?: string | undefined
  /** Sanitized: this URL can only load an image, never a script. */
  readonly imageUrl?: string | undefined
  readonly externalUrl?: string | undefined
  readonly traits: readonly NftTrait[]
}

export interface NftTrait {
  readonly name: string
  readonly value: string
}
