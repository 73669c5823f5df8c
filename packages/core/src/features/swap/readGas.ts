import type { FeeChoice } from '../../adapter/transfers.js'
import type { ModalContext } from '../../context.js'
import { requireCalls } from '../../flows/requireCalls.js'
import type { Network } from '../../types/network.js'
import type { SwapProvider } from '../../types/swap.js'

/** About how long a swap is, where that costs too. Bytes. */
const SWAP_BYTES = 900

/** What a unit of gas costs, and what is taken beside it: so much, at the most. */
export type GasPrice = Pick<FeeChoice, 'amount'> & { readonly gasPrice: bigint; readonly most: bigint }

export interface GasQuery {
  readonly network: Network
  readonly providers: readonly SwapProvider[]
  readonly signal: AbortSignal
}

/** Nodes know it best. Of a provider that says it, what is beside gas is not known. Undefined: nobody says. */
export async function readGas(
  context: ModalContext,
  { network, providers, signal }: GasQuery,
): Promise<GasPrice | undefined> {
  const calls = await requireCalls(context, network.chainNamespace)
  try {
    return await calls.price({ network, gas: 0n, bytes: SWAP_BYTES, signal })
  } catch (cause) {
    if (!signal.aborted) context.log('debug', 'No node says what gas costs', cause)
  }
  // What few need is loaded when they need it.
  const { askProvidersForGas } = await import('./askProvidersForGas.js')
  return askProvidersForGas(context, providers, { network, signal })
}
