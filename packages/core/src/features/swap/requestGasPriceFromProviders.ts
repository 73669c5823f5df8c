import type { FeatureContext } from '../../feature/context.js'
import type { SwapProvider, SwapTokensQuery } from '../../types/swap.js'
import type { GasPrice } from './readSwapGasPrice.js'

/** Providers are untrusted: a gas price above this maximum is ignored. */
const MAX_GAS_PRICE_WEI = 10n ** 15n

export async function requestGasPriceFromProviders(
  { log }: Pick<FeatureContext, 'log'>,
  providers: readonly SwapProvider[],
  query: SwapTokensQuery,
): Promise<GasPrice | undefined> {
  for (const provider of providers) {
    try {
      const gasPrice: unknown = await provider.gasPrice?.(query)
      if (typeof gasPrice === 'bigint' && gasPrice > 0n && gasPrice < MAX_GAS_PRICE_WEI)
        return { gasPrice, amount: 0n, most: 0n }
    } catch (cause) {
      if (!query.signal.aborted) log('debug', `${provider.name} does not say what gas costs`, cause)
    }
  }
  return undefined
}
