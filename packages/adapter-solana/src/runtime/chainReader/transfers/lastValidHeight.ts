import { toAmount } from '../accounts/values.js'

/** Last block height that can include a transaction, as text, because JSON has no bigint. */
export type LastValidHeight = `${bigint}`

export function parseLastValidHeight(value: unknown): LastValidHeight | undefined {
  const height = toAmount(value)
  return height === undefined ? undefined : `${height}`
}
