import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import { address as addressField, optional, parseAnswer, parseEach, RETRIES } from '../../services/data/fields.js'
import { createHttp } from '../../services/http.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { Nft } from './nft.js'
import type { NftPage, NftQuery } from './nftSource.js'
import { readMetadata } from './readMetadata.js'

// The Digital Asset Standard of Solana: `getAssetsByOwner`, JSON-RPC.

/** What is asked for at once. Some answers have 10 kB of each. */
const PAGE = 200

/** Interfaces of what a token account holds one of, and any token transfer moves. Others have programs of their own. */
const PLAIN = ['V1_NFT', 'V2_NFT', 'LEGACY_NFT', 'V1_PRINT']
const FUNGIBLE = ['FungibleToken', 'FungibleAsset', 'Fungible']

const itemSchema = z.object({
  interface: z.string(),
  id: addressField,
  content: optional(
    z.object({
      metadata: optional(z.unknown()),
      links: optional(z.object({ image: optional(z.string()), external_url: optional(z.string()) })),
      files: optional(z.array(z.unknown())),
    }),
  ),
  grouping: optional(z.array(z.unknown())),
  compression: optional(z.object({ compressed: optional(z.boolean()) })),
  ownership: optional(z.object({ frozen: optional(z.boolean()) })),
  burnt: optional(z.boolean()),
})
const fileSchema = z.object({ cdn_uri: z.string() })
const groupSchema = z.object({
  group_key: z.literal('collection'),
  collection_metadata: z.object({ name: z.string() }),
})
const answerSchema = z.object({ result: z.object({ items: z.array(z.unknown()) }) })

interface Das {
  readonly url: string
  readonly ipfs: string | undefined
  readonly life: AbortSignal
}

/** What a node says that knows the standard. */
export async function readDasNfts(
  { url, ipfs, life }: Das,
  { address, network, cursor = '1', signal }: NftQuery,
): Promise<NftPage> {
  const page = Number(cursor)
  const params = { ownerAddress: address, page, limit: PAGE, displayOptions: { showCollectionMetadata: true } }
  const body = { jsonrpc: '2.0', id: 1, method: 'getAssetsByOwner', params }
  const http = createHttp({ baseUrl: url, query: {}, signal: life })
  // Nothing is done by asking: it may be asked again.
  const answer = await http.postJson('', body, { signal, retries: RETRIES })
  if (Object(answer).error) throw new ModalError('RESPONSE_INVALID', { cause: Object(answer).error })
  const { items } = parseAnswer(answerSchema, answer).result
  return {
    nfts: parseEach(itemSchema, items).flatMap((item) => toNft(item, network.caipNetworkId, ipfs) ?? []),
    ...(items.length >= PAGE && { next: String(page + 1) }),
  }
}

function toNft(item: z.output<typeof itemSchema>, caipNetworkId: CaipNetworkId, ipfs: string | undefined) {
  const { id: address, interface: kind, content, grouping = [], compression, ownership, burnt } = item
  if (burnt || FUNGIBLE.includes(kind)) return undefined
  const isPlain = PLAIN.includes(kind) && !compression?.compressed && !ownership?.frozen
  const [file] = parseEach(fileSchema, content?.files ?? [])
  const [group] = parseEach(groupSchema, grouping)
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
