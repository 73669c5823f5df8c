import { defineErrors } from '../../errors/defineErrors.js'

export const swapError = defineErrors({
  SWAPS_UNSUPPORTED: 'Network not supported for Swaps',
  GAS_PRICE_UNSUPPORTED: 'Network not supported for Gas Price',
})
