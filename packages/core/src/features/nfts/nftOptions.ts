import type { Options } from '../../options.js'
import type { Namespace } from '../../types/caip.js'
import type { NftOptions } from '../../types/features.js'

const usual: readonly Namespace[] = ['eip155', 'solana']

/** What the site says of NFTs, with the defaults. */
export function nftOptions({ features: { nfts } }: Pick<Options, 'features'>) {
  const { namespaces = usual, blockscout = {}, das = {}, ipfs }: NftOptions = typeof nfts === 'object' ? nfts : {}
  return { namespaces, blockscout, das, ipfs: ipfs?.replace(/\/+$/, '') }
}
