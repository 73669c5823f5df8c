import { defineErrors } from '../errors/defineErrors.js'

export const stateError = defineErrors({
  ACCOUNT_UNDEFINED:
    'CaipNetwork or CaipAddress is undefined\nNo wallet with this account is connected: call connect() or open() first.',
  NETWORK_NOT_FOUND:
    'Network Not Found\n"{caipNetworkId}" is not in `networks` of createModal: add it there, or with modal.addNetwork().',
})
