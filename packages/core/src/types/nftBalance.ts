import type { CaipAddress, CaipNetworkId } from './caip.js'
import type { NftStandard } from './nft.js'

/** An NFT that an account has, and what is said of it: each text is somebody's, made fit for one line. */
export interface NftBalance {
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  /** CAIP-10 of the contract, or of the mint on Solana. */
  readonly address: CaipAddress
  /** Which one of its contract. Absent where the address says it all. */
  readonly tokenId?: string | undefined
  /** Absent: of a kind that cannot be sent as others are. */
  readonly standard?: NftStandard | undefined
  /** How many of it. */
  readonly quantity: { readonly numeric: string }
  readonly name?: string | undefined
  readonly collection?: string | undefined
  readonly description?: string | undefined
  /** Only what can be nothing but a picture. */
  readonly imageUrl?: string | undefined
  /** An `https:` page of whoever made it. */
  readonly externalUrl?: string | undefined
  readonly traits: readonly NftTrait[]
}

export interface NftTrait {
  readonly name: string
  readonly value: string
}
