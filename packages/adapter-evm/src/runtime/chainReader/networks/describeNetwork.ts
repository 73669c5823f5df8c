import type { NetworkDescription } from '@foyer/core/adapter'
import { names } from './names.generated.js'

export async function describeNetwork(reference: string): Promise<NetworkDescription | undefined> {
  const line = find(names, reference) ?? find((await import('./otherNames.generated.js')).names, reference)
  if (line === undefined) return undefined
  const [, name = '', coin, symbol = '', decimals, test] = line.split('\t')
  return {
    name,
    nativeCurrency: { name: coin || symbol, symbol, decimals: Number(decimals || 18) },
    ...(test && { testnet: true }),
  }
}

const find = (lines: string, reference: string) =>
  lines.split('\n').find((each) => each.slice(0, each.indexOf('\t')) === reference)
