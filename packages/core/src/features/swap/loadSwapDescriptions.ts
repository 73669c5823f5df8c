import type { FeatureContext } from '../../feature/context.js'
import { loadCallDescription } from '../../transactions/loadCallDescription.js'
import type { PreparedSwap } from './prepareSwap.js'
import type { SwapState } from './swapState.js'

interface LoadSwapDescriptionsParameters {
  readonly prepared: Pick<PreparedSwap, 'transaction' | 'permit'>
  readonly signal: AbortSignal
}

/** Describes the swap's call and its permit, with the names of the tokens that the form knows. Never rejects. */
export async function loadSwapDescriptions(
  { modal }: FeatureContext,
  { network, from, sourceToken, toToken, tokens }: SwapState,
  { prepared: { transaction, permit }, signal }: LoadSwapDescriptionsParameters,
): Promise<Pick<SwapState, 'description' | 'permitDescription'>> {
  if (!network || !from) return {}
  const known = [sourceToken, toToken, ...tokens.items].flatMap((token) => token ?? [])
  const query = { network, from: from.address, tokens: known, signal }
  const [description, permitDescription] = await Promise.all([
    loadCallDescription(modal, { ...query, call: transaction }),
    permit && loadCallDescription(modal, { ...query, call: permit.typedData }),
  ])
  return { description, permitDescription }
}
