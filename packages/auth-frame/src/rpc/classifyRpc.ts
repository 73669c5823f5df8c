import * as z from 'zod/mini'

/** Classifies a wallet request. `safe`: answered without the user. `unsafe`: the user decides. `unknown`: not sent. */
export type RpcClass = 'safe' | 'unsafe' | 'unknown'

const safe = new Set([
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_estimateUserOperationGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_supportedEntryPoints',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getAssets',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getGrantedExecutionPermissions',
  'wallet_getSupportedExecutionPermissions',
  // Safe, because an app can only revoke permissions that it holds itself.
  'wallet_revokeExecutionPermission',
])

const unsafe = new Set([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'eth_signTypedData_v4',
  'personal_sign',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'wallet_grantPermissions',
  'wallet_requestExecutionPermissions',
  'wallet_revokePermissions',
  'wallet_sendCalls',
])

/**
 * Classifies a wallet request. Calls under a granted permission (`capabilities.permissions.context`) are safe, because
 * the site checks the permission.
 */
export function classifyRpc(method: string, params?: unknown): RpcClass {
  if (safe.has(method) || (method === 'wallet_sendCalls' && getPermissionContext(params) !== undefined)) return 'safe'
  return unsafe.has(method) ? 'unsafe' : 'unknown'
}

const withPermission = z.tuple(
  [z.object({ capabilities: z.object({ permissions: z.object({ context: z.string() }) }) })],
  z.unknown(),
)

export function getPermissionContext(params: unknown): string | undefined {
  const read = z.safeParse(withPermission, params)
  return read.success ? read.data[0].capabilities.permissions.context : undefined
}
