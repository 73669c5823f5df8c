'use client'

import type { AccountState, Namespace } from '@foyer/core'
import { useCallback } from 'react'
import { usePage } from '../ModalProvider.js'
import { useAccount } from './useAccount.js'

export interface UseBalanceReturn {
  readonly status: AccountState['balanceStatus']
  /** Whole coins as exact decimal text. */
  readonly balance: string | undefined
  /** For display: en-US, 3 decimals. */
  readonly formatted: string | undefined
  readonly symbol: string | undefined
  /** Reads it anew; the old one stays until the new one is there. */
  readonly refresh: () => Promise<void>
}

/** The native balance of the connected account. */
export function useBalance(namespace?: Namespace): UseBalanceReturn {
  const { modal } = usePage('useBalance')
  const { balanceStatus, balance, balanceFormatted, balanceSymbol } = useAccount(namespace)
  const refresh = useCallback(async () => {
    const { owned } = await import('./lazy/owned.js')
    await owned.refreshBalance(modal, namespace)
  }, [modal, namespace])
  return { status: balanceStatus, balance, formatted: balanceFormatted, symbol: balanceSymbol, refresh }
}
