import { getTypesForEIP712Domain, isAddress } from 'viem'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'

const record = z.record(z.string(), z.unknown())
export const typedDataSchema = z.object({
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  domain: z.optional(record),
  message: record,
})
export type TypedData = z.output<typeof typedDataSchema>

export interface TypedDataField {
  readonly path: string
  readonly value: unknown
}

const DEEPEST = 24
const MOST_FIELDS = 5_000
const ARRAY = /^(.+)\[(\d*)\]$/

const NAME = /^[A-Za-z_$][\w$]*$/
/** Value types. A struct of the same name is rejected, as libraries differ in which one they sign. */
const VALUE = /^(string|bool|address|bytes\d*|u?int\d*)$/

/** Reports a field that the typed data's `types` do not declare: it would be displayed, but not signed. */
export class UnsignedFieldError extends Error {
  constructor(path: string) {
    super(`The typed data has a field that would not be signed: ${path.slice(0, 60)}.`)
  }
}

/**
 * Lists every signed value, in type order. Throws an `UnsignedFieldError` for fields that `types` do not declare, and
 * other errors for unreadable data.
 */
export function readMessageFields({ types, primaryType, message }: TypedData): readonly TypedDataField[] {
  // With this primary type, only the domain is signed.
  if (primaryType === 'EIP712Domain') throw new UnsignedFieldError('message')
  return readStruct({ types, left: MOST_FIELDS }, primaryType, message, '', 0)
}

export function readDomainFields({ types, domain = {} }: TypedData): readonly TypedDataField[] {
  const listed = types.EIP712Domain ?? getTypesForEIP712Domain({ domain })
  return readStruct({ types: { ...types, EIP712Domain: listed }, left: MOST_FIELDS }, 'EIP712Domain', domain, '', 0)
}

interface Reading {
  readonly types: TypedData['types']
  left: number
}

function readStruct(reading: Reading, type: string, value: unknown, path: string, depth: number): TypedDataField[] {
  const fields = Object.hasOwn(reading.types, type) ? reading.types[type] : undefined
  const input = z.safeParse(record, value)
  const isName = NAME.test(type) && !VALUE.test(type)
  if (fields === undefined || !input.success || depth > DEEPEST || !isName) throw new Error(`${path} cannot be read`)
  const names = new Set(fields.map(({ name }) => name))
  const extra = Object.keys(input.data).find((name) => !names.has(name))
  if (extra !== undefined || names.size !== fields.length) throw new UnsignedFieldError(join(path, extra ?? type))
  return fields.flatMap(({ name, type: inner }) => readValue(reading, inner, input.data[name], join(path, name), depth))
}

function readValue(reading: Reading, type: string, value: unknown, path: string, depth: number): TypedDataField[] {
  reading.left--
  if (reading.left < 0) throw new Error('too many fields')
  if (Object.hasOwn(reading.types, type)) return readStruct(reading, type, value, path, depth + 1)
  const [, element, length] = ARRAY.exec(type) ?? []
  if (element !== undefined) {
    const items = z.parse(z.array(z.unknown()), value)
    if (length && items.length !== Number(length)) throw new Error(`${path} has another length`)
    if (items.length === 0) return [{ path, value: texts().messages.typedData.emptyList }]
    return items.flatMap((item, index) => readValue(reading, element, item, join(path, String(index)), depth + 1))
  }
  if (!isOf(type, value)) throw new Error(`${path} is no ${type}`)
  return [{ path, value: typeof value === 'number' ? BigInt(value) : value }]
}

const BYTES = /^0x([\da-fA-F]{2})*$/
const INTEGER = /^(-?\d{1,78}|0x[\da-fA-F]{1,64})$/

/** Checks a value against its type. Libraries convert other values before signing, such as 65 to the text "A". */
function isOf(type: string, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string'
  if (type === 'bool') return typeof value === 'boolean'
  if (type === 'address') return typeof value === 'string' && isAddress(value, { strict: false })
  const [, name, digits = ''] = /^(bytes|u?int)(\d*)$/.exec(type) ?? []
  const size = Number(digits)
  if (name === 'bytes') {
    const isRight = typeof value === 'string' && BYTES.test(value)
    return isRight && (digits === '' || (size >= 1 && size <= 32 && value.length === 2 + 2 * size))
  }
  if (name === undefined || size < 8 || size > 256 || size % 8 !== 0) return false
  return typeof value === 'bigint' || Number.isInteger(value) || (typeof value === 'string' && INTEGER.test(value))
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)
