import type { NetworkDescription } from '../adapter/ledger.js'
import type { ModalContext } from '../context.js'
import type { CaipNetworkId } from '../types/caip.js'
import { namespaceOf, referenceOf } from '../utils/caip.js'

/** What is publicly known of a network that the site does not use. Undefined where nobody knows it, or cannot say. */
export async function describeNetwork(
  context: ModalContext,
  caipNetworkId: CaipNetworkId,
): Promise<NetworkDescription | undefined> {
  try {
    const ledger = await context.adapters.get(namespaceOf(caipNetworkId))?.ledger?.()
    return await ledger?.describeNetwork?.(referenceOf(caipNetworkId))
  } catch (cause) {
    context.log('debug', 'What is known of a network could not be loaded', cause)
    return undefined
  }
}
