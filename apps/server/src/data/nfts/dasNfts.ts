import * as z from 'zod/mini'
import { isSolanaAddress } from '../sources/addresses'
import { readResult } from '../sources/callNode'
import { optionalField } from '../sources/fields'
import { SourceError } from '../sources/SourceError'
import { readNftMetadata } from './readNftMetadata'
import type { Nft, NftSource } from './types'

/** NFTs of a page. Each may take 10 kB, and an answer at most 2 MB. */
const PAGE_SIZE = 100
const MAX_PAGE = 1_000

/** Interfaces of DAS that a transfer of an SPL token can send; other NFTs need other programs. */
const TRANSFERABLE = ['V1_NFT', 'V2_NFT', 'LEGACY_NFT', 'V1_PRINT']
const FUNGIBLE = ['FungibleToken', 'FungibleAsset', 'Fungible']

const itemSchema = z.object({
  interface: z.string(),
  id: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
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
const pageSchema = z.object({ items: z.array(z.unknown()).check(z.maxLength(PAGE_SIZE)) })

/** Reads the NFTs of a Solana account from a node with the Digital Asset Standard (`getAssetsByOwner`). */
export const dasNfts: NftSource = {
  isAddress: isSolanaAddress,
  isCursor: (text) => /^[1-9]\d{0,3}$/.test(text),
  async read({ url, address, cursor = '1', signal }) {
    const page = Number(cursor)
    if (page > MAX_PAGE) return { nfts: [], next: undefined }
    const params = { ownerAddress: address, page, limit: PAGE_SIZE, displayOptions: { showCollectionMetadata: true } }
    const read = z.safeParse(pageSchema, await readResult(url, { method: 'getAssetsByOwner', params }, signal))
    if (!read.success) throw new SourceError('no page of NFTs')
    const { items } = read.data
    return {
      nfts: items.flatMap((item) => toNft(item) ?? []),
      next: items.length === PAGE_SIZE ? String(page + 1) : undefined,
    }
  },
}

function toNft(item: unknown): Nft | undefined {
  const { data } = z.safeParse(itemSchema, item)
  if (!data || data.burnt || FUNGIBLE.includes(data.interface)) return undefined
  const { id: address, interface: kind, content, grouping, compression, ownership } = data
  const isPlain = TRANSFERABLE.includes(kind) && !compression?.compressed && !ownership?.frozen
  const first = <Schema extends z.ZodMiniType>(schema: Schema, list: readonly unknown[] | null | undefined) =>
    (list ?? []).flatMap((each) => z.safeParse(schema, each).data ?? [])[0]
  return {
    ...{ address, amount: '1' },
    ...(isPlain && { standard: 'spl' as const }),
    ...readNftMetadata(content?.metadata, {
      collection: first(groupSchema, grouping)?.collection_metadata.name,
      imageUrl: first(fileSchema, content?.files)?.cdn_uri ?? content?.links?.image,
      externalUrl: content?.links?.external_url,
    }),
    isSpam: false,
  }
}
