import type { CaipNetworkId } from '../../types/caip.js'
import type { NftId, NftStandard, NftTrait } from '../../types/nft.js'
import type { TokenInfo } from '../../types/token.js'
import { sanitizeText } from '../../utils/sanitizeText.js'

export interface Nft {
  readonly caipNetworkId: CaipNetworkId
  /** Address of the contract on EVM, and of the mint account on Solana. */
  readonly address: string
  /** Id of the NFT within its contract. Absent on Solana, where each NFT has an address of its own. */
  readonly tokenId?: string | undefined
  /** Token standard. Absent if `sendTransfer` does not support this NFT. */
  readonly standard?: NftStandard | undefined
  readonly amount: bigint
  readonly name?: string | undefined
  readonly collection?: string | undefined
  readonly description?: string | undefined
  /** Sanitized: an `https:` URL or an inline image, never a script. */
  readonly imageUrl?: string | undefined
  readonly externalUrl?: string | undefined
  readonly traits: readonly NftTrait[]
  /** True when the source marks it as spam, or its name looks like an advertisement. */
  readonly isSpam: boolean
}

export const toNftKey = ({ address, tokenId = '' }: Pick<Nft, 'address' | 'tokenId'>): string => `${address}/${tokenId}`

// Maximum length of an NFT's name where it stands in place of a token symbol, e.g. on the button "Send".
const MAX_NAME = 40

export function toSendToken(nft: Nft): TokenInfo & { readonly amount: bigint; readonly nft?: NftId | undefined } {
  const { caipNetworkId, address, tokenId, standard, amount, name, collection, imageUrl } = nft
  const called = name ?? `${collection ?? ''} #${tokenId ?? address}`
  return {
    ...{ caipNetworkId, address, amount, decimals: 0, iconUrl: imageUrl },
    symbol: sanitizeText(called, MAX_NAME),
    name: called,
    ...(standard && { nft: { standard, tokenId } }),
  }
}
