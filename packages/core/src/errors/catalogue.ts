/**
 * The messages of the error codes, where the message is more than the code in words: `MODAL_CLOSED` says "Modal closed"
 * by itself. A code is never renamed or used for something else. `{name}` is filled from the error's context.
 */
export const catalogue = {
  // Setting up
  SIWX_CONFLICT: 'Cannot set both `siweConfig` and `siwx` options',
  OPTION_UNAVAILABLE: '`{option}` is not available in this version, which does not enforce signing in',
  ADAPTER_CONTRACT: 'Adapter {namespace} has contract {found}, needed is {wanted}',
  ADAPTER_DUPLICATE: 'Two adapters for {namespace}',
  FEATURE_CONTRACT: 'Feature {id} has contract {found}, needed is {wanted}',
  FEATURE_MISSING: 'The feature {id} is not plugged into this modal',
  FEATURE_DUPLICATE: 'Two features {id}',
  ADAPTER_MISSING: "Adapter for namespace {namespace} doesn't exist",

  // Connecting
  CONNECT_FAILED: 'Failed to connect',
  CONNECTOR_NOT_FOUND: 'No connector found for connection',
  CHAIN_REQUIRED: 'Chain is required',
  CONNECTION_CLIENT_MISSING: 'ConnectionController client not set',
  DISCONNECT_FAILED: 'Failed to disconnect',
  DISCONNECT_CHAINS_FAILED: 'Failed to disconnect chain(s): {details}',
  ABORTED: 'Request was aborted',

  // Networks and acts
  NETWORK_NOT_FOUND: 'Network Not Found',
  NETWORK_CLIENT_MISSING: 'NetworkController client not set',
  NETWORK_UNDEFINED: 'CaipNetwork is undefined',
  ACCOUNT_UNDEFINED: 'CaipNetwork or CaipAddress is undefined',
  CHAIN_NOT_SUPPORTED: 'Chain is not supported',

  // Asking services
  TRANSACTIONS_FAILED: 'Failed to fetch transactions',
} as const
