/** The messages of the codes that nothing throws before it is loaded for a reason, by `lateError`. See `catalogue`. */
export const lateCatalogue = {
  FEATURE_MISSING: 'The feature {id} is not plugged into this modal',
  CONNECT_FAILED: 'Failed to connect',
  CONNECTOR_NOT_FOUND: 'No connector found for connection',
  CHAIN_REQUIRED: 'Chain is required',
  DISCONNECT_FAILED: 'Failed to disconnect',
  DISCONNECT_CHAINS_FAILED: 'Failed to disconnect chain(s): {details}',
  NETWORK_NOT_FOUND: 'Network Not Found',
  BALANCE_UNAVAILABLE: 'Token Balance Unavailable',
  NFTS_FAILED: 'Failed to fetch NFTs',
  NAME_UNRESOLVED: 'Error resolving name',
  NAMES_OF_ADDRESS_FAILED: 'Error fetching names for address',
  SEND_INCOMPLETE: 'An amount and receiver address are required',
  TOKEN_REQUIRED: 'A token is required',
  CHAIN_UNSUPPORTED: 'Unsupported chain',
  TRANSACTIONS_FAILED: 'Failed to fetch transactions',
  NAME_SUGGESTIONS_FAILED: 'Error fetching name suggestions',
  NAME_REGISTRATION_FAILED: 'Error registering name {name}',
  NAME_TAKEN: 'Error registering name {name}',
  NAME_NETWORK_NOT_FOUND: 'Network not found',
  NAME_ACCOUNT_NOT_FOUND: 'Address or auth connector not found',
  INVALID_CHAIN_ID: 'Invalid chainId',
  ACCOUNT_UNDEFINED: 'CaipNetwork or CaipAddress is undefined',
} as const

export type LateCode = keyof typeof lateCatalogue
