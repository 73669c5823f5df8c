import type { Options } from '../../modal/options.js'
import type { Namespace } from '../../types/caip.js'
import type { NftOptions } from '../../types/featureOptions.js'

const DEFAULT_NAMESPACES: readonly Namespace[] = ['eip155', 'solana']

export function getNftOptions({ features: { nfts } }: Pick<Options, 'features'>) {
  const {
    namespaces = DEFAULT_NAMESPACES,
    blockscout = {},
    das = {},
    service = [],
    ipfs,
  }: NftOptions = typeof nfts === 'object' ? nfts : {}
  return { namespaces, blockscout, das, service, ipfs: ipfs?.replace(/\/+$/, '') }
}
