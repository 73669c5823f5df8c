import type { ModalContext } from '../modal/context.js'
import type { DisplayedBalance } from '../types/account.js'
import type { CaipAddress } from '../types/caip.js'
import { fromUnits } from '../utils/bigNumber.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { formatBalance } from '../utils/formatNumber.js'
import { getTokenKey, knownTokens } from './knownTokens.js'

// Reads a token by its address. Undefined if the chain has no such token, or the adapter cannot read any.
export async function readTokenBalance(
  context: ModalContext,
  caipAddress: CaipAddress,
  wanted: { readonly address: string; readonly image?: string | undefined },
  signal: AbortSignal,
): Promise<DisplayedBalance | undefined> {
  const { namespace, caipNetworkId, address } = parseCaipAddress(caipAddress) ?? {}
  const network = context.stores.networks.find(caipNetworkId)
  const chainReader = namespace === undefined ? undefined : await context.adapters.get(namespace)?.chainReader?.()
  if (!address || !network || !chainReader?.tokens) return undefined
  const isWanted = (token: { readonly address?: string | undefined }) =>
    getTokenKey({ ...token, caipNetworkId: network.caipNetworkId }) ===
    getTokenKey({ address: wanted.address, caipNetworkId: network.caipNetworkId })
  const listed = (await context.use(knownTokens).of(network.caipNetworkId)).find(isWanted)
  const token = listed ?? (await chainReader.token?.({ address: wanted.address, network, signal }))
  if (!token) return undefined
  const held = (await chainReader.tokens({ address, network, signal, known: [token] })).find(isWanted)
  return {
    formatted: formatBalance(fromUnits(held?.amount ?? 0n, token.decimals)),
    symbol: token.symbol,
    imageUrl: wanted.image ?? token.iconUrl,
  }
}
