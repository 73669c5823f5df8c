import type { CaipNetworkId } from '../../types/caip.js'
import type { NftStandard } from '../../types/nft.js'
import type { NftTrait } from '../../types/nftBalance.js'

/** A thing that an account holds, and what is said of it: each text is somebody's, made fit for one line. */
export interface Nft {
  readonly caipNetworkId: CaipNetworkId
  /** The contract on EVM, the mint on Solana. */
  readonly address: string
  /** Which one of its contract. Absent where the address says it all. */
  readonly tokenId?: string | undefined
  /** Absent: of a kind that cannot be sent as others are. */
  readonly standard?: NftStandard | undefined
  /** Above zero. */
  readonly amount: bigint
  readonly name?: string | undefined
  readonly collection?: string | undefined
  readonly description?: string | undefined
  /** Only what can be nothing but a picture. */
  readonly imageUrl?: string | undefined
  /** An `https:` page of whoever made it. */
  readonly externalUrl?: string | undefined
  readonly traits: readonly NftTrait[]
  /** Folded away: who told of it says that it is spam, or its names are made to deceive. */
  readonly isSpam: boolean
}

/** The same for one thing wherever it was heard of on a network. */
export const nftKey = ({ address, tokenId = '' }: Pick<Nft, 'address' | 'tokenId'>): string => `${address}/${tokenId}`
