import type { Network } from '@foyer/core/adapter'

export interface ChainSettings {
  readonly bech32Prefix: string | undefined
  readonly denom: string
  readonly gasPrice: string
  readonly coinType: number
  readonly slow: string | undefined
  readonly fast: string | undefined
}

export function readChainSettings(network: Network<'cosmos'>): ChainSettings {
  const input: Readonly<Record<string, unknown>> = 'cosmos' in network ? Object(network.cosmos) : {}
  const text = (name: string, of = input) => (typeof of[name] === 'string' && of[name] ? of[name] : undefined)
  const prices: Readonly<Record<string, unknown>> = Object(input.gasPrices)
  return {
    bech32Prefix: text('bech32Prefix'),
    denom: text('denom') ?? `u${network.nativeCurrency.symbol.toLowerCase()}`,
    gasPrice: text('gasPrice') ?? '0.025',
    slow: text('slow', prices),
    fast: text('fast', prices),
    coinType: typeof input.coinType === 'number' ? input.coinType : 118,
  }
}
