import type { Modal } from '../../../modal/modal.js'
import { getContext } from '../../../modal/runtime.js'
import { emitErrorOnFailure } from '../../../notices/emitError.js'
import type { PayReceipt, PayRequest } from '../../../types/pay.js'
import { parsePayRequest } from './parsePayRequest.js'
import { payController } from './payController.js'

/**
 * Opens the modal with a payment of one asset and amount to one receiver. The user pays from a connected account or
 * connects one, and can buy missing tokens first. Needs `features.pay`. Resolves once the transaction is sent, not
 * included: verify `hash` before delivery. Rejects with `PAY_ASSET_INVALID`, `PAY_AMOUNT_INVALID`,
 * `PAY_RECIPIENT_INVALID`, `PAY_CANCELLED` (the user closed the modal, and nothing was sent), `ABORTED` (a later
 * `openPay` replaced this payment) or `FEATURE_MISSING`. After an error with `context.mayBeSent: true`, look for the
 * transaction on the chain before requesting the payment again.
 */
export async function openPay(modal: Modal, request: PayRequest): Promise<PayReceipt> {
  return emitErrorOnFailure(modal, async () => {
    const context = getContext(modal)
    const payment = await parsePayRequest(context, request)
    const paid = context.use(payController).begin(payment)
    // If the modal fails to open, reject at once instead of waiting for a payment.
    const [receipt] = await Promise.all([paid, context.show({ view: 'Pay' })])
    return receipt
  })
}
