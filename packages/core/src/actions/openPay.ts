import { paying } from '../features/send/pay/paying.js'
import { readPayment } from '../features/send/pay/readPayment.js'
import type { Modal } from '../modal.js'
import type { PayReceipt, PayRequest } from '../types/pay.js'
import { contextOf } from './contextOf.js'

/**
 * Opens the modal with a payment: one asset, one receiver, one amount. The visitor pays from whichever of their connected
 * accounts has enough, or connects one; who has too little is offered to buy what is missing. Needs `features.pay`. Resolves as
 * soon as the payment was sent, which is not the same as included: give `hash` to whoever delivers, and let them look.
 * Rejects with a `ModalError`: `PAY_ASSET_INVALID`, `PAY_AMOUNT_INVALID`, `PAY_RECIPIENT_INVALID`, `PAY_CANCELLED` where the
 * visitor closes the modal and nothing can have been sent, `ABORTED` where another payment takes its place, and `FEATURE_MISSING` where `features.pay` is off.
 * Where the wallet was asked and nobody says how it ended, it rejects with what was said, and `context.mayBeSent` is true: it may
 * have been sent, so look for it before you ask for it again.
 */
export async function openPay(modal: Modal, request: PayRequest): Promise<PayReceipt> {
  const context = contextOf(modal)
  const payment = await readPayment(context, request)
  const paid = context.use(paying).begin(payment)
  // Whoever cannot open it has nobody who waits.
  const [receipt] = await Promise.all([paid, modal.open({ view: 'Pay' })])
  return receipt
}
