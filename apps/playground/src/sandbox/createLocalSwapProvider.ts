import type { SwapProvider } from '@foyer/core'
import type { LocalServices } from './localServices'

// Gas in the provider's quotes; its longer route costs more than the data service's.
const GAS = 900_000n

/**
 * Creates a local swap provider beside the data service: a little better before gas, and worse after it. Its code loads
 * on use.
 */
export function createLocalSwapProvider({ rpcUrls }: LocalServices): SwapProvider {
  let loaded: Promise<SwapProvider> | undefined
  const load = async (): Promise<SwapProvider> => {
    const { createPoolSwapProvider, BETTER_POOL, EVM_TOKENS } = await import('@foyer/sandbox/swaps')
    return createPoolSwapProvider({
      rpcUrls,
      pool: BETTER_POOL,
      tokens: EVM_TOKENS,
      id: 'detour',
      name: 'Breakwater',
      gas: GAS,
    })
  }
  const provider = () => {
    loaded ??= load()
    return loaded
  }
  return {
    id: 'detour',
    name: 'Breakwater',
    supports: ({ caipNetworkId }) => Object.hasOwn(rpcUrls, caipNetworkId),
    // The address of `BETTER_POOL`, whose module loads with the provider.
    routers: () => ['0xC01a000000000000000000000000000000000011'],
    tokens: async (query) => (await provider()).tokens(query),
    quote: async (query) => (await provider()).quote(query),
    allowance: async (query) => (await provider()).allowance(query),
    build: async (query) => (await provider()).build(query),
  }
}
