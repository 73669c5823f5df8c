import { RpcError } from '../../http/answerRpc'
import type { CosmosBlock } from '../chain/createCosmosChain'

type Condition = (block: CosmosBlock) => boolean

const HASH = /^tx\.hash\s*=\s*'([0-9A-F]{64})'$/i
const HEIGHT = /^tx\.height\s*(<=|>=|<|>|=)\s*(\d+)$/
const ATTRIBUTE = /^([a-z_]+)\.([a-z_]+)\s*=\s*'([^']*)'$/

const COMPARE: Readonly<Record<string, (height: number, input: number) => boolean>> = {
  '<=': (height, input) => height <= input,
  '>=': (height, input) => height >= input,
  '<': (height, input) => height < input,
  '>': (height, input) => height > input,
  '=': (height, input) => height === input,
}

/** Parses a query of CometBFT's `tx_search` into a filter of blocks. */
export function parseTxSearchQuery(query: string): Condition {
  const conditions = query.split(/\s+AND\s+/).map(readCondition)
  return (block) => conditions.every((holds) => holds(block))
}

function readCondition(text: string): Condition {
  const [, hash] = HASH.exec(text) ?? []
  if (hash) return (block) => block.hash === hash.toUpperCase()
  const [, sign = '', height] = HEIGHT.exec(text) ?? []
  const compare = COMPARE[sign]
  if (compare) return (block) => compare(block.height, Number(height))
  const [, type, key, value] = ATTRIBUTE.exec(text) ?? []
  if (!type) throw new RpcError(-32603, 'Internal error', `failed to parse query: ${text}`)
  return ({ events }) =>
    events.some(
      (event) => event.type === type && event.attributes.some((each) => each.key === key && each.value === value),
    )
}
