import { ModalError } from '../errors/ModalError.js'
import { readPortfolio } from '../flows/readPortfolio.js'
import { readTokens } from '../flows/readTokens.js'
import type { Modal } from '../modal.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'
import type { TokenBalance } from '../types/tokenBalance.js'
import { parseCaipAddress, toCaipAddress } from '../utils/caipAddress.js'
import { toTokenBalance } from '../utils/toTokenBalance.js'
import { contextOf } from './contextOf.js'

export interface FetchTokensParameters {
  /** @default the active one */
  readonly namespace?: Namespace | undefined
  /** A network of that namespace. @default the one that the wallet is on */
  readonly caipNetworkId?: CaipNetworkId | undefined
}

/**
 * Reads what the visitor owns on a network: the native token first. Rejects with `ACCOUNT_UNDEFINED`, and with the `ModalError`
 * of what failed where nobody said anything; where only a part is known it resolves with that.
 */
export async function fetchTokens(
  modal: Modal,
  parameters: FetchTokensParameters = {},
): Promise<readonly TokenBalance[]> {
  const context = contextOf(modal)
  const { accounts, networks, portfolio } = context.stores
  const { namespace = networks.$namespace.get() } = parameters
  const { address, caipAddress: current } = accounts.get(namespace)
  if (!address || !current) throw new ModalError('ACCOUNT_UNDEFINED', { context: { namespace } })
  const caipAddress = parameters.caipNetworkId ? toCaipAddress(parameters.caipNetworkId, address) : current
  const { caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  await Promise.all([readPortfolio(context, caipAddress).catch(() => undefined), readTokens(context, caipAddress)])
  const { tokens, error, others } = portfolio.of(caipAddress)
  const failed = error ?? others.error
  if (tokens.length === 0 && failed) throw failed
  return caipNetworkId ? tokens.map((token) => toTokenBalance(token, caipNetworkId)) : []
}
