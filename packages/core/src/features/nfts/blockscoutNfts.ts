import * as z from 'zod/mini'
import { addressField, MAX_RETRIES, optionalField, parseResponse, parseValidItems } from '../../http/fields.js'
import { createHttp } from '../../http/http.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { Nft } from './nft.js'
import type { NftPage, NftQuery } from './nftSource.js'
import { readMetadata } from './readMetadata.js'

// Source of NFTs that uses Blockscout's REST API v2, `GET /api/v2/addresses/{address}/nft`.

const number = z.string().check(z.refine((value) => /^\d{1,78}$/.test(value)))
const itemSchema = z.object({
  id: number,
  token: z.object({
    address_hash: optionalField(addressField),
    // Name of this field on older Blockscout servers.
    address: optionalField(addressField),
    name: optionalField(z.string()),
    type: optionalField(z.string()),
    reputation: optionalField(z.string()),
  }),
  token_type: optionalField(z.string()),
  value: optionalField(number),
  image_url: optionalField(z.string()),
  external_app_url: optionalField(z.string()),
  metadata: optionalField(z.unknown()),
})
const pageSchema = z.object({
  items: z.array(z.unknown()),
  next_page_params: optionalField(z.nullable(z.record(z.string(), z.unknown()))),
})
const cursorSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const STANDARDS: Readonly<Record<string, Nft['standard']>> = { 'ERC-721': 'erc721', 'ERC-1155': 'erc1155' }

interface ExplorerOptions {
  readonly baseUrl: string
  readonly ipfs: string | undefined
  readonly life: AbortSignal
  readonly note: (url: string) => void
}

export async function readBlockscoutNfts(
  { baseUrl, ipfs, life, note }: ExplorerOptions,
  { address, network, cursor, signal }: NftQuery,
): Promise<NftPage> {
  const http = createHttp({ baseUrl: baseUrl.replace(/\/+$/, ''), query: {}, signal: life, note })
  const path = `/api/v2/addresses/${encodeURIComponent(address)}/nft`
  const query = cursor === undefined ? { type: 'ERC-721,ERC-1155' } : cursorSchema.parse(JSON.parse(cursor))
  const page = parseResponse(pageSchema, await http.getJson(path, { query, signal, retries: MAX_RETRIES }))
  const next = cursorSchema.safeParse(page.next_page_params).data
  return {
    nfts: parseValidItems(itemSchema, page.items).flatMap((item) => toNft(item, network.caipNetworkId, ipfs) ?? []),
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
