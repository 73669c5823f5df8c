export const jsonRpcErrors = {
  [-32700]: 'RPC_PARSE',
  [-32600]: 'RPC_INVALID_REQUEST',
  [-32601]: 'RPC_METHOD_NOT_FOUND',
  [-32602]: 'RPC_INVALID_PARAMS',
  [-32603]: 'RPC_INTERNAL',
  [-32000]: 'RPC_INVALID_INPUT',
  [-32001]: 'RPC_RESOURCE_NOT_FOUND',
  [-32002]: 'RPC_RESOURCE_UNAVAILABLE',
  [-32003]: 'RPC_TRANSACTION_REJECTED',
  [-32004]: 'RPC_METHOD_NOT_SUPPORTED',
  [-32005]: 'RPC_LIMIT_EXCEEDED',
  [-32006]: 'RPC_VERSION_UNSUPPORTED',
} as const

// Codes of EIP-1193, EIP-3085 and EIP-3326. In WalletConnect sessions, 5000 to 5003 also mean that the user rejected:
// any request, networks, methods or events.
export const providerErrors = {
  4001: 'USER_REJECTED',
  4100: 'PROVIDER_UNAUTHORIZED',
  4200: 'PROVIDER_UNSUPPORTED_METHOD',
  4900: 'PROVIDER_DISCONNECTED',
  4901: 'PROVIDER_CHAIN_DISCONNECTED',
  4902: 'PROVIDER_SWITCH_CHAIN',
  5000: 'USER_REJECTED',
  5001: 'USER_REJECTED',
  5002: 'USER_REJECTED',
  5003: 'USER_REJECTED',
} as const

export const walletCallErrors = {
  5700: 'CALLS_UNSUPPORTED_CAPABILITY',
  5710: 'CALLS_UNSUPPORTED_CHAIN_ID',
  5720: 'CALLS_DUPLICATE_ID',
  5730: 'CALLS_UNKNOWN_BUNDLE',
  5740: 'CALLS_BUNDLE_TOO_LARGE',
  5750: 'CALLS_UPGRADE_REJECTED',
  5760: 'CALLS_ATOMICITY_UNSUPPORTED',
} as const

const byCode: Readonly<Record<number, RpcErrorCode>> = { ...jsonRpcErrors, ...providerErrors, ...walletCallErrors }

export type RpcErrorCode =
  | (typeof jsonRpcErrors)[keyof typeof jsonRpcErrors]
  | (typeof providerErrors)[keyof typeof providerErrors]
  | (typeof walletCallErrors)[keyof typeof walletCallErrors]

export function getRpcErrorCode(code: number): RpcErrorCode | undefined {
  return byCode[code]
}
