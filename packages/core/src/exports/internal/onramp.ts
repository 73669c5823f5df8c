export { getOnrampImageUrl } from '../../features/onramp/getOnrampImageUrl.js'
export type { PaymentLimit } from '../../features/onramp/onrampCalls.js'
export {
  getOnrampController,
  getPaymentDecimals,
  type OnrampController,
} from '../../features/onramp/onrampController.js'
export {
  getAmountProblem,
  type OnrampState,
  type Purchase,
} from '../../features/onramp/onrampState.js'
export { getPurchaseController } from '../../features/onramp/purchaseController.js'
