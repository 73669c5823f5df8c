export const SWAP_PROVIDERS = ['1inch', '0x', 'lifi'] as const
export type SwapProviderName = (typeof SWAP_PROVIDERS)[number]

/** Contracts that may get an allowance and a transaction, by CAIP-2 id; the first one gets allowances. */
export type SwapRouters = Readonly<Record<string, readonly string[]>>

const onEach = (router: string, chains: readonly number[]): SwapRouters =>
  Object.fromEntries(chains.map((chain) => [`eip155:${chain}`, [router]]))

/**
 * Routers of each provider.
 *
 * @see https://github.com/1inch/limit-order-protocol "Deployments": Aggregation Router v6. Read 2026-11-26.
 * @see https://github.com/0xProject/0x-settler `AllowanceHolder` of networks with Cancun. Read 2026-11-27.
 * @see https://docs.li.fi/smart-contracts/deployments-contract-addresses `LiFiDiamond`. Read 2026-11-26.
 */
export const DEFAULT_ROUTERS: Readonly<Record<SwapProviderName, SwapRouters>> = {
  '1inch': {
    ...onEach('0x111111125421ca6dc452d289314280a0f8842a65', [1, 10, 56, 100, 137, 8453, 42161, 43114]),
    ...onEach('0x6fd4383cb451173d5f9304f041c7bcbf27d561ff', [324]),
  },
  '0x': onEach('0x0000000000001ff3684f28c67538d4d072c22734', [1, 10, 56, 137, 8453, 42161, 43114]),
  lifi: {
    ...onEach('0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae', [1, 10, 56, 100, 137, 250, 8453, 42161, 43114, 1313161554]),
    ...onEach('0x341e94069f53234fe6dabef707ad424830525715', [324]),
  },
}
