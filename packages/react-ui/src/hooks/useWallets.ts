'use client'

import type { ConnectorGroup, Modal } from '@foyer/core'
import type { WalletList, WalletRow, WatchWalletsParameters } from '@foyer/core/actions'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { toError, useAction } from '../internal/actions/useAction.js'
import { useModalProvider } from './ModalProvider.js'

export type UseWalletsParameters = WatchWalletsParameters

export interface UseWalletsReturn extends Omit<WalletList, 'error'> {
  /** True while the directory's answer is awaited; installed wallets are listed before. */
  readonly isLoading: boolean
  readonly installed: readonly WalletRow[]
  readonly recent: readonly WalletRow[]
  /** Wallets by group, in the configured order. */
  readonly groups: readonly { readonly group: ConnectorGroup; readonly wallets: readonly WalletRow[] }[]
  readonly error: Error | undefined
  /** Loads the next 40 wallets of the directory. */
  readonly fetchMore: () => void
  readonly fetchMoreAsync: () => Promise<void>
  readonly isFetchingMore: boolean
}

const none: WalletList = { status: 'loading', wallets: [], count: undefined, hasMore: false, error: undefined }

const load = async () => (await import('../internal/actions/wallets.js')).walletActions

const run = async (modal: Modal, { namespace }: UseWalletsParameters) => {
  const { fetchWallets } = await load()
  await fetchWallets(modal, { namespace })
}

/** Lists the wallets that the user can choose from, and searches the wallet directory. */
export function useWallets(parameters: UseWalletsParameters = {}): UseWalletsReturn {
  const { namespace, search, directory } = parameters
  const { modal } = useModalProvider('useWallets')
  const [list, setList] = useState(none)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const start = async () => {
      const { watchWallets } = await load()
      if (!isOver) stop = watchWallets(modal, setList, { namespace, search, directory })
    }
    start().catch((cause: unknown) => {
      if (!isOver) setFailure(toError(cause))
    })
    return () => {
      isOver = true
      stop()
    }
  }, [modal, namespace, search, directory])
  const { fetchMore, fetchMoreAsync, isPending, error } = useAction('useWallets', 'fetchMore', run)
  const { wallets } = list
  const sorted = useMemo(() => {
    const groups = new Map<ConnectorGroup, WalletRow[]>()
    for (const wallet of wallets) groups.set(wallet.group, [...(groups.get(wallet.group) ?? []), wallet])
    return {
      installed: wallets.filter(({ isInstalled }) => isInstalled),
      recent: wallets.filter(({ isRecent }) => isRecent),
      groups: [...groups].map(([group, members]) => ({ group, wallets: members })),
    }
  }, [wallets])
  return {
    ...list,
    ...sorted,
    isLoading: list.status === 'loading' && !failure,
    error: error ?? list.error ?? failure,
    fetchMore: useCallback(() => fetchMore({ namespace }), [fetchMore, namespace]),
    fetchMoreAsync: useCallback(() => fetchMoreAsync({ namespace }), [fetchMoreAsync, namespace]),
    isFetchingMore: isPending,
  }
}
