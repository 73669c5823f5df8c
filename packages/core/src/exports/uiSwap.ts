// Swapping.
export { belowSwap } from '../features/swap/belowSwap.js'
export { problemOf, type SwapProblem } from '../features/swap/problemOf.js'
export type {
  SwapApproval,
  SwapOffer,
  SwapQuoteState,
  SwapReceipt,
  SwapSimulation,
  SwapState,
  SwapStep,
  SwapToken,
  SwapWarnings,
} from '../features/swap/state.js'
export { swapping } from '../features/swap/swapping.js'
export type { Swapping } from '../features/swap/verbs.js'
export { plainText } from '../utils/plainText.js'
