import type { ModalError } from '../errors/ModalError.js'
import type { ModalContext } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import { stateError } from '../state/errors.js'
import type { PortfolioEntry } from '../state/portfolio.js'
import type { CaipAddress, CaipNetworkId } from '../types/caip.js'
import type { TokenAmount, TokenBalance } from '../types/token.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { parseCaipAddress, toCaipAddress } from '../utils/caipAddress.js'
import { getFiatValue } from '../utils/fiatValue.js'
import { formatUnits } from '../utils/formatUnits.js'
import { logListenerErrors } from '../utils/logStoreListenerErrors.js'
import { type AccountParameters, findCaipAddress, followAccount } from './followAccount.js'
import { readNativeBalance } from './readNativeBalance.js'
import { watchPortfolio } from './watchPortfolio.js'

export type FetchTokensParameters = AccountParameters

export interface TokensResult {
  /** `idle` while no account is connected. */
  readonly status: PortfolioEntry['status']
  /** Starts with the native coin. Empty until the first answer, even if the account has tokens. */
  readonly tokens: readonly TokenBalance[]
  /** True if some amounts or prices are older than 30 s and could not be refreshed. */
  readonly stale: boolean
  /** Error of the last read. Set even if `tokens` has entries. */
  readonly error: ModalError | undefined
}

const NO_TOKENS: TokensResult = { status: 'idle', tokens: [], stale: false, error: undefined }

/**
 * Reads the account's tokens on a network, the native coin first. Rejects with `ACCOUNT_UNDEFINED` without an account.
 * Rejects with the `ModalError` of a failed source only if no token is known.
 */
export async function fetchTokens(
  modal: Modal,
  parameters: FetchTokensParameters = {},
): Promise<readonly TokenBalance[]> {
  const context = getContext(modal)
  const { networks, portfolio } = context.stores
  const caipAddress = findCaipAddress(context, parameters)
  if (!caipAddress) {
    const { namespace = networks.$namespace.get() } = parameters
    throw stateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  }
  const coin = readNativeBalance(context, caipAddress).catch(() => undefined)
  const { readNonNativeTokens } = await import('./readNonNativeTokens.js')
  await Promise.all([coin, readNonNativeTokens(context, caipAddress)])
  const { tokens, error, others } = portfolio.of(caipAddress)
  const failed = error ?? others.error
  if (tokens.length === 0 && failed) throw failed
  return toBalances(context, caipAddress, tokens)
}

/**
 * Calls the listener with the account's tokens, now and on each change. Refreshes them every 30 s while the page is
 * visible. Follows the active account and, unless `parameters` names a network, the active network.
 */
export function watchTokens(
  modal: Modal,
  listener: (found: TokensResult) => void,
  parameters: FetchTokensParameters = {},
): Unsubscribe {
  const context = getContext(modal)
  const report = logListenerErrors(listener, context.log)
  return followAccount(
    context,
    () => findCaipAddress(context, parameters),
    (caipAddress) => {
      if (caipAddress) {
        return watchPortfolio(context, caipAddress, (entry) => report(toResult(context, entry, caipAddress)))
      }
      report(NO_TOKENS)
      return () => {}
    },
  )
}

function toBalances(
  { stores }: ModalContext,
  caipAddress: CaipAddress,
  tokens: PortfolioEntry['tokens'],
): readonly TokenBalance[] {
  const { caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  if (!caipNetworkId) return []
  const { testnet } = stores.networks.find(caipNetworkId) ?? {}
  return tokens.map((token) => toTokenBalance(token, caipNetworkId, testnet))
}

function toResult(context: ModalContext, entry: PortfolioEntry, caipAddress: CaipAddress): TokensResult {
  const { status, tokens, stale, error, others } = entry
  return {
    status: [status, others.status].includes('loading') ? 'loading' : status,
    tokens: toBalances(context, caipAddress, tokens),
    stale: stale || others.stale,
    error: error ?? others.error,
  }
}

interface NamedToken extends TokenAmount {
  readonly isUnknown?: boolean | undefined
}

function toTokenBalance(token: NamedToken, chainId: CaipNetworkId, isTestnet = false): TokenBalance {
  const { name, symbol, decimals, amount, address, price, iconUrl, isUnknown } = token
  const numeric = formatUnits(amount, decimals)
  return {
    name,
    symbol,
    chainId,
    ...(address !== undefined && { address: toCaipAddress(chainId, address) }),
    ...(isTestnet ? { value: '0.00' } : price && { price: price.amount, value: getFiatValue(token) }),
    quantity: { decimals: String(decimals), numeric },
    ...(iconUrl !== undefined && { iconUrl }),
    ...(isUnknown && { isUnknown }),
  }
}
