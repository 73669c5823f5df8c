import type { DescribedTypedData } from './types.js'

type Types = DescribedTypedData['types']

/**
 * Writes the numbers of typed data as decimals, which apps give as numbers, bigints and hexadecimal text. Throws for a
 * number that is none.
 */
export const readMessage = (types: Types, type: string, message: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    (types[type] ?? []).flatMap((field) => {
      const value = message[field.name]
      return value === undefined || value === null ? [] : [[field.name, readValue(types, field.type, value)]]
    }),
  )

function readValue(types: Types, type: string, value: unknown): unknown {
  const element = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (element !== undefined)
    return Array.isArray(value) ? value.map((each: unknown) => readValue(types, element, each)) : value
  if (isObject(value) && Object.hasOwn(types, type)) return readMessage(types, type, value)
  const isNumber = typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
  return isNumber && /^u?int\d*$/.test(type) ? BigInt(value).toString() : value
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
