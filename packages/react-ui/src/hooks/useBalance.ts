'use client'

import type { AccountState, Modal, RegisteredNamespace } from '@foyer/core'
import { watchBalance } from '@foyer/core/internal/page'
import { useCallback, useEffect } from 'react'
import { useAction } from '../internal/actions/useAction.js'
import { useUnsupportedNetwork } from '../internal/useUnsupportedNetwork.js'
import { useModalProvider } from './ModalProvider.js'
import { useAccount } from './useAccount.js'

export interface UseBalanceReturn {
  readonly status: AccountState['balanceStatus']
  readonly isLoading: boolean
  /** Whole coins as exact decimal text. */
  readonly balance: string | undefined
  /** Formatted for display: en-US, 3 decimals. */
  readonly formatted: string | undefined
  readonly symbol: string | undefined
  readonly error: Error | undefined
  /** Reads the balance again; the last balance stays until the new one arrives. */
  readonly refresh: () => void
  readonly refreshAsync: () => Promise<void>
  readonly isRefreshing: boolean
}

const run = async (modal: Modal, namespace: RegisteredNamespace | undefined) => {
  const { portfolioActions } = await import('../internal/actions/portfolio.js')
  await portfolioActions.refreshBalance(modal, namespace)
}

/** Reads the native balance of the connected account while the component is mounted. */
export function useBalance(namespace?: RegisteredNamespace): UseBalanceReturn {
  const { modal } = useModalProvider('useBalance')
  useEffect(() => watchBalance(modal, namespace), [modal, namespace])
  const { balanceStatus, balanceError, balance, balanceFormatted, balanceSymbol, isConnected } = useAccount(namespace)
  const isUnsupported = useUnsupportedNetwork(namespace) !== undefined
  const isAwaited = balanceStatus === 'idle' || balanceStatus === 'loading'
  const { refresh, refreshAsync, error, isPending } = useAction('useBalance', 'refresh', run)
  return {
    status: balanceStatus,
    isLoading: isConnected && balance === undefined && isAwaited && !isUnsupported,
    balance,
    formatted: balanceFormatted,
    symbol: balanceSymbol,
    error: error ?? balanceError,
    refresh: useCallback(() => refresh(namespace), [refresh, namespace]),
    refreshAsync: useCallback(() => refreshAsync(namespace), [refreshAsync, namespace]),
    isRefreshing: isPending,
  }
}
