import type { Sandbox, SandboxToken } from './types'

/**
 * The tokens of the sandbox's EVM chains in the Uniswap format, as the option `tokenLists` takes them. The other chains tell
 * theirs themselves.
 */
export function toTokenList({ rpcUrls, tokens }: Pick<Sandbox, 'rpcUrls' | 'tokens'>): {
  readonly tokens: readonly (Omit<SandboxToken, 'amount'> & { readonly chainId: number })[]
} {
  return {
    tokens: Object.keys(rpcUrls).flatMap((caipNetworkId) =>
      Object.values(tokens).map(({ address, symbol, name, decimals }) => ({
        chainId: Number(caipNetworkId.slice('eip155:'.length)),
        ...{ address, symbol, name, decimals },
      })),
    ),
  }
}
