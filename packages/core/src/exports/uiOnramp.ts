// Buying.
export { type Buying, buying, MONEY_PLACES, refusalOf } from '../features/onramp/buying.js'
export { type AmountProblem, type BuyingState, type Purchase, problemOfAmount } from '../features/onramp/state.js'
export type { PaymentLimit } from '../services/data/onramp.js'
