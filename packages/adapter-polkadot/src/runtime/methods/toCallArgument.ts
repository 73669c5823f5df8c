import type { ChainClient } from '../node/ChainClient.js'

/** Integer types that dedot takes as `bigint`. It takes shorter ones as `number`. */
const LONG = /^[ui](64|128|256)$/

export function toCallArgument(client: ChainClient, typeId: number, value: unknown): unknown {
  if (typeof value !== 'number' && typeof value !== 'bigint') return value
  const { typeDef } = client.registry.findType(typeId)
  if (typeDef.type === 'Compact') return toCallArgument(client, typeDef.value.typeParam, value)
  if (typeDef.type !== 'Primitive') return value
  return LONG.test(typeDef.value.kind) ? BigInt(value) : Number(value)
}
