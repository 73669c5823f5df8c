import type { Descriptor } from '@ethereum-sourcify/clear-signing'
import { base64urlnopad } from '@scure/base'
import * as z from 'zod/mini'
import { descriptorSchema } from './descriptorSchema.js'

const VERSION = 1
const MAX_PAYLOAD_LENGTH = 1_000_000
const MAX_DESCRIPTORS = 64
const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

const signedSchema = z.object({ payload: z.string().check(z.maxLength(MAX_PAYLOAD_LENGTH)), signature: z.string() })
const payloadSchema = z.object({
  version: z.literal(VERSION),
  chainId: z.int(),
  address: z.string(),
  descriptors: z.array(z.unknown()).check(z.maxLength(MAX_DESCRIPTORS)),
})

export interface SignedDescriptorsQuery {
  /** Ed25519 public key that must have signed the file: 32 bytes as base64url. */
  readonly key: string
  readonly chainId: number
  /** Lower case. */
  readonly address: string
}

/** Returns what is signed: no other file of this key has these first words. */
export const toSignedText = (payload: string): string => `foyer-descriptors:${VERSION}\n${payload}`

/**
 * Reads the descriptors of one contract from a signed file. Throws an `Error`, which says why, for a file that the key
 * has not signed for this contract. Leaves out descriptors that do not fit the schema.
 */
export async function readSignedDescriptors(
  input: unknown,
  { key, chainId, address }: SignedDescriptorsQuery,
): Promise<{ readonly descriptors: readonly Descriptor[]; readonly dropped: number }> {
  const signed = z.safeParse(signedSchema, input)
  if (!signed.success) throw new Error('The file of descriptions is not a signed one')
  const { payload, signature } = signed.data
  if (!(await isSigned(payload, signature, key))) throw new Error('The file of descriptions is not signed by your key')
  const read = z.safeParse(payloadSchema, JSON.parse(payload))
  if (!read.success) throw new Error('The file of descriptions has another format')
  const { data } = read
  if (data.chainId !== chainId || data.address !== address)
    throw new Error(`The file of descriptions is for ${data.chainId}/${data.address}`)
  const parsed = data.descriptors.map((each) => z.safeParse(descriptorSchema, each))
  const descriptors = parsed.flatMap((each) => (each.success ? [each.data] : []))
  return { descriptors, dropped: parsed.length - descriptors.length }
}

async function isSigned(payload: string, signature: string, key: string): Promise<boolean> {
  const [raw, bytes] = [decode(key, KEY_BYTES), decode(signature, SIGNATURE_BYTES)]
  const subtle = globalThis.crypto?.subtle
  if (!subtle) throw new Error('This page can’t check signatures: it is not served over https')
  if (!raw) throw new Error('The key of descriptions is not 32 bytes as base64url')
  if (!bytes) return false
  const publicKey = await subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
  return subtle.verify('Ed25519', publicKey, bytes, new TextEncoder().encode(toSignedText(payload)))
}

function decode(text: string, size: number): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = base64urlnopad.decode(text)
    return bytes.length === size ? Uint8Array.from(bytes) : undefined
  } catch {
    return undefined
  }
}
