'use client'

import type { SendTransactionParameters } from '@foyer/core/actions'
import { usePage } from '../ModalProvider.js'
import { type ActionState, useAction } from './useAction.js'

export type UseSendTransactionReturn = ActionState<{ readonly hash: string }> & {
  readonly sendTransaction: (parameters: SendTransactionParameters) => Promise<{ readonly hash: string }>
}

/** Asks the connected wallet to send a transaction; resolves with its hash as soon as it was sent. Rejects with a `ModalError`: `USER_REJECTED`, `ACCOUNT_UNDEFINED`, … */
export function useSendTransaction(): UseSendTransactionReturn {
  const { modal } = usePage('useSendTransaction')
  const { start, ...state } = useAction(async (parameters: SendTransactionParameters) => {
    const { sending } = await import('./lazy/sending.js')
    return sending.sendTransaction(modal, parameters)
  })
  return { ...state, sendTransaction: start }
}
