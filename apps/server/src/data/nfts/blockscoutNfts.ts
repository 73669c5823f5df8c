import { isAddress } from 'viem'
import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import { fetchJson } from '../sources/fetchJson'
import { optionalField } from '../sources/fields'
import { SourceError } from '../sources/SourceError'
import { readNftMetadata } from './readNftMetadata'
import type { Nft, NftSource } from './types'

const MAX_ITEMS = 200
const FIRST_PAGE = { type: 'ERC-721,ERC-1155' }
const STANDARDS: Readonly<Record<string, Nft['standard']>> = { 'ERC-721': 'erc721', 'ERC-1155': 'erc1155' }

const contract = optionalField(z.string().check(z.regex(/^0x[\da-f]{40}$/i)))
const number = z.pipe(
  z.union([z.string(), z.int()]),
  z.pipe(
    z.transform((value: string | number) => String(value)),
    z.string().check(z.regex(/^\d{1,78}$/)),
  ),
)
const itemSchema = z.object({
  id: number,
  token: z.object({
    address_hash: contract,
    // Name of this field on older servers of Blockscout.
    address: contract,
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
const cursorPart = z.optional(z.union([z.string().check(z.maxLength(100)), z.int()]))
/** Has no other parameters of Blockscout, because pages send it. */
const cursorSchema = z.strictObject({
  token_contract_address_hash: cursorPart,
  token_id: cursorPart,
  token_type: cursorPart,
  items_count: cursorPart,
})
const pageSchema = z.object({
  items: z.array(z.unknown()).check(z.maxLength(MAX_ITEMS)),
  next_page_params: optionalField(z.object(cursorSchema.shape)),
})

/** Reads the NFTs of an EVM account from Blockscout's API v2, which asks to be named where its data show. */
export const blockscoutNfts: NftSource = {
  isAddress: (text) => isAddress(text, { strict: false }),
  isCursor: (text) => parseCursor(text) !== undefined,
  async read({ url, address, cursor, signal }) {
    const part = parseCursor(cursor)
    if (part === undefined) throw new SourceError('no cursor')
    const query = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]))
    const path = `${url.replace(/\/+$/, '')}/api/v2/addresses/${address}/nft?${query}`
    const page = z.safeParse(pageSchema, await fetchJson(path, { signal }))
    if (!page.success) throw new SourceError('no page of NFTs')
    const next = page.data.next_page_params
    return {
      nfts: page.data.items.flatMap((item) => toNft(item) ?? []),
      next: next && Object.keys(next).length > 0 ? JSON.stringify(next) : undefined,
      attribution: 'Blockscout',
    }
  },
}

const parseCursor = (cursor: string | undefined) =>
  cursor === undefined ? FIRST_PAGE : z.safeParse(cursorSchema, parseJson(cursor)).data

function toNft(item: unknown): Nft | undefined {
  const { data } = z.safeParse(itemSchema, item)
  const address = data?.token.address_hash ?? data?.token.address
  const standard = STANDARDS[data?.token_type ?? data?.token.type ?? '']
  const amount = data?.value ?? '1'
  if (!data || !address || standard === undefined || BigInt(amount) === 0n) return undefined
  const { token, image_url: imageUrl, external_app_url: externalUrl } = data
  return {
    ...{ address, tokenId: data.id, standard, amount },
    ...readNftMetadata(data.metadata, { collection: token.name, imageUrl, externalUrl }),
    isSpam: token.reputation === 'scam' || token.reputation === 'spam',
  }
}
