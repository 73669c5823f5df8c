import type { ChainClient } from '../node/ChainClient.js'

/** Numbers that dedot reads as `bigint`; shorter ones are a `number`. */
const LONG = /^[ui](64|128|256)$/

/** Returns a number in the form that dedot wants for its type, and anything else as it is. */
export function toArgument(client: ChainClient, typeId: number, value: unknown): unknown {
  if (typeof value !== 'number' && typeof value !== 'bigint') return value
  const { typeDef } = client.registry.findType(typeId)
  if (typeDef.type === 'Compact') return toArgument(client, typeDef.value.typeParam, value)
  if (typeDef.type !== 'Primitive') return value
  return LONG.test(typeDef.value.kind) ? BigInt(value) : Number(value)
}
