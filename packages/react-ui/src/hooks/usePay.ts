'use client'

import type { PayReceipt, PayRequest } from '@foyer/core'
import { usePage } from '../ModalProvider.js'
import { type ActionState, useAction } from './useAction.js'

export type UsePayReturn = ActionState<PayReceipt> & {
  readonly openPay: (request: PayRequest) => Promise<PayReceipt>
}

/**
 * Opens the modal with a payment: one asset, one receiver, one amount. Resolves as soon as it was sent. Rejects with a
 * `ModalError`: `PAY_CANCELLED`, `PAY_ASSET_INVALID`, `PAY_AMOUNT_INVALID`, `PAY_RECIPIENT_INVALID`, … Needs `features.pay`.
 */
export function usePay(): UsePayReturn {
  const { modal } = usePage('usePay')
  const { start, ...state } = useAction(async (request: PayRequest) => {
    const { paying } = await import('./lazy/paying.js')
    return paying.openPay(modal, request)
  })
  return { ...state, openPay: start }
}
