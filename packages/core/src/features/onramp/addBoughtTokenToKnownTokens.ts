import type { FeatureContext } from '../../feature/context.js'
import { getKnownTokens, getTokenKey } from '../../portfolio/knownTokens.js'
import type { OnrampAsset } from '../../types/onramp.js'
import { getNamespace } from '../../utils/caip.js'

/** Adds the bought asset to the tokens whose balances are read, so that its arrival is noticed. */
export async function addBoughtTokenToKnownTokens(
  context: FeatureContext,
  asset: OnrampAsset,
  signal: AbortSignal,
): Promise<void> {
  const { address, caipNetworkId } = asset
  const network = context.findNetwork(caipNetworkId)
  if (address === undefined || !network) return
  try {
    const known = getKnownTokens(context.modal)
    if ((await known.of(caipNetworkId)).some((token) => getTokenKey(token) === getTokenKey(asset))) return
    const chainReader = await context.chainReader(getNamespace(caipNetworkId))
    const token = await chainReader?.token?.({ address, network, signal })
    if (token) known.add(token)
  } catch (cause) {
    context.log('debug', `Failed to read ${asset.symbol} from the chain`, cause)
  }
}
