const EVM = [
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
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
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_simulateV1',
  'eth_syncing',
  'eth_uninstallFilter',
]

/** Methods that the frame calls itself. It forwards none from the page. */
const SOLANA = ['getMultipleAccounts', 'sendTransaction', 'simulateTransaction']

/** Methods that a user may call, by namespace. Excludes node administration and test methods. */
const METHODS: Readonly<Record<string, ReadonlySet<string>>> = { eip155: new Set(EVM), solana: new Set(SOLANA) }

const HEAVY: ReadonlySet<string> = new Set([
  'eth_getBlockReceipts',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_simulateV1',
  'simulateTransaction',
])

const HEAVY_COST = 10

export const isAllowedRpcMethod = (namespace: string, method: string): boolean =>
  Object.hasOwn(METHODS, namespace) && METHODS[namespace]?.has(method) === true

export const getMethodCost = (method: string): number => (HEAVY.has(method) ? HEAVY_COST : 1)
