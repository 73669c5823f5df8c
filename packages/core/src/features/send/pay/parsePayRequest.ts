import { ModalError } from '../../../errors/ModalError.js'
import { createFeatureMissingError } from '../../../feature/errors.js'
import type { ModalContext } from '../../../modal/context.js'
import { getTokenKey, knownTokens } from '../../../portfolio/knownTokens.js'
import type { CaipNetworkId } from '../../../types/caip.js'
import type { Network } from '../../../types/network.js'
import type { PayRequest } from '../../../types/pay.js'
import type { TokenInfo } from '../../../types/token.js'
import { parseCaip19 } from '../../../utils/caip19.js'
import { parseUnits } from '../../../utils/parseUnits.js'
import { getChainReader } from '../findReceiver.js'

export interface Payment {
  readonly network: Network
  readonly token: TokenInfo
  readonly units: bigint
  readonly request: PayRequest
}

/**
 * Validates the app's payment request. Rejects with `FEATURE_MISSING` where `features.pay` is off, `PAY_ASSET_INVALID`,
 * `PAY_AMOUNT_INVALID` for an amount that is not above zero, or `PAY_RECIPIENT_INVALID`.
 */
export async function parsePayRequest(context: ModalContext, request: PayRequest): Promise<Payment> {
  if (!context.options.features.pay) throw createFeatureMissingError('pay')
  const { asset, amount, recipient } = request
  const parsed = parseCaip19(asset)
  const network = parsed && context.stores.networks.find(parsed.caipNetworkId)
  const token = network && (await findToken(context, network, parsed.address))
  if (!network || !token) throw new ModalError('PAY_ASSET_INVALID', { context: { asset } })
  const units = typeof amount === 'string' ? parseUnits(amount, token.decimals) : undefined
  if (!units) throw new ModalError('PAY_AMOUNT_INVALID', { context: { amount } })
  const adapter = context.adapters.get(network.chainNamespace)
  if (typeof recipient !== 'string' || !(await adapter?.isAddress(recipient, network))) {
    throw new ModalError('PAY_RECIPIENT_INVALID', { context: { recipient } })
  }
  return { network, token, units, request: { asset, amount, recipient } }
}

async function findToken(
  context: ModalContext,
  network: Network,
  address: string | undefined,
): Promise<TokenInfo | undefined> {
  const { caipNetworkId, nativeCurrency, chainNamespace } = network
  if (address === undefined) return { caipNetworkId, ...nativeCurrency }
  const known = context.use(knownTokens)
  const isIt = (token: { readonly caipNetworkId: CaipNetworkId; readonly address?: string | undefined }) =>
    getTokenKey(token) === getTokenKey({ caipNetworkId, address })
  const listed = (await known.of(caipNetworkId)).find(isIt)
  if (listed) return listed
  const token = await (await getChainReader(context, chainNamespace))?.token?.({
    address,
    network,
    signal: context.signal,
  })
  // Add the token to those whose balances are read, so that each account's balance of it is known.
  if (token) known.add(token)
  return token
}
