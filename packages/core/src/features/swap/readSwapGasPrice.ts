import type { FeeChoice } from '../../adapter/transfers.js'
import type { FeatureContext } from '../../feature/context.js'
import { requireCallMethods } from '../../transactions/requireCallMethods.js'
import type { Network } from '../../types/network.js'
import type { SwapProvider } from '../../types/swap.js'

/** Approximate size of a swap's transaction, in bytes. Some chains charge a fee for the size. */
const SWAP_BYTES = 900

/** `amount`: fee besides gas, in wei, such as an L2's fee for data. `most`: its maximum. */
export type GasPrice = Pick<FeeChoice, 'amount'> & { readonly gasPrice: bigint; readonly most: bigint }

export interface GasQuery {
  readonly network: Network
  readonly providers: readonly SwapProvider[]
  readonly signal: AbortSignal
}

/** Reads the gas price from a node. If that fails, reads it from a provider, which knows no fee besides gas. */
export async function readSwapGasPrice(
  context: FeatureContext,
  { network, providers, signal }: GasQuery,
): Promise<GasPrice | undefined> {
  const calls = await requireCallMethods(context.modal, network.chainNamespace)
  try {
    return await calls.price({ network, gas: 0n, bytes: SWAP_BYTES, signal })
  } catch (cause) {
    if (!signal.aborted) context.log('debug', 'No node says what gas costs', cause)
  }
  const { requestGasPriceFromProviders } = await import('./requestGasPriceFromProviders.js')
  return requestGasPriceFromProviders(context, providers, { network, signal })
}
