// Sending.
export { type Paying, paying } from '../features/send/pay/paying.js'
export { shortageOf } from '../features/send/pay/shortage.js'
export type { Payer, PayState } from '../features/send/pay/state.js'
export { swapFor } from '../features/send/pay/swapFor.js'
export { chosenFee, problemOf, type SendProblem } from '../features/send/problemOf.js'
export { type Sending, sending } from '../features/send/sending.js'
export { sendNamespaces } from '../features/send/sendNamespaces.js'
export type {
  ReceiverRefusal,
  ReceiverState,
  SendReceipt,
  SendState,
  SendToken,
} from '../features/send/state.js'
