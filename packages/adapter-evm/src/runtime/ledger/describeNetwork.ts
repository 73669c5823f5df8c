import type { NetworkDescription } from '@foyer/core/adapter'
import { names } from './names.generated.js'

const lines = names.split('\n')

/** What viem knows of a chain, by its id in decimal. */
export function describeNetwork(reference: string): NetworkDescription | undefined {
  const line = lines.find((each) => each.slice(0, each.indexOf('\t')) === reference)
  if (line === undefined) return undefined
  const [, name = '', coin, symbol = '', decimals, test] = line.split('\t')
  return {
    name,
    nativeCurrency: { name: coin || symbol, symbol, decimals: Number(decimals || 18) },
    ...(test && { testnet: true }),
  }
}
