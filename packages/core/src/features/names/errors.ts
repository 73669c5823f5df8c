import { defineErrors } from '../../errors/defineErrors.js'

export const nameError = defineErrors({
  NAME_SUGGESTIONS_FAILED: 'Error fetching name suggestions',
  NAME_REGISTRATION_FAILED: 'Error registering name {name}',
  NAME_TAKEN: 'Error registering name {name}',
  NAME_NETWORK_NOT_FOUND: 'Network not found',
  NAME_ACCOUNT_NOT_FOUND: 'Address or auth connector not found',
  INVALID_CHAIN_ID: 'Invalid chainId',
})
