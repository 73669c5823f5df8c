import type { Account } from '@foyer/core/adapter'
import type { Eip1193Provider } from '../../provider.js'
import type { EvmTransaction } from '../../transaction.js'
import { toHexAnswer } from './toHexAnswer.js'
import { toRequest } from './toRequest.js'

export interface SendTransactionParameters {
  readonly transaction: EvmTransaction
  readonly account: Account
  /** The chain that the page shows; a wallet that has moved on refuses. */
  readonly chainId: number
}

/** `eth_sendTransaction`. What is left out, gas and fees above all, is the wallet's to fill in. */
export async function sendTransaction(
  provider: Eip1193Provider,
  { transaction, ...from }: SendTransactionParameters,
): Promise<{ hash: string }> {
  const request = toRequest(transaction, from)
  return { hash: toHexAnswer(await provider.request({ method: 'eth_sendTransaction', params: [request] })) }
}

/** `eth_estimateGas`, which a wallet hands on to its node. */
export async function estimateGas(
  provider: Eip1193Provider,
  { transaction, ...from }: SendTransactionParameters,
): Promise<bigint> {
  const request = toRequest(transaction, from)
  return BigInt(toHexAnswer(await provider.request({ method: 'eth_estimateGas', params: [request] })))
}
