import type { NftBalance } from '../../types/nftBalance.js'
import { toCaipAddress } from '../../utils/caipAddress.js'
import type { Nft } from './nft.js'

/** An NFT as sites are told of it. */
export function toNftBalance({ caipNetworkId, address, amount, isSpam: _, ...said }: Nft): NftBalance {
  return {
    chainId: caipNetworkId,
    address: toCaipAddress(caipNetworkId, address),
    quantity: { numeric: String(amount) },
    ...said,
  }
}
