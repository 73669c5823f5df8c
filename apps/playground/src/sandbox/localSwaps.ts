import type { SwapProvider } from '@foyer/core'
import type { Local } from './local'

/** What it says that its long way takes of gas. */
const GAS = 900_000n

/**
 * Who swaps on this machine beside the data service: a little better before gas, and worse after it. What does it comes when
 * it is asked.
 */
export function localSwaps({ rpcUrls }: Local): SwapProvider {
  let loaded: Promise<SwapProvider> | undefined
  const load = async (): Promise<SwapProvider> => {
    const [{ createPoolSwaps }, { DETOUR }, { TOKENS }] = await Promise.all([
      import('@foyer/sandbox/swaps'),
      import('@foyer/sandbox/pools'),
      import('@foyer/sandbox/tokens'),
    ])
    return createPoolSwaps({ rpcUrls, pool: DETOUR, tokens: TOKENS, id: 'detour', name: 'Breakwater', gas: GAS })
  }
  const provider = () => {
    loaded ??= load()
    return loaded
  }
  return {
    id: 'detour',
    name: 'Breakwater',
    supports: ({ caipNetworkId }) => Object.hasOwn(rpcUrls, caipNetworkId),
    tokens: async (query) => (await provider()).tokens(query),
    quote: async (query) => (await provider()).quote(query),
    allowance: async (query) => (await provider()).allowance(query),
    build: async (query) => (await provider()).build(query),
  }
}
