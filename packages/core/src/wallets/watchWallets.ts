import { isModalError, ModalError } from '../errors/ModalError.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { RegisteredNamespace } from '../types/register.js'
import type { Unsubscribe } from '../types/unsubscribe.js'
import { logListenerErrors } from '../utils/logStoreListenerErrors.js'
import type { DirectoryResult } from './directory.js'
import { WALLET_PAGE_SIZE } from './limits.js'
import { listAllWallets } from './listAllWallets.js'
import { listWallets } from './listWallets.js'
import { isDirectoryOffered, requestWalletSuggestions } from './requestWalletSuggestions.js'
import { searchWallets } from './searchWallets.js'
import type { WalletRow } from './walletRow.js'

export interface WatchWalletsParameters {
  /** Namespace that the wallets have to support. @default any that the modal serves */
  readonly namespace?: RegisteredNamespace | undefined
  /** Lists only wallets whose name contains this text, and searches the directory for it. */
  readonly search?: string | undefined
  /** Requests wallets from the directory. If false, lists only the app's and discovered ones. @default true */
  readonly directory?: boolean | undefined
}

export interface WalletList {
  /** `loading`: the directory has not answered yet. The wallets that are already known are listed meanwhile. */
  readonly status: 'loading' | 'ready' | 'error'
  /** Wallets in the order of their groups, then the pages of the directory that `fetchWallets` has loaded. */
  readonly wallets: readonly WalletRow[]
  /** Number of wallets in the directory or, with `search`, of matches. Undefined until the directory answers. */
  readonly count: number | undefined
  /** True if `fetchWallets` can load another page. False with `search`. */
  readonly hasMore: boolean
  readonly error: ModalError | undefined
}

/** Reports the wallets that the user can choose from, now and on every change. */
export function watchWallets(
  modal: Modal,
  listener: (list: WalletList) => void,
  { namespace, search: given = '', directory: asksDirectory = true }: WatchWalletsParameters = {},
): Unsubscribe {
  const context = getContext(modal)
  const { connectors, directory, recents } = context.stores
  const report = logListenerErrors(listener, context.log)
  const over = new AbortController()
  const search = given.trim()
  const usesDirectory = asksDirectory && isDirectoryOffered(context)
  let matches: DirectoryResult | undefined
  let failure: ModalError | undefined

  const readMatches = (): WalletList => {
    const wanted = search.toLowerCase()
    const known = directory.pages(namespace).wallets.filter(({ name }) => name.toLowerCase().includes(wanted))
    const isPending = usesDirectory && !matches && !failure
    return {
      status: failure ? 'error' : isPending ? 'loading' : 'ready',
      wallets: listAllWallets(context, { namespace, search, wallets: matches?.wallets ?? known }),
      count: matches?.count,
      hasMore: false,
      error: failure,
    }
  }
  const readAll = (): WalletList => {
    const suggestions = directory.$suggestions.get()
    const { wallets, page, count = suggestions.count } = directory.pages(namespace)
    const first = listWallets(context, namespace)
    const ids = new Set(first.map(({ id }) => id))
    const rest = wallets.length > 0 ? listAllWallets(context, { namespace, wallets }) : []
    return {
      status: suggestions.status === 'loading' ? 'loading' : 'ready',
      wallets: [...first, ...rest.filter(({ id }) => !ids.has(id))],
      count,
      hasMore: usesDirectory && (count === undefined || page * WALLET_PAGE_SIZE < count),
      error: undefined,
    }
  }
  const emit = () => {
    if (!over.signal.aborted) report(search ? readMatches() : readAll())
  }
  const stops = [connectors.$all, recents.$wallets, directory.$suggestions, directory.$pages].map((store) =>
    store.listen(emit),
  )
  if (usesDirectory && !search) requestWalletSuggestions(context)
  if (usesDirectory && search) {
    searchWallets(context.modal, { search, namespace, signal: over.signal }).then(
      (found) => {
        matches = found
        emit()
      },
      (cause: unknown) => {
        failure = isModalError(cause) ? cause : new ModalError('UNKNOWN', { cause })
        emit()
      },
    )
  }
  emit()
  return () => {
    for (const stop of stops) stop()
    over.abort()
  }
}
