import type { Network } from '@foyer/core/adapter'

/** What is known of a chain, defaults filled in. */
export interface ChainFacts {
  /** Undefined where the network does not tell it. */
  readonly bech32Prefix: string | undefined
  readonly denom: string
  /** Decimal text. */
  readonly gasPrice: string
  readonly coinType: number
  /** Below and above `gasPrice`, where they are known. Decimal text. */
  readonly slow: string | undefined
  readonly fast: string | undefined
}

/** Reads the `cosmos` field of a network. It is the integrator's own, and may be missing. */
export function readChain(network: Network<'cosmos'>): ChainFacts {
  const given: Readonly<Record<string, unknown>> = 'cosmos' in network ? Object(network.cosmos) : {}
  const text = (name: string, of = given) => (typeof of[name] === 'string' && of[name] ? of[name] : undefined)
  const prices: Readonly<Record<string, unknown>> = Object(given.gasPrices)
  return {
    bech32Prefix: text('bech32Prefix'),
    denom: text('denom') ?? `u${network.nativeCurrency.symbol.toLowerCase()}`,
    gasPrice: text('gasPrice') ?? '0.025',
    slow: text('slow', prices),
    fast: text('fast', prices),
    coinType: typeof given.coinType === 'number' ? given.coinType : 118,
  }
}
