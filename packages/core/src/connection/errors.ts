import { defineErrors } from '../errors/defineErrors.js'

export const connectionError = defineErrors({
  CONNECT_FAILED: 'Failed to connect',
  CONNECTOR_NOT_FOUND:
    'No connector found for connection\nNo wallet here has the id "{walletId}": getWallets() and useWallets() list ids, such as "io.metamask".',
  CHAIN_REQUIRED: 'Chain is required\nWallets of several namespaces have the id "{walletId}": pass `namespace` too.',
  DISCONNECT_FAILED: 'Failed to disconnect',
  DISCONNECT_CHAINS_FAILED: 'Failed to disconnect chain(s): {details}',
})
