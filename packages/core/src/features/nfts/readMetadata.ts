import * as z from 'zod/mini'
import { link, optional, parseEach, text } from '../../services/data/fields.js'
import type { NftTrait } from '../../types/nftBalance.js'
import { isRecord } from '../../utils/isRecord.js'
import { isLure } from '../../utils/lookalikes.js'
import { plainText } from '../../utils/plainText.js'
import type { Nft } from './nft.js'

// What makers say of their NFTs (ERC-721, ERC-1155, Metaplex): JSON of a stranger's, in which anything may stand.

const MOST_TRAITS = 50
const MAX_DESCRIPTION = 1_000
const MAX_LINK = 2_048

/** Metadata that a contract writes into its own answer. Longer ones are pictures drawn by it, which are not shown. */
const MAX_DATA_URI = 64_000

/** A page on the web in a name: `harbor-gift.com`, however it goes on. */
const SITE = /\b[a-z0-9-]{2,}\.(com|net|org|io|app|xyz|info|site|online|top|pro|club|live|link|gift|claims?|example)\b/i

const traitSchema = z.object({
  trait_type: text,
  value: z.pipe(
    z.union([z.string(), z.number(), z.boolean()]),
    z.transform((value: string | number | boolean) => plainText(String(value), 100)),
  ),
})
const metadataSchema = z.object({
  name: optional(z.string()),
  description: optional(z.string()),
  image: optional(z.string()),
  image_url: optional(z.string()),
  imageUrl: optional(z.string()),
  external_url: optional(z.string()),
  attributes: optional(z.array(z.unknown())),
  tokenURI: optional(z.string()),
})

/** What else a source knows of it. */
export interface Beside {
  readonly collection?: string | undefined
  readonly imageUrl?: string | undefined
  readonly externalUrl?: string | undefined
  /** The source itself says so. */
  readonly isSpam?: boolean | undefined
  /** Where what lies in IPFS is read, without a slash at the end. Undefined: it is not. */
  readonly ipfs: string | undefined
}

export type Described = Pick<
  Nft,
  'name' | 'collection' | 'description' | 'imageUrl' | 'externalUrl' | 'traits' | 'isSpam'
>

/** What may be shown of what is said. Never fails: what does not fit is left out. */
export function readMetadata(metadata: unknown, beside: Beside): Described {
  const { data = {} } = metadataSchema.safeParse(isRecord(metadata) ? metadata : {})
  const { name, description, attributes = [] } = data
  const { collection } = beside
  const names = [name, collection].filter((each) => each !== undefined)
  return {
    name: lineOf(name),
    collection: lineOf(collection),
    description: lineOf(description, MAX_DESCRIPTION),
    imageUrl: [beside.imageUrl, data.image, data.image_url, data.imageUrl].flatMap(
      (each) => toPicture(each, beside.ipfs) ?? [],
    )[0],
    externalUrl: toPage(beside.externalUrl) ?? toPage(data.external_url),
    traits: toTraits(attributes),
    isSpam: beside.isSpam === true || names.some((each) => isLure(each.slice(0, MAX_DESCRIPTION)) || SITE.test(each)),
  }
}

/** Metadata that stand in a `data:` URI, as contracts write them that keep all on the chain. Nobody is asked. */
export function readDataUri(uri: unknown): unknown {
  if (typeof uri !== 'string' || uri.length > MAX_DATA_URI) return undefined
  const [, isBase64, body] = /^data:application\/json(?:;charset=utf-?8|;utf8)?(;base64)?,([\s\S]*)$/i.exec(uri) ?? []
  if (body === undefined) return undefined
  try {
    const bytes = isBase64 ? Uint8Array.from(atob(body), (each) => each.charCodeAt(0)) : undefined
    return JSON.parse(bytes ? new TextDecoder().decode(bytes) : decodeURIComponent(body))
  } catch {
    return undefined
  }
}

const lineOf = (value: string | undefined, most = 100): string | undefined =>
  value === undefined ? undefined : plainText(value, most) || undefined

function toTraits(attributes: readonly unknown[]): readonly NftTrait[] {
  return parseEach(traitSchema, attributes.slice(0, MOST_TRAITS)).flatMap(({ trait_type: name, value }) =>
    name && value ? [{ name, value }] : [],
  )
}

/** Where a picture can be had: nothing that could hold a script, and nothing that the browser has no way to. */
function toPicture(url: string | undefined, ipfs: string | undefined): string | undefined {
  if (url === undefined || url.length > MAX_LINK) return undefined
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?([\w./%-]+)$/i.exec(url) ?? []
  if (path !== undefined) return ipfs && `${ipfs}/${path}`
  return link.safeParse(url).data
}

/** A page that a visitor may be led to: `https:`, and nobody's name and password in it. */
function toPage(url: string | undefined): string | undefined {
  if (url === undefined || url.length > MAX_LINK || !/^https:\/\//i.test(url)) return undefined
  if (!URL.canParse(url)) return undefined
  const { href, username, password } = new URL(url)
  return username || password ? undefined : href
}
