import type { Network } from '@foyer/core/adapter'

/**
 * A network of `@foyer/adapter-evm/networks`: what a page shows of an EVM chain and where its nodes are. A plain object, to
 * be given to `createModal` as it is, spread into another one, or handed to viem and wagmi as a chain.
 */
export interface EvmNetwork extends Omit<Network<'eip155'>, 'caipNetworkId' | 'chainNamespace'> {
  /** The chain id, as `eth_chainId` answers it. */
  readonly id: number
  /** After how many milliseconds its nodes tell of a transaction before its block is there. Read by viem. */
  readonly experimental_preconfirmationTime?: number | undefined
}
