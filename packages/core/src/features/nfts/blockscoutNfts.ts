import * as z from 'zod/mini'
import { address as addressField, optional, parseAnswer, parseEach, RETRIES } from '../../services/data/fields.js'
import { createHttp } from '../../services/http.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { Nft } from './nft.js'
import type { NftPage, NftQuery } from './nftSource.js'
import { readMetadata } from './readMetadata.js'

// The REST interface of Blockscout, version 2: NFTs of an address.

const number = z.string().check(z.refine((value) => /^\d{1,78}$/.test(value)))
const itemSchema = z.object({
  id: number,
  token: z.object({
    address_hash: optional(addressField),
    // What older servers call it.
    address: optional(addressField),
    name: optional(z.string()),
    type: optional(z.string()),
    reputation: optional(z.string()),
  }),
  token_type: optional(z.string()),
  value: optional(number),
  image_url: optional(z.string()),
  external_app_url: optional(z.string()),
  metadata: optional(z.unknown()),
})
const pageSchema = z.object({
  items: z.array(z.unknown()),
  next_page_params: optional(z.nullable(z.record(z.string(), z.unknown()))),
})
const cursorSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const STANDARDS: Readonly<Record<string, Nft['standard']>> = { 'ERC-721': 'erc721', 'ERC-1155': 'erc1155' }

interface Explorer {
  readonly baseUrl: string
  readonly ipfs: string | undefined
  readonly life: AbortSignal
}

/** What an explorer says that speaks as Blockscout does. */
export async function readBlockscoutNfts(
  { baseUrl, ipfs, life }: Explorer,
  { address, network, cursor, signal }: NftQuery,
): Promise<NftPage> {
  const http = createHttp({ baseUrl: baseUrl.replace(/\/+$/, ''), query: {}, signal: life })
  const path = `/api/v2/addresses/${encodeURIComponent(address)}/nft`
  const query = cursor === undefined ? { type: 'ERC-721,ERC-1155' } : cursorSchema.parse(JSON.parse(cursor))
  const page = parseAnswer(pageSchema, await http.getJson(path, { query, signal, retries: RETRIES }))
  const next = cursorSchema.safeParse(page.next_page_params).data
  return {
    nfts: parseEach(itemSchema, page.items).flatMap((item) => toNft(item, network.caipNetworkId, ipfs) ?? []),
    ...(next && Object.keys(next).length > 0 && { next: JSON.stringify(next) }),
  }
}

function toNft(item: z.output<typeof itemSchema>, caipNetworkId: CaipNetworkId, ipfs: string | undefined) {
  const { id: tokenId, token, token_type: type, value, image_url, external_app_url, metadata } = item
  const address = token.address_hash ?? token.address
  const standard = STANDARDS[type ?? token.type ?? '']
  const amount = BigInt(value ?? 1)
  if (address === undefined || standard === undefined || amount === 0n) return undefined
  return {
    ...{ caipNetworkId, address, tokenId, standard, amount },
    ...readMetadata(metadata, {
      collection: token.name,
      imageUrl: image_url,
      externalUrl: external_app_url,
      isSpam: token.reputation === 'scam' || token.reputation === 'spam',
      ipfs,
    }),
  }
}
