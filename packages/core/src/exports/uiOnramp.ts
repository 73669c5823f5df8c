// Buying.
export { type Buying, buying, placesOf, refusalOf } from '../features/onramp/buying.js'
export { type Purchasing, purchasing } from '../features/onramp/purchasing.js'
export { type AmountProblem, type BuyingState, type Purchase, problemOfAmount } from '../features/onramp/state.js'
export type { PaymentLimit } from '../services/data/onramp.js'
