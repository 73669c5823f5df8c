/**
 * The messages of the error codes, where the message is more than the code in words: `MODAL_CLOSED` says "Modal closed"
 * by itself. A code is never renamed or used for something else. `{name}` is filled from the error's context. Every page
 * loads these; what only late code throws is in `lateCatalogue`.
 */
export const catalogue = {
  // Setting up
  SIWX_CONFLICT: 'Cannot set both `siweConfig` and `siwx` options',
  ADAPTER_CONTRACT: 'Adapter {namespace} has contract {found}, needed is {wanted}',
  ADAPTER_DUPLICATE: 'Two adapters for {namespace}',
  FEATURE_CONTRACT: 'Feature {id} has contract {found}, needed is {wanted}',
  FEATURE_DUPLICATE: 'Two features {id}',
  ADAPTER_MISSING: "Adapter for namespace {namespace} doesn't exist",

  // Connecting
  CONNECTION_CLIENT_MISSING: 'ConnectionController client not set',
  ABORTED: 'Request was aborted',

  // Networks and acts
  NETWORK_CLIENT_MISSING: 'NetworkController client not set',
  NETWORK_UNDEFINED: 'CaipNetwork is undefined',
  CHAIN_NOT_SUPPORTED: 'Chain is not supported',
} as const
