import type { EvmSandbox, SandboxToken } from '../types'

/** Lists the EVM tokens in Uniswap's format, for the option `tokenLists`. */
export function toTokenList({ rpcUrls, tokens }: Pick<EvmSandbox, 'rpcUrls' | 'tokens'>): {
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
