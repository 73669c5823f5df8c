import type { Call } from '../../adapter/calls.js'
import type { CallDescription } from '../../clearSigning/types.js'
import type { FeatureContext } from '../../feature/context.js'
import { loadCallDescription } from '../../transactions/loadCallDescription.js'
import type { SwapState } from './swapState.js'

/** Describes the call of the offered swap, with the names of the tokens that the form knows. Never rejects. */
export async function loadSwapDescription(
  { modal }: FeatureContext,
  { network, from, sourceToken, toToken, tokens }: SwapState,
  { call, signal }: { readonly call: Call; readonly signal: AbortSignal },
): Promise<CallDescription | undefined> {
  if (!network || !from) return undefined
  const known = [sourceToken, toToken, ...tokens.items].flatMap((token) => token ?? [])
  return loadCallDescription(modal, { network, from: from.address, call, tokens: known, signal })
}
