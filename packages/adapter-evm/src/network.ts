import type { Network } from '@foyer/core/adapter'

/** Describes a network of `@foyer/adapter-evm/networks`. It is also a valid chain of viem and wagmi. */
export interface EvmNetwork extends Omit<Network<'eip155'>, 'caipNetworkId' | 'chainNamespace'> {
  /** Chain id, such as 1. */
  readonly id: number
  /** Time until a preconfirmation, in ms; viem polls at this interval. */
  readonly experimental_preconfirmationTime?: number | undefined
}
