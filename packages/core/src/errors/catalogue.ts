/**
 * The error codes with the exact strings of the specification. A code is never renamed or used for something else.
 * `{name}` is filled from the error's context. A feature adds its own lines by merging into {@link ErrorCatalogue}.
 */
export const catalogue = {
  // Setting up
  INVALID_OPTION: '{message}',
  SIWX_CONFLICT: 'Cannot set both `siweConfig` and `siwx` options',
  ADAPTER_CONTRACT: 'The adapter for {namespace} was built against contract {found}; this core needs {wanted}',
  ADAPTER_DUPLICATE: 'Two adapters serve the namespace {namespace}',
  ADAPTER_MISSING: "Adapter for namespace {namespace} doesn't exist",
  ADAPTER_NOT_FOUND: 'Adapter not found',
  CHAIN_ADAPTER_NOT_FOUND: 'Chain adapter not found',
  UI_LOAD_FAILED: 'The view layer could not be loaded',

  // Connecting
  MODAL_CLOSED: 'Modal closed',
  CONNECTION_REJECTED: 'Connection rejected',
  CONNECT_FAILED: 'Failed to connect',
  CONNECTOR_NOT_FOUND: 'No connector found for connection',
  CHAIN_REQUIRED: 'Chain is required',
  CONNECTION_CLIENT_MISSING: 'ConnectionController client not set',
  NOT_AUTHORIZED: 'The wallet has no permission for this site',
  WALLET_NOT_FOUND: 'The wallet is not in this browser',
  REQUEST_PENDING: 'The wallet has an open request already',
  CONNECTION_ENDED: 'The connection has ended',
  DISCONNECT_FAILED: 'Failed to disconnect',
  DISCONNECT_CHAINS_FAILED: 'Failed to disconnect chain(s): {details}',
  ABORTED: 'Request was aborted',

  // Networks and acts
  NETWORK_NOT_FOUND: 'Network Not Found',
  NETWORK_CLIENT_MISSING: 'NetworkController client not set',
  NETWORK_UNDEFINED: 'CaipNetwork is undefined',
  ACCOUNT_UNDEFINED: 'CaipNetwork or CaipAddress is undefined',
  CHAIN_NOT_SUPPORTED: 'Chain is not supported',
  ACT_UNSUPPORTED: 'This wallet cannot {act}',
  USER_REJECTED: 'User rejected the request',
  UNKNOWN: '{message}',
} as const

