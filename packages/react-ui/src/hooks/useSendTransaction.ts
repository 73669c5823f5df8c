'use client'

import type { Modal, RegisteredNamespace } from '@foyer/core'
import type { SendTransactionParameters } from '@foyer/core/actions'
import { type Action, useAction } from '../internal/actions/useAction.js'

/** Typed by the namespaces of the registered modal. */
type Parameters = string extends RegisteredNamespace
  ? SendTransactionParameters
  : { [N in RegisteredNamespace]: SendTransactionParameters<N> }[RegisteredNamespace]

export type UseSendTransactionReturn = Action<'sendTransaction', Parameters, { readonly hash: string }>

const run = async (modal: Modal, parameters: Parameters) => {
  const { transactionActions } = await import('../internal/actions/transactions.js')
  return transactionActions.sendTransaction(modal, parameters)
}

/** Requests a transaction from the connected wallet. Resolves with its hash once it was sent. */
export function useSendTransaction(): UseSendTransactionReturn {
  return useAction('useSendTransaction', 'sendTransaction', run)
}
