import * as z from 'zod/mini'
import { getImageUrl } from '../http/getImageUrl.js'
import type { ModalContext, Service } from '../modal/context.js'
import type { WalletSuggestions } from '../state/directory.js'
import type { DirectoryWallet } from '../types/wallet.js'
import { type DirectoryResult, directoryService } from './directory.js'
import { MAX_RECOMMENDED_WALLETS } from './limits.js'
import { walletSchema } from './requestWallets.js'

// Requests the wallets of the first view. Until the directory answers, the view shows those of the last visit. Never
// rejects: after a failure, the list is shorter.
export async function loadWalletSuggestions(context: ModalContext): Promise<void> {
  const { stores, options, log } = context
  const { featuredWalletIds = [] } = options
  const { request } = context.use(directoryService)
  const none: DirectoryResult = { wallets: [], count: 0 }
  const recalled = readSuggestions(context)
  if (recalled) stores.directory.suggest({ status: 'late', ...recalled })
  const [featured, recommended] = await Promise.allSettled([
    featuredWalletIds.length
      ? request({ page: 1, entries: featuredWalletIds.length, include: featuredWalletIds })
      : none,
    requestRecommended(context, 1),
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
  stores.directory.suggest({ status: 'ready', recommended: wallets, recommendedCount: count, count: count + others })
  if (featured.status === 'fulfilled') storeSuggestions(context, stores.directory.$suggestions.get())
}

const secondPage: Service<{ running: Promise<void> | undefined }> = { create: () => ({ running: undefined }) }

// Requests the second page of recommended wallets and adds it to the first. Does nothing if that has been done.
export function loadMoreWalletSuggestions(context: ModalContext): Promise<void> {
  const { directory } = context.stores
  const request = context.use(secondPage)
  const load = async () => {
    const { status, recommended, recommendedCount = 0 } = directory.$suggestions.get()
    const isAll = recommended.length !== MAX_RECOMMENDED_WALLETS || recommendedCount <= recommended.length
    if (status !== 'ready' || isAll) return
    const { wallets } = await requestRecommended(context, 2)
    if (directory.$suggestions.get().recommended !== recommended) return
    const all = [...recommended, ...wallets]
    // The directory's count may promise more than its page has: without this, each mount would request that page.
    directory.suggest({ recommended: all, recommendedCount: all.length })
  }
  request.running ??= load().finally(() => {
    request.running = undefined
  })
  return request.running
}

function requestRecommended(context: ModalContext, page: number): Promise<DirectoryResult> {
  const { featuredWalletIds = [], excludeWalletIds = [] } = context.options
  const exclude = [...excludeWalletIds, ...featuredWalletIds]
  return context.use(directoryService).request({ page, entries: MAX_RECOMMENDED_WALLETS, exclude })
}

const LAST = 'LAST_SUGGESTIONS'

const SUGGESTIONS_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

type Answer = Pick<WalletSuggestions, 'featured' | 'recommended' | 'count'>

const listSchema = z.array(walletSchema)
const schema = z.object({
  at: z.number(),
  // Identifies the project and the wallet lists of the app, because another app on this origin must not show these
  // wallets.
  of: z.string(),
  featured: listSchema,
  recommended: listSchema,
  count: z.optional(z.number()),
})

function readSuggestions(context: ModalContext): Answer | undefined {
  const { options, services } = context
  const last = services.storage.getJson(LAST, (value) => schema.safeParse(value).data)
  if (!last || last.of !== askedOf(context) || !(Math.abs(Date.now() - last.at) < SUGGESTIONS_LIFETIME_MS))
    return undefined
  const pictured = (wallets: readonly DirectoryWallet[]) =>
    wallets.map((wallet) => ({
      ...wallet,
      image_url: wallet.image_id && getImageUrl(options, 'wallet', wallet.image_id),
    }))
  return { featured: pictured(last.featured), recommended: pictured(last.recommended), count: last.count }
}

function storeSuggestions(context: ModalContext, { featured, recommended, count }: Answer): void {
  context.services.storage.setJson(LAST, {
    at: Date.now(),
    of: askedOf(context),
    featured: featured.map(toStored),
    recommended: recommended.map(toStored),
    count,
  })
}

// Stores only one network per namespace, because a wallet may support hundreds.
function toStored({ image_url: _, order: _order, ...wallet }: DirectoryWallet) {
  const namespaces = new Map(wallet.chains.map((id) => [id.split(':')[0], id]))
  return { ...wallet, chains: [...namespaces.values()] }
}

function askedOf({ options }: ModalContext): string {
  const { projectId, includeWalletIds, excludeWalletIds, featuredWalletIds } = options
  return JSON.stringify([projectId, includeWalletIds, excludeWalletIds, featuredWalletIds])
}
