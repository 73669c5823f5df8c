import type { FeatureContext } from '../../feature/context.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { Nft } from './nft.js'

export interface NftQuery {
  readonly namespace: Namespace
  readonly address: string
  readonly network: Network
  /** Position from which to read: `next` of the preceding `NftPage`. */
  readonly cursor?: string | undefined
  readonly signal: AbortSignal
}

export interface NftPage {
  readonly nfts: readonly Nft[]
  readonly next?: string | undefined
}

export interface NftSource {
  readonly id: string
  supports(network: Network): boolean
  /** Resolves to undefined when this source does not know the account's NFTs. */
  read(query: NftQuery): Promise<NftPage | undefined>
}

export type CreateNftSource = (context: FeatureContext) => NftSource | undefined
