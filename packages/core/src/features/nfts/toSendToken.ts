import type { NftId } from '../../types/nft.js'
import type { TokenInfo } from '../../types/token.js'
import { plainText } from '../../utils/plainText.js'
import type { Nft } from './nft.js'

/** No longer is a name on a button. */
const MAX_NAME = 40

/** An NFT as a token that is sent: its name is what amounts are called. */
export function toSendToken(nft: Nft): TokenInfo & { readonly amount: bigint; readonly nft?: NftId | undefined } {
  const { caipNetworkId, address, tokenId, standard, amount, name, collection, imageUrl } = nft
  const called = name ?? `${collection ?? ''} #${tokenId ?? address}`
  return {
    ...{ caipNetworkId, address, amount, decimals: 0, iconUrl: imageUrl },
    symbol: plainText(called, MAX_NAME),
    name: called,
    ...(standard && { nft: { standard, tokenId } }),
  }
}
