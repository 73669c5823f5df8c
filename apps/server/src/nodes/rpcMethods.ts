/** Methods that the server forwards, by namespace. Wallets sign: no method that uses a node's own accounts is here. */
const READS: Readonly<Record<string, readonly string[]>> = {
  eip155: [
    'eth_blockNumber',
    'eth_call',
    'eth_chainId',
    'eth_createAccessList',
    'eth_estimateGas',
    'eth_feeHistory',
    'eth_gasPrice',
    'eth_getBalance',
    'eth_getBlockByHash',
    'eth_getBlockByNumber',
    'eth_getCode',
    'eth_getLogs',
    'eth_getStorageAt',
    'eth_getTransactionByHash',
    'eth_getTransactionCount',
    'eth_getTransactionReceipt',
    'eth_maxPriorityFeePerGas',
    'eth_simulateV1',
    'net_version',
  ],
  solana: [
    'getAccountInfo',
    'getAsset',
    'getAssetsByOwner',
    'getBalance',
    'getBlockHeight',
    'getBlockTime',
    'getEpochInfo',
    'getFeeForMessage',
    'getGenesisHash',
    'getLatestBlockhash',
    'getMinimumBalanceForRentExemption',
    'getMultipleAccounts',
    'getRecentPrioritizationFees',
    'getSignatureStatuses',
    'getSignaturesForAddress',
    'getSlot',
    'getTokenAccountBalance',
    'getTokenAccountsByOwner',
    'getTransaction',
    'isBlockhashValid',
    'simulateTransaction',
  ],
}

const SENDS: Readonly<Record<string, readonly string[]>> = {
  eip155: ['eth_sendRawTransaction'],
  solana: ['sendTransaction'],
}

/** Times for which an answer is given to others, in ms. Other reads are shared only while they are under way. */
const LIVES_MS: Readonly<Record<string, number>> = {
  eth_chainId: 3_600_000,
  net_version: 3_600_000,
  getGenesisHash: 3_600_000,
  eth_blockNumber: 1_000,
  eth_gasPrice: 1_000,
  eth_maxPriorityFeePerGas: 1_000,
  eth_feeHistory: 1_000,
}

export type RpcMethodKind = 'read' | 'send'

const getNamespace = (chainId: string) => chainId.slice(0, chainId.indexOf(':'))

export const isServedNamespace = (chainId: string): boolean => Object.hasOwn(READS, getNamespace(chainId))

/** Returns what a method does; undefined for one that is not forwarded. */
export function getMethodKind(chainId: string, method: string): RpcMethodKind | undefined {
  const namespace = getNamespace(chainId)
  if (READS[namespace]?.includes(method)) return 'read'
  return SENDS[namespace]?.includes(method) ? 'send' : undefined
}

export const getLifeMs = (method: string): number => (Object.hasOwn(LIVES_MS, method) ? (LIVES_MS[method] ?? 0) : 0)
