import * as z from 'zod/mini'

const record = z.record(z.string(), z.unknown())
export const typedData = z.object({
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  domain: z.optional(record),
  message: record,
})
export type TypedData = z.output<typeof typedData>

/** One value that is signed, with the type under which it is. */
export interface Field {
  /** From the message inwards: `details.0.amount`. */
  readonly path: string
  readonly value: unknown
}

const DEEPEST = 24
const MOST_FIELDS = 5_000
const ARRAY = /^(.+)\[(\d*)\]$/

/** The fields of the domain as EIP-712 has them, where the types do not list them. */
const DOMAIN = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
} as const

/** What is said instead of a field that the types do not know: it would be seen and not signed. */
export class UnsignedField extends Error {
  constructor(path: string) {
    super(`The typed data has a field that would not be signed: ${path.slice(0, 60)}.`)
  }
}

/**
 * Every value that the signature is about, in the order of the types. Throws `UnsignedField` for one that the types do not
 * name, and other errors for what cannot be read.
 */
export const readMessage = ({ types, primaryType, message }: TypedData): readonly Field[] =>
  readStruct({ types, left: MOST_FIELDS }, primaryType, message, '', 0)

/** The same of the domain. */
export function readDomain({ types, domain = {} }: TypedData): readonly Field[] {
  const listed =
    types.EIP712Domain ??
    Object.entries(DOMAIN).flatMap(([name, type]) => (Object.hasOwn(domain, name) ? [{ name, type }] : []))
  return readStruct({ types: { ...types, EIP712Domain: listed }, left: MOST_FIELDS }, 'EIP712Domain', domain, '', 0)
}

interface Reading {
  readonly types: TypedData['types']
  /** How many more fields are read. */
  left: number
}

function readStruct(reading: Reading, type: string, value: unknown, path: string, depth: number): Field[] {
  const fields = Object.hasOwn(reading.types, type) ? reading.types[type] : undefined
  const given = z.safeParse(record, value)
  if (fields === undefined || !given.success || depth > DEEPEST) throw new Error(`${path} cannot be read`)
  const names = new Set(fields.map(({ name }) => name))
  const extra = Object.keys(given.data).find((name) => !names.has(name))
  if (extra !== undefined || names.size !== fields.length) throw new UnsignedField(join(path, extra ?? type))
  return fields.flatMap(({ name, type: inner }) => readValue(reading, inner, given.data[name], join(path, name), depth))
}

function readValue(reading: Reading, type: string, value: unknown, path: string, depth: number): Field[] {
  reading.left--
  if (reading.left < 0) throw new Error('too many fields')
  const [, element] = ARRAY.exec(type) ?? []
  if (element !== undefined) {
    const items = z.parse(z.array(z.unknown()), value)
    if (items.length === 0) return [{ path, value: 'empty' }]
    return items.flatMap((item, index) => readValue(reading, element, item, join(path, String(index)), depth + 1))
  }
  if (Object.hasOwn(reading.types, type)) return readStruct(reading, type, value, path, depth + 1)
  return [{ path, value }]
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)
