import { ModalError } from '../errors/ModalError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { RegisteredNamespace } from '../types/register.js'
import { combineSignals, sleep } from '../utils/waiting.js'
import { type DirectoryResult, directoryService } from './directory.js'
import { WALLET_SEARCH_PAGE_SIZE } from './limits.js'

export const WALLET_SEARCH_DEBOUNCE_MS = 200

// Minimum duration of a search, so that the list does not flicker.
const WALLET_SEARCH_MIN_MS = 300

export interface SearchWalletsParameters {
  readonly search: string
  readonly badgeType?: 'none' | 'certified' | undefined
  /** Namespace that the wallets have to support. @default any that the modal serves */
  readonly namespace?: RegisteredNamespace | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Searches the wallet directory by name, for at most 100 results. A newer search ends an older one, which rejects with
 * `ABORTED`. Waits until the user pauses typing, and takes at least 300 ms, so that the list does not flicker.
 * Otherwise rejects as `fetchWallets` does.
 */
export async function searchWallets(
  modal: Modal,
  { search: given, badgeType, namespace, signal }: SearchWalletsParameters,
): Promise<DirectoryResult> {
  const context = getContext(modal)
  const feature = context.use(directoryService)
  feature.search.abort()
  const mine = new AbortController()
  feature.search = mine
  const search = given.trim()
  if (!search || context.options.basic) return { wallets: [], count: 0 }

  const both = combineSignals(mine.signal, context.signal, signal)
  const least = sleep(WALLET_SEARCH_MIN_MS, both)
  // If the debounce below is aborted first, nothing awaits this promise: its rejection must not be reported as
  // unhandled.
  least.catch(() => undefined)
  await sleep(WALLET_SEARCH_DEBOUNCE_MS, both)
  const query = { page: 1, entries: WALLET_SEARCH_PAGE_SIZE, search, badgeType, namespace, signal: both }
  const [found] = await Promise.all([feature.request(query), least])
  if (both.aborted) throw new ModalError('ABORTED')
  context.stores.directory.learn(found.wallets)
  return found
}
