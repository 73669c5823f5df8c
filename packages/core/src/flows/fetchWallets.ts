import { WALLET_PAGE } from '../constants.js'
import type { ModalContext } from '../context.js'
import type { DirectoryState } from '../stores/directory.js'
import { directory } from './directory.js'

/**
 * Loads the next page of the wallet directory and gives all that has been loaded. At the end, and in basic mode, nobody
 * is asked. Rejects as `Http` does; the pages before stay.
 */
export async function fetchWallets(context: ModalContext): Promise<DirectoryState> {
  const feature = context.use(directory)
  const { store } = feature
  const { $directory } = store
  const { page, count } = $directory.get()
  const isAtEnd = count !== undefined && page * WALLET_PAGE >= count
  if (context.options.basic || isAtEnd) return $directory.get()

  feature.loading ??= feature
    .ask({ page: page + 1, entries: WALLET_PAGE })
    .then(({ wallets, count }) => store.append(page + 1, wallets, count))
    .finally(() => {
      feature.loading = undefined
    })
  await feature.loading
  return $directory.get()
}
