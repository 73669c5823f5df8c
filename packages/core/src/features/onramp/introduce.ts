import type { ModalContext } from '../../context.js'
import { knownTokens, tokenKey } from '../../flows/knownTokens.js'
import type { OnrampAsset } from '../../types/onramp.js'
import { namespaceOf } from '../../utils/caip.js'

/** Has the chain asked for a token that no list of the site names: else nobody would see it arrive. */
export async function introduce(context: ModalContext, asset: OnrampAsset, signal: AbortSignal): Promise<void> {
  const { address, caipNetworkId } = asset
  const network = context.stores.networks.find(caipNetworkId)
  if (address === undefined || !network) return
  try {
    const known = context.use(knownTokens)
    if ((await known.of(caipNetworkId)).some((token) => tokenKey(token) === tokenKey(asset))) return
    const ledger = await context.adapters.get(namespaceOf(caipNetworkId))?.ledger?.()
    const token = await ledger?.token?.({ address, network, signal })
    if (token) known.add(token)
  } catch (cause) {
    context.log('debug', `The chain could not be asked about ${asset.symbol}`, cause)
  }
}
