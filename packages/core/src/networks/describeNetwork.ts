import type { NetworkDescription } from '../adapter/chainReader.js'
import type { ModalContext } from '../modal/context.js'
import type { CaipNetworkId } from '../types/caip.js'
import { getNamespace, getReference } from '../utils/caip.js'

// Describes a network that the app does not list, from data of the adapter. Undefined if the adapter does not know it,
// or fails.
export async function describeNetwork(
  context: ModalContext,
  caipNetworkId: CaipNetworkId,
): Promise<NetworkDescription | undefined> {
  try {
    const chainReader = await context.adapters.get(getNamespace(caipNetworkId))?.chainReader?.()
    return await chainReader?.describeNetwork?.(getReference(caipNetworkId))
  } catch (cause) {
    context.log('debug', 'A network could not be described', cause)
    return undefined
  }
}
