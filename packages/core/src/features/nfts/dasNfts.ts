import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import { addressField, MAX_RETRIES, optionalField, parseResponse, parseValidItems } from '../../http/fields.js'
import { createHttp } from '../../http/http.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { Nft } from './nft.js'
import type { NftPage, NftQuery } from './nftSource.js'
import { readMetadata } from './readMetadata.js'

// Source of NFTs that uses Solana's Digital Asset Standard (DAS), with the JSON-RPC method `getAssetsByOwner`.

// NFTs per request. Each may take 10 kB.
const PAGE_SIZE = 200

// DAS interfaces of NFTs that a transfer of an SPL token can send. Others, such as programmable NFTs, need other
// programs.
const TRANSFERABLE_INTERFACES = ['V1_NFT', 'V2_NFT', 'LEGACY_NFT', 'V1_PRINT']
const FUNGIBLE_INTERFACES = ['FungibleToken', 'FungibleAsset', 'Fungible']

const itemSchema = z.object({
  interface: z.string(),
  id: addressField,
  content: optionalField(
    z.object({
      metadata: optionalField(z.unknown()),
      links: optionalField(z.object({ image: optionalField(z.string()), external_url: optionalField(z.string()) })),
      files: optionalField(z.array(z.unknown())),
    }),
  ),
  grouping: optionalField(z.array(z.unknown())),
  compression: optionalField(z.object({ compressed: optionalField(z.boolean()) })),
  ownership: optionalField(z.object({ frozen: optionalField(z.boolean()) })),
  burnt: optionalField(z.boolean()),
})
const fileSchema = z.object({ cdn_uri: z.string() })
const groupSchema = z.object({
  group_key: z.literal('collection'),
  collection_metadata: z.object({ name: z.string() }),
})
const answerSchema = z.object({ result: z.object({ items: z.array(z.unknown()) }) })

interface DasOptions {
  readonly url: string
  readonly ipfs: string | undefined
  readonly life: AbortSignal
  readonly note: (url: string) => void
}

export async function readDasNfts(
  { url, ipfs, life, note }: DasOptions,
  { address, network, cursor = '1', signal }: NftQuery,
): Promise<NftPage> {
  const page = Number(cursor)
  const params = { ownerAddress: address, page, limit: PAGE_SIZE, displayOptions: { showCollectionMetadata: true } }
  const body = { jsonrpc: '2.0', id: 1, method: 'getAssetsByOwner', params }
  const http = createHttp({ baseUrl: url, query: {}, signal: life, note })
  const answer = await http.postJson('', body, { signal, retries: MAX_RETRIES })
  if (Object(answer).error) throw new ModalError('RESPONSE_INVALID', { cause: Object(answer).error })
  const { items } = parseResponse(answerSchema, answer).result
  return {
    nfts: parseValidItems(itemSchema, items).flatMap((item) => toNft(item, network.caipNetworkId, ipfs) ?? []),
    ...(items.length >= PAGE_SIZE && { next: String(page + 1) }),
  }
}

function toNft(item: z.output<typeof itemSchema>, caipNetworkId: CaipNetworkId, ipfs: string | undefined) {
  const { id: address, interface: kind, content, grouping = [], compression, ownership, burnt } = item
  if (burnt || FUNGIBLE_INTERFACES.includes(kind)) return undefined
  const isPlain = TRANSFERABLE_INTERFACES.includes(kind) && !compression?.compressed && !ownership?.frozen
  const [file] = parseValidItems(fileSchema, content?.files ?? [])
  const [group] = parseValidItems(groupSchema, grouping)
  return {
    ...{ caipNetworkId, address, amount: 1n },
    ...(isPlain && { standard: 'spl' as const }),
    ...readMetadata(content?.metadata, {
      collection: group?.collection_metadata.name,
      imageUrl: file?.cdn_uri ?? content?.links?.image,
      externalUrl: content?.links?.external_url,
      ipfs,
    }),
  } satisfies Nft
}
