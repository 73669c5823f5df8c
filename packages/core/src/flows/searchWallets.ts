import { WALLET_SEARCH_PAGE, WALLET_SEARCH_WAIT } from '../constants.js'
import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { directory, type FoundWallets } from './directory.js'

export interface SearchWalletsParameters {
  /** Blanks around it do not count. */
  readonly search: string
  readonly badgeType?: 'none' | 'certified' | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Looks wallets up by name in the directory. A newer search ends an older one, which rejects with `ABORTED`; an answer
 * is not given before 300 ms, so that a list does not flicker under somebody who types. Rejects as `Http` does.
 */
export async function searchWallets(
  context: ModalContext,
  { search: given, badgeType, signal }: SearchWalletsParameters,
): Promise<FoundWallets> {
  const feature = context.use(directory)
  feature.search.abort()
  const mine = new AbortController()
  feature.search = mine
  const search = given.trim()
  if (!search || context.options.basic) return { wallets: [], count: 0 }

  const both = signal ? AbortSignal.any([mine.signal, signal]) : mine.signal
  const [found] = await Promise.all([
    feature.ask({ page: 1, entries: WALLET_SEARCH_PAGE, search, badgeType, signal: both }),
    new Promise((resolve) => setTimeout(resolve, WALLET_SEARCH_WAIT)),
  ])
  if (both.aborted || context.signal.aborted) throw new ModalError('ABORTED')
  return found
}
