'use client'

import type { Modal } from '@foyer/core'
import type { WriteContractParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UseWriteContractReturn = Action<'writeContract', WriteContractParameters, { readonly hash: string }>

const run = async (modal: Modal, parameters: WriteContractParameters) => {
  const { transactionActions } = await import('../internal/actions/transactions.js')
  return transactionActions.writeContract(modal, parameters)
}

/** Requests a contract call from the connected wallet. Resolves with the hash once it was sent. */
export function useWriteContract(): UseWriteContractReturn {
  return useAction('useWriteContract', 'writeContract', run)
}
