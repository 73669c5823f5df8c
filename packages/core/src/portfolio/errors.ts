import { defineErrors } from '../errors/defineErrors.js'

export const portfolioError = defineErrors({
  BALANCE_UNAVAILABLE: 'Token Balance Unavailable',
})
