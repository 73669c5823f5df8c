import { WALLET_PAGE } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { DirectoryState } from '../stores/directory.js'
import type { Namespace } from '../types/caip.js'
import { directory } from './directory.js'

export interface FetchWalletsParameters {
  /** Only wallets for this one. @default every namespace that the modal serves */
  readonly namespace?: Namespace | undefined
}

/**
 * Loads the next page of the wallet directory and gives all that has been loaded. At the end, and in basic mode, nobody
 * is asked. Rejects as `Http` does; the pages before stay.
 */
export async function fetchWallets(
  context: ModalContext,
  { namespace }: FetchWalletsParameters = {},
): Promise<DirectoryState> {
  const { ask, loading } = context.use(directory)
  const { directory: store } = context.stores
  const { page, count } = store.pages(namespace)
  const isAtEnd = count !== undefined && page * WALLET_PAGE >= count
  if (context.options.basic || isAtEnd) return store.pages(namespace)

  const asked =
    loading.get(namespace) ??
    ask({ page: page + 1, entries: WALLET_PAGE, namespace })
      // An empty page is the end, whatever the count says: nobody is asked for ever.
      .then(({ wallets, count }) => {
        const most = wallets.length ? count : Math.min(count, page * WALLET_PAGE)
        store.append(page + 1, wallets, most, namespace)
      })
      .finally(() => loading.delete(namespace))
  loading.set(namespace, asked)
  await asked
  return store.pages(namespace)
}
