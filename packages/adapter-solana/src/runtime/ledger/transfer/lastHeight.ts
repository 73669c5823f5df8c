import { toAmount } from '../read/values.js'

/** The last block that can take what was sent, as text: a `bigint` cannot be kept. */
export type LastHeight = `${bigint}`

export function parseLastHeight(value: unknown): LastHeight | undefined {
  const height = toAmount(value)
  return height === undefined ? undefined : `${height}`
}
