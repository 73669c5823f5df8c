import { RECOMMENDED_WALLETS } from '../constants.js'
import type { ModalContext } from '../context.js'
import { directory, type FoundWallets } from './directory.js'
import { recallSuggestions, rememberSuggestions } from './lastSuggestions.js'

/**
 * Asks the directory for the wallets of the first view; until it answers, what it said on the last visit stands. Never
 * rejects: without them the list is shorter.
 */
export async function loadSuggestions(context: ModalContext): Promise<void> {
  const { stores, options, log } = context
  const { featuredWalletIds = [], excludeWalletIds = [] } = options
  const { ask } = context.use(directory)
  const none: FoundWallets = { wallets: [], count: 0 }
  const recalled = recallSuggestions(context)
  if (recalled) stores.directory.suggest({ status: 'late', ...recalled })
  const [featured, recommended] = await Promise.allSettled([
    featuredWalletIds.length ? ask({ page: 1, entries: featuredWalletIds.length, include: featuredWalletIds }) : none,
    ask({ page: 1, entries: RECOMMENDED_WALLETS, exclude: [...excludeWalletIds, ...featuredWalletIds] }),
  ])
  if (context.signal.aborted) return
  if (featured.status === 'fulfilled') {
    const place = ({ id }: { readonly id: string }) => featuredWalletIds.indexOf(id)
    stores.directory.suggest({ featured: [...featured.value.wallets].sort((one, other) => place(one) - place(other)) })
  }
  if (recommended.status === 'rejected') {
    log('debug', 'The wallet directory did not answer', recommended.reason)
    stores.directory.suggest({ status: 'failed' })
    return
  }
  const { wallets, count } = recommended.value
  const others = featured.status === 'fulfilled' ? featured.value.count : 0
  stores.directory.suggest({ status: 'ready', recommended: wallets, count: count + others })
  if (featured.status === 'fulfilled') rememberSuggestions(context, stores.directory.$suggestions.get())
}
