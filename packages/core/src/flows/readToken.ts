import type { ModalContext } from '../context.js'
import type { ShownBalance } from '../types/account.js'
import type { CaipAddress } from '../types/caip.js'
import { fromUnits } from '../utils/bigNumber.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { formatBalance } from '../utils/formatNumber.js'
import { knownTokens, tokenKey } from './knownTokens.js'

/**
 * How much of one token an account holds, for display. Undefined where the chain has no such token, or cannot tell. Rejects
 * as the adapter's ledger does.
 */
export async function readToken(
  context: ModalContext,
  caipAddress: CaipAddress,
  wanted: { readonly address: string; readonly image?: string | undefined },
  signal: AbortSignal,
): Promise<ShownBalance | undefined> {
  const { namespace, caipNetworkId, address } = parseCaipAddress(caipAddress) ?? {}
  const network = context.stores.networks.find(caipNetworkId)
  const ledger = namespace === undefined ? undefined : await context.adapters.get(namespace)?.ledger?.()
  if (!address || !network || !ledger?.tokens) return undefined
  const isWanted = (token: { readonly address?: string | undefined }) =>
    tokenKey({ ...token, caipNetworkId: network.caipNetworkId }) ===
    tokenKey({ address: wanted.address, caipNetworkId: network.caipNetworkId })
  const listed = (await context.use(knownTokens).of(network.caipNetworkId)).find(isWanted)
  const token = listed ?? (await ledger.token?.({ address: wanted.address, network, signal }))
  if (!token) return undefined
  const held = (await ledger.tokens({ address, network, signal, known: [token] })).find(isWanted)
  return {
    formatted: formatBalance(fromUnits(held?.amount ?? 0n, token.decimals)),
    symbol: token.symbol,
    imageUrl: wanted.image ?? token.iconUrl,
  }
}
