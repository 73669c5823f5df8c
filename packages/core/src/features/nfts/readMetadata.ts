import * as z from 'zod/mini'
import { imageUrlField, optionalField, parseValidItems, textField } from '../../http/fields.js'
import type { NftTrait } from '../../types/nft.js'
import { isRecord } from '../../utils/isRecord.js'
import { isSpamName } from '../../utils/lookalikes.js'
import { sanitizeText } from '../../utils/sanitizeText.js'
import type { Nft } from './nft.js'

// NFT metadata (ERC-721, ERC-1155, Metaplex) is JSON by the NFT's creator, hence untrusted.

const MAX_TRAITS = 50
const MAX_DESCRIPTION = 1_000
const MAX_LINK = 2_048

// Maximum length of a `data:` URI, in characters. Longer ones are mostly images that a contract draws.
const MAX_DATA_URI = 64_000

// Matches a website in a name, such as `harbor-gift.com`: a sign of spam.
const WEBSITE =
  /\b[a-z0-9-]{2,}\.(com|net|org|io|app|xyz|info|site|online|top|pro|club|live|link|gift|claims?|example)\b/i

const traitSchema = z.object({
  trait_type: textField,
  value: z.pipe(
    z.union([z.string(), z.number(), z.boolean()]),
    z.transform((value: string | number | boolean) => sanitizeText(String(value), 100)),
  ),
})
const metadataSchema = z.object({
  name: optionalField(z.string()),
  description: optionalField(z.string()),
  image: optionalField(z.string()),
  image_url: optionalField(z.string()),
  imageUrl: optionalField(z.string()),
  external_url: optionalField(z.string()),
  attributes: optionalField(z.array(z.unknown())),
  tokenURI: optionalField(z.string()),
})

export interface NftServiceFields {
  readonly collection?: string | undefined
  readonly imageUrl?: string | undefined
  readonly externalUrl?: string | undefined
  readonly isSpam?: boolean | undefined
  /** Base URL of an IPFS gateway, without a trailing slash. Without it, `ipfs:` images are dropped. */
  readonly ipfs: string | undefined
}

export type NftDescription = Pick<
  Nft,
  'name' | 'collection' | 'description' | 'imageUrl' | 'externalUrl' | 'traits' | 'isSpam'
>

/** Sanitizes metadata for display. Drops invalid fields; never throws. */
export function readMetadata(metadata: unknown, serviceFields: NftServiceFields): NftDescription {
  const { data = {} } = metadataSchema.safeParse(isRecord(metadata) ? metadata : {})
  const { name, description, attributes = [] } = data
  const { collection } = serviceFields
  const names = [name, collection].filter((each) => each !== undefined)
  return {
    name: toLine(name),
    collection: toLine(collection),
    description: toLine(description, MAX_DESCRIPTION),
    imageUrl: [serviceFields.imageUrl, data.image, data.image_url, data.imageUrl].flatMap(
      (each) => toPicture(each, serviceFields.ipfs) ?? [],
    )[0],
    externalUrl: toWebsiteUrl(serviceFields.externalUrl) ?? toWebsiteUrl(data.external_url),
    traits: toTraits(attributes),
    isSpam:
      serviceFields.isSpam === true ||
      names.some((each) => isSpamName(each.slice(0, MAX_DESCRIPTION)) || WEBSITE.test(each)),
  }
}

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

const toLine = (value: string | undefined, most = 100): string | undefined =>
  value === undefined ? undefined : sanitizeText(value, most) || undefined

function toTraits(attributes: readonly unknown[]): readonly NftTrait[] {
  return parseValidItems(traitSchema, attributes.slice(0, MAX_TRAITS)).flatMap(({ trait_type: name, value }) =>
    name && value ? [{ name, value }] : [],
  )
}

/** Returns the URL of an image if that cannot run a script. Replaces `ipfs:` by the gateway's URL. */
function toPicture(url: string | undefined, ipfs: string | undefined): string | undefined {
  if (url === undefined || url.length > MAX_LINK) return undefined
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?([\w./%-]+)$/i.exec(url) ?? []
  if (path !== undefined) return ipfs && `${ipfs}/${path}`
  return imageUrlField.safeParse(url).data
}

function toWebsiteUrl(url: string | undefined): string | undefined {
  if (url === undefined || url.length > MAX_LINK || !/^https:\/\//i.test(url)) return undefined
  if (!URL.canParse(url)) return undefined
  const { href, username, password } = new URL(url)
  return username || password ? undefined : href
}
