'use client'

import type { Modal, PayReceipt, PayRequest } from '@foyer/core'
import { type Action, useAction } from '../internal/actions/useAction.js'

export type UsePayReturn = Action<'openPay', PayRequest, PayReceipt>

const run = async (modal: Modal, parameters: PayRequest) => {
  const { paymentActions } = await import('../internal/actions/payment.js')
  return paymentActions.openPay(modal, parameters)
}

/** Opens the modal with a payment. Resolves once it was sent. Needs `features.pay`. */
export function usePay(): UsePayReturn {
  return useAction('usePay', 'openPay', run)
}
