import type { Namespace } from '@foyer/core'
import {
  type DirectoryWallet,
  isDirectoryOffered,
  isImageUrl,
  isModalError,
  type ModalContext,
  track,
  WALLET_PAGE_SIZE,
  WALLET_SEARCH_PAGE_SIZE,
} from '@foyer/core/internal/modal'
import { fetchWallets, searchWallets } from '@foyer/core/internal/wallets'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'

const MAX_PRELOADED_IMAGES = 20

export interface WalletSearch {
  /** Query that this result answers. */
  readonly search: string
  readonly status: 'searching' | 'found' | 'failed'
  readonly wallets: readonly DirectoryWallet[]
  /** Number of matches in the directory. */
  readonly count: number
  readonly error?: unknown
}

const nothing: WalletSearch = { search: '', status: 'found', wallets: [], count: 0 }

/** Searches the directory. A newer query discards older results. */
export function useWalletSearch(context: ModalContext, given: string, namespace: Namespace | undefined) {
  const search = given.trim()
  const [result, setResult] = useState<WalletSearch>(nothing)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask
  useEffect(() => {
    if (!search || !isDirectoryOffered(context)) {
      setResult({ ...nothing, search })
      return
    }
    const controller = new AbortController()
    setResult({ search, status: 'searching', wallets: [], count: 0 })
    searchWallets(context.modal, { search, namespace, signal: controller.signal }).then(
      ({ wallets, count }) => {
        setResult({ search, status: 'found', wallets, count: wallets.length < WALLET_SEARCH_PAGE_SIZE ? 0 : count })
        track(context, 'SEARCH_WALLET', { search: getSharedQuery(search, wallets) })
      },
      (error: unknown) => {
        if (!controller.signal.aborted && !isModalError(error, 'ABORTED')) {
          setResult({ search, status: 'failed', wallets: [], count: 0, error })
        }
      },
    )
    return () => controller.abort()
  }, [context, search, namespace, tries])
  return { ...result, again: () => setTries((count) => count + 1) }
}

/** Returns the query if it is part of a result's name. Any other query, such as an address, stays private. */
function getSharedQuery(search: string, wallets: readonly DirectoryWallet[]): string {
  const term = search.toLowerCase()
  return wallets.some(({ name }) => name.toLowerCase().includes(term)) ? search : ''
}

interface Loading {
  readonly namespace: Namespace | undefined
  readonly isOn: boolean
  readonly error?: unknown
}

export function useWalletDirectory(context: ModalContext, namespace: Namespace | undefined) {
  const { directory } = context.stores
  useStore(directory.$pages)
  const { wallets, page, count } = directory.pages(namespace)
  const [last, setLast] = useState<Loading>({ namespace, isOn: false })
  // Ignores loading state that belongs to another namespace.
  const { isOn: isLoading, error } = last.namespace === namespace ? last : { isOn: false, error: undefined }

  const load = useCallback(() => {
    setLast({ namespace, isOn: true })
    const settle = (error?: unknown) =>
      setLast((now) => (now.namespace === namespace ? { namespace, isOn: false, error } : now))
    fetchWallets(context.modal, { namespace }).then(() => settle(), settle)
  }, [context, namespace])
  useEffect(() => {
    if (isDirectoryOffered(context) && directory.pages(namespace).page === 0) load()
  }, [context, directory, load, namespace])

  // Preloads the images that the user sees first.
  useEffect(() => {
    const first = page === 0 ? 0 : (page - 1) * WALLET_PAGE_SIZE
    for (const { image_url: url } of directory.pages(namespace).wallets.slice(first, first + MAX_PRELOADED_IMAGES)) {
      if (!url || !isImageUrl(url)) continue
      const image = new Image()
      image.referrerPolicy = 'no-referrer'
      image.src = url
      context.services.requests.note('images')(url)
    }
  }, [context.services.requests.note, directory, namespace, page])

  const hasMore = isDirectoryOffered(context) && (count === undefined || page * WALLET_PAGE_SIZE < count)
  return { wallets, count, hasMore, isLoading, error, load }
}
