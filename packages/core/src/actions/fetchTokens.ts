import { lateError } from '../errors/lateError.js'
import type { ModalError } from '../errors/ModalError.js'
import { readPortfolio } from '../flows/readPortfolio.js'
import { watchPortfolio } from '../flows/watchPortfolio.js'
import type { Modal } from '../modal.js'
import type { PortfolioEntry } from '../stores/portfolio.js'
import type { CaipAddress } from '../types/caip.js'
import type { TokenBalance } from '../types/tokenBalance.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { parseCaipAddress } from '../utils/caipAddress.js'
import { guardListener } from '../utils/guardStore.js'
import { toTokenBalance } from '../utils/toTokenBalance.js'
import { contextOf } from './contextOf.js'
import { type AccountParameters, accountOf, followAccount } from './followAccount.js'

export type FetchTokensParameters = AccountParameters

/** What the visitor owns on a network, as far as it is known. */
export interface FoundTokens {
  /** `idle` while nobody is connected. */
  readonly status: PortfolioEntry['status']
  /** The native token first. Empty before the first answer, which is not the same as owning nothing. */
  readonly tokens: readonly TokenBalance[]
  /** The figures are older than 30 s, and could not be read anew. */
  readonly stale: boolean
  /** What failed, also where a part is known. */
  readonly error: ModalError | undefined
}

const nothing: FoundTokens = { status: 'idle', tokens: [], stale: false, error: undefined }

/**
 * Reads what the visitor owns on a network: the native token first. Rejects with `ACCOUNT_UNDEFINED`, and with the `ModalError`
 * of what failed where nobody said anything; where only a part is known it resolves with that.
 */
export async function fetchTokens(
  modal: Modal,
  parameters: FetchTokensParameters = {},
): Promise<readonly TokenBalance[]> {
  const context = contextOf(modal)
  const { networks, portfolio } = context.stores
  const caipAddress = accountOf(context, parameters)
  if (!caipAddress) {
    const { namespace = networks.$namespace.get() } = parameters
    throw lateError('ACCOUNT_UNDEFINED', { context: { namespace } })
  }
  const { caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const coin = readPortfolio(context, caipAddress).catch(() => undefined)
  const { readTokens } = await import('../flows/readTokens.js')
  await Promise.all([coin, readTokens(context, caipAddress)])
  const { tokens, error, others } = portfolio.of(caipAddress)
  const failed = error ?? others.error
  if (tokens.length === 0 && failed) throw failed
  return caipNetworkId ? tokens.map((token) => toTokenBalance(token, caipNetworkId)) : []
}

/**
 * Tells what the visitor owns, now and with every change, and reads it anew every 30 s while the page is seen. Follows the
 * account, and the network where none is named. Returns its undo.
 */
export function watchTokens(
  modal: Modal,
  listener: (found: FoundTokens) => void,
  parameters: FetchTokensParameters = {},
): Unsubscribe {
  const context = contextOf(modal)
  const report = guardListener(listener, context.log)
  return followAccount(
    context,
    () => accountOf(context, parameters),
    (caipAddress) => {
      if (caipAddress) {
        return watchPortfolio(context, caipAddress, (entry) => report(toFound(entry, caipAddress)))
      }
      report(nothing)
      return () => {}
    },
  )
}

function toFound(entry: PortfolioEntry, caipAddress: CaipAddress): FoundTokens {
  const { caipNetworkId } = parseCaipAddress(caipAddress) ?? {}
  const { status, tokens, stale, error, others } = entry
  return {
    status: [status, others.status].includes('loading') ? 'loading' : status,
    tokens: caipNetworkId ? tokens.map((token) => toTokenBalance(token, caipNetworkId)) : [],
    stale: stale || others.stale,
    error: error ?? others.error,
  }
}
