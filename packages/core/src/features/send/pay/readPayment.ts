import type { ModalContext } from '../../../context.js'
import { lateError } from '../../../errors/lateError.js'
import { ModalError } from '../../../errors/ModalError.js'
import { knownTokens, tokenKey } from '../../../flows/knownTokens.js'
import type { CaipNetworkId } from '../../../types/caip.js'
import type { Network } from '../../../types/network.js'
import type { PayRequest } from '../../../types/pay.js'
import type { TokenInfo } from '../../../types/token.js'
import { parseCaip19 } from '../../../utils/caip19.js'
import { parseUnits } from '../../../utils/parseUnits.js'
import { ledgerOf } from '../receiver.js'

/** A payment that can be made here. */
export interface Payment {
  readonly network: Network
  /** What is paid: without an address the native coin. */
  readonly token: TokenInfo
  /** In the smallest unit. */
  readonly units: bigint
  readonly request: PayRequest
}

/**
 * What a page asks for. Rejects with `FEATURE_MISSING` where `features.pay` is off, `PAY_ASSET_INVALID` for what is no asset of
 * a network of the site, `PAY_AMOUNT_INVALID` for no amount above zero of it, and `PAY_RECIPIENT_INVALID` for no address there.
 */
export async function readPayment(context: ModalContext, request: PayRequest): Promise<Payment> {
  if (!context.options.features.pay) throw lateError('FEATURE_MISSING', { context: { id: 'pay' } })
  const { asset, amount, recipient } = request
  const parsed = parseCaip19(asset)
  const network = parsed && context.stores.networks.find(parsed.caipNetworkId)
  const token = network && (await tokenOf(context, network, parsed.address))
  if (!network || !token) throw new ModalError('PAY_ASSET_INVALID', { context: { asset } })
  const units = typeof amount === 'string' ? parseUnits(amount, token.decimals) : undefined
  if (!units) throw new ModalError('PAY_AMOUNT_INVALID', { context: { amount } })
  const adapter = context.adapters.get(network.chainNamespace)
  if (typeof recipient !== 'string' || !(await adapter?.isAddress(recipient, network))) {
    throw new ModalError('PAY_RECIPIENT_INVALID', { context: { recipient } })
  }
  return { network, token, units, request: { asset, amount, recipient } }
}

/** Undefined: there is none at that address. */
async function tokenOf(
  context: ModalContext,
  network: Network,
  address: string | undefined,
): Promise<TokenInfo | undefined> {
  const { caipNetworkId, nativeCurrency, chainNamespace } = network
  if (address === undefined) return { caipNetworkId, ...nativeCurrency }
  const known = context.use(knownTokens)
  const isIt = (token: { readonly caipNetworkId: CaipNetworkId; readonly address?: string | undefined }) =>
    tokenKey(token) === tokenKey({ caipNetworkId, address })
  const listed = (await known.of(caipNetworkId)).find(isIt)
  if (listed) return listed
  const token = await (await ledgerOf(context, chainNamespace))?.token?.({ address, network, signal: context.signal })
  // From now on the chain is asked for it, too.
  if (token) known.add(token)
  return token
}
