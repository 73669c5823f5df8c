import type { ModalContext } from '../../context.js'
import type { SwapProvider, SwapTokensQuery } from '../../types/swap.js'
import type { GasPrice } from './readGas.js'

/** More than any chain has ever taken for a unit of gas, in wei. */
const MOST = 10n ** 15n

/** What a unit of gas costs, by the first provider that says something that can be meant. What is taken beside gas is not known then. */
export async function askProvidersForGas(
  { log }: Pick<ModalContext, 'log'>,
  providers: readonly SwapProvider[],
  query: SwapTokensQuery,
): Promise<GasPrice | undefined> {
  for (const provider of providers) {
    try {
      const gasPrice: unknown = await provider.gasPrice?.(query)
      if (typeof gasPrice === 'bigint' && gasPrice > 0n && gasPrice < MOST) return { gasPrice, amount: 0n, most: 0n }
    } catch (cause) {
      if (!query.signal.aborted) log('debug', `${provider.name} does not say what gas costs`, cause)
    }
  }
  return undefined
}
