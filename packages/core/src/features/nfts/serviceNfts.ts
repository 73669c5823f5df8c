import * as z from 'zod/mini'
import { getDataService } from '../../http/dataService.js'
import { addressField, MAX_RETRIES, optionalField, parseResponse, parseValidItems } from '../../http/fields.js'
import type { Modal } from '../../modal/modal.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { Nft } from './nft.js'
import type { NftPage, NftQuery } from './nftSource.js'
import { readMetadata } from './readMetadata.js'

// Source of NFTs that uses the data service of the app's own server, `GET /v1/account/{address}/nfts`.

const number = z.string().check(z.refine((value) => /^\d{1,78}$/.test(value)))
const itemSchema = z.object({
  address: addressField,
  tokenId: z.optional(number),
  standard: z.optional(z.enum(['erc721', 'erc1155', 'spl'])),
  amount: number,
  name: optionalField(z.string()),
  collection: optionalField(z.string()),
  description: optionalField(z.string()),
  imageUrl: optionalField(z.string()),
  externalUrl: optionalField(z.string()),
  traits: optionalField(z.array(z.unknown())),
  isSpam: optionalField(z.boolean()),
})
const traitSchema = z.object({ name: z.string(), value: z.string() })
const pageSchema = z.object({ nfts: z.array(z.unknown()), next: optionalField(z.nullable(z.string())) })

export async function readServiceNfts(
  { modal, ipfs }: { readonly modal: Modal; readonly ipfs: string | undefined },
  { address, network: { caipNetworkId }, cursor, signal }: NftQuery,
): Promise<NftPage | undefined> {
  const data = getDataService(modal)
  if (!data) return undefined
  const path = `/v1/account/${encodeURIComponent(address)}/nfts`
  const query = { chainId: caipNetworkId, cursor }
  const page = parseResponse(pageSchema, await data.http.getJson(path, { query, signal, retries: MAX_RETRIES }))
  return {
    nfts: parseValidItems(itemSchema, page.nfts).flatMap((item) => toNft(item, caipNetworkId, ipfs) ?? []),
    ...(page.next && { next: page.next }),
  }
}

function toNft(item: z.output<typeof itemSchema>, caipNetworkId: CaipNetworkId, ipfs: string | undefined) {
  const { address, tokenId, standard, amount, name, collection, description, imageUrl, externalUrl, isSpam } = item
  const traits = parseValidItems(traitSchema, item.traits ?? [])
  const attributes = traits.map((trait) => ({ trait_type: trait.name, value: trait.value }))
  if (BigInt(amount) === 0n) return undefined
  return {
    ...{ caipNetworkId, address, tokenId, standard, amount: BigInt(amount) },
    ...readMetadata({ name, description, attributes }, { collection, imageUrl, externalUrl, isSpam, ipfs }),
  } satisfies Nft
}
