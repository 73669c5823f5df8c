import type { Network } from '@foyer/core/adapter'

/** What is known of a chain, defaults filled in. */
export interface ChainFacts {
  /** Undefined where the network does not tell it. */
  readonly bech32Prefix: string | undefined
  readonly denom: string
  /** Decimal text. */
  readonly gasPrice: string
  readonly coinType: number
}

/** Reads the `cosmos` field of a network. It is the integrator's own, and may be missing. */
export function readChain(network: Network<'cosmos'>): ChainFacts {
  const given: Readonly<Record<string, unknown>> = 'cosmos' in network ? Object(network.cosmos) : {}
  const text = (name: string) => (typeof given[name] === 'string' && given[name] ? given[name] : undefined)
  return {
    bech32Prefix: text('bech32Prefix'),
    denom: text('denom') ?? `u${network.nativeCurrency.symbol.toLowerCase()}`,
    gasPrice: text('gasPrice') ?? '0.025',
    coinType: typeof given.coinType === 'number' ? given.coinType : 118,
  }
}
