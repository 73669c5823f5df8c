import type { Account } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../../provider.js'
import type { EvmTransaction } from '../../transaction.js'
import { parseHex, parseTransactionHash } from './parseResponse.js'
import { toTransactionRequest } from './toTransactionRequest.js'

export interface SendTransactionParameters {
  readonly transaction: EvmTransaction
  readonly account: Account
  readonly chainId: number
}

export async function sendTransaction(
  provider: Eip1193Provider,
  { transaction, ...from }: SendTransactionParameters,
): Promise<{ hash: string }> {
  const request = toTransactionRequest(transaction, from)
  return { hash: parseTransactionHash(await provider.request({ method: 'eth_sendTransaction', params: [request] })) }
}

export async function estimateGas(
  provider: Eip1193Provider,
  { transaction, ...from }: SendTransactionParameters,
): Promise<bigint> {
  const request = toTransactionRequest(transaction, from)
  return BigInt(parseHex(await provider.request({ method: 'eth_estimateGas', params: [request] })))
}
