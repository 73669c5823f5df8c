import * as z from 'zod/mini'
import { cleanText, optionalField } from '../sources/fields'
import type { Nft } from './types'

const MAX_LINE = 100
const MAX_DESCRIPTION = 1_000
const MAX_TRAITS = 50
const MAX_LINK = 2_048

const line = (most: number) =>
  optionalField(
    z.pipe(
      z.string(),
      z.transform((text: string) => cleanText(text, most) || undefined),
    ),
  )
const image = optionalField(
  z.string().check(z.maxLength(MAX_LINK), z.regex(/^(https:|ipfs:|data:image\/)[^\s\p{C}]+$/iu)),
)
const link = optionalField(z.string().check(z.maxLength(MAX_LINK), z.regex(/^(https:|ipfs:)[^\s\p{C}"'<>]+$/iu)))
const traitSchema = z.object({
  trait_type: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
})
const metadataSchema = z.object({
  name: line(MAX_LINE),
  description: line(MAX_DESCRIPTION),
  image,
  image_url: image,
  external_url: link,
  attributes: optionalField(z.array(z.unknown())),
})

/** Reads metadata (ERC-721, ERC-1155, Metaplex), which an NFT's creator has written. Drops what is invalid. */
export function readNftMetadata(
  metadata: unknown,
  service: { readonly collection?: unknown; readonly imageUrl?: unknown; readonly externalUrl?: unknown },
): Pick<Nft, 'name' | 'collection' | 'description' | 'imageUrl' | 'externalUrl' | 'traits'> {
  const { data } = z.safeParse(metadataSchema, metadata)
  const read = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown) => z.safeParse(schema, value).data
  return {
    name: data?.name ?? undefined,
    collection: read(line(MAX_LINE), service.collection) ?? undefined,
    description: data?.description ?? undefined,
    imageUrl: read(image, service.imageUrl) ?? data?.image ?? data?.image_url ?? undefined,
    externalUrl: read(link, service.externalUrl) ?? data?.external_url ?? undefined,
    traits: (data?.attributes ?? []).slice(0, MAX_TRAITS).flatMap((each) => {
      const trait = z.safeParse(traitSchema, each).data
      const [name, value] = [
        cleanText(trait?.trait_type ?? '', MAX_LINE),
        cleanText(String(trait?.value ?? ''), MAX_LINE),
      ]
      return name && value ? [{ name, value }] : []
    }),
  }
}
