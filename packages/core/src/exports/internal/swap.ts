export { getSwapProblem, type SwapProblem } from '../../features/swap/getSwapProblem.js'
export { getSwapController } from '../../features/swap/swapController.js'
export type { SwapController } from '../../features/swap/swapControllerTypes.js'
export type {
  SwapOffer,
  SwapReceipt,
  SwapRefusalReason,
  SwapState,
  SwapStep,
  SwapToken,
} from '../../features/swap/swapState.js'
export { sanitizeText } from '../../utils/sanitizeText.js'
