import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { DirectoryState } from '../state/directory.js'
import type { RegisteredNamespace } from '../types/register.js'
import { directoryService } from './directory.js'
import { WALLET_PAGE_SIZE } from './limits.js'

export interface FetchWalletsParameters {
  /** Namespace that the wallets have to support. @default any that the modal serves */
  readonly namespace?: RegisteredNamespace | undefined
}

/**
 * Loads the next page of the wallet directory (40 wallets), and resolves with all pages so far. Retries three times,
 * then rejects with `RATE_LIMITED`, `SERVER_ERROR`, `FORBIDDEN`, `OFFLINE`, `RESPONSE_INVALID` or `HTTP_FAILED`.
 */
export async function fetchWallets(modal: Modal, { namespace }: FetchWalletsParameters = {}): Promise<DirectoryState> {
  const context = getContext(modal)
  const { request, loading } = context.use(directoryService)
  const { directory: store } = context.stores
  const { page, count } = store.pages(namespace)
  const isAtEnd = count !== undefined && page * WALLET_PAGE_SIZE >= count
  if (context.options.basic || isAtEnd) return store.pages(namespace)

  const asked =
    loading.get(namespace) ??
    request({ page: page + 1, entries: WALLET_PAGE_SIZE, namespace })
      // An empty page is the last one, even if the directory's count promises more: otherwise requests would not end.
      .then(({ wallets, count }) => {
        const most = wallets.length ? count : Math.min(count, page * WALLET_PAGE_SIZE)
        store.append(page + 1, wallets, most, namespace)
      })
      .finally(() => loading.delete(namespace))
  loading.set(namespace, asked)
  await asked
  return store.pages(namespace)
}
