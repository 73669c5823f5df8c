import { WALLET_SEARCH_PAGE, WALLET_SEARCH_PAUSE, WALLET_SEARCH_WAIT } from '../constants.js'
import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { Namespace } from '../types/caip.js'
import { anySignal, pause } from '../utils/waiting.js'
import { directory, type FoundWallets } from './directory.js'

export interface SearchWalletsParameters {
  /** Blanks around it do not count. */
  readonly search: string
  readonly badgeType?: 'none' | 'certified' | undefined
  /** Only wallets for this one. @default every namespace that the modal serves */
  readonly namespace?: Namespace | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Looks wallets up by name in the directory. A newer search ends an older one, which rejects with `ABORTED`. The
 * directory is asked when the visitor pauses, and an answer is not given before 300 ms, so that a list does not flicker
 * under somebody who types. Rejects as `Http` does.
 */
export async function searchWallets(
  context: ModalContext,
  { search: given, badgeType, namespace, signal }: SearchWalletsParameters,
): Promise<FoundWallets> {
  const feature = context.use(directory)
  feature.search.abort()
  const mine = new AbortController()
  feature.search = mine
  const search = given.trim()
  if (!search || context.options.basic) return { wallets: [], count: 0 }

  const both = anySignal(mine.signal, context.signal, signal)
  const least = pause(WALLET_SEARCH_WAIT, both)
  // Whoever gives up first says so.
  least.catch(() => undefined)
  await pause(WALLET_SEARCH_PAUSE, both)
  const query = { page: 1, entries: WALLET_SEARCH_PAGE, search, badgeType, namespace, signal: both }
  const [found] = await Promise.all([feature.ask(query), least])
  if (both.aborted) throw new ModalError('ABORTED')
  context.stores.directory.learn(found.wallets)
  return found
}
