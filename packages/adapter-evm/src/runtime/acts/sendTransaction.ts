import { type Account, ModalError } from '@foyer/core/adapter'
import { isAddress, isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import type { EvmTransaction } from '../../transaction.js'
import { toHexAnswer } from './toHexAnswer.js'

export interface SendTransactionParameters {
  readonly transaction: EvmTransaction
  readonly account: Account
  /** The chain that the page shows; a wallet that has moved on refuses. */
  readonly chainId: number
}

/** `eth_sendTransaction`. What is left out, gas and fees above all, is the wallet's to fill in. */
export async function sendTransaction(
  provider: Eip1193Provider,
  { transaction, account, chainId }: SendTransactionParameters,
): Promise<{ hash: string }> {
  const { to, data, ...amounts } = transaction
  // With EIP-55: this is where a mistyped address costs money.
  if (to !== undefined && !isAddress(to)) throw invalid('to', to)
  if (data !== undefined && !isHex(data)) throw invalid('data', data)
  const given = Object.entries(amounts).flatMap(([name, amount]) =>
    amount === undefined ? [] : [[name, numberToHex(amount)]],
  )
  const request = { from: account.address, to, data, chainId: numberToHex(chainId), ...Object.fromEntries(given) }
  return { hash: toHexAnswer(await provider.request({ method: 'eth_sendTransaction', params: [request] })) }
}

function invalid(field: string, value: unknown): ModalError {
  return new ModalError('RPC_INVALID_PARAMS', {
    message: `Invalid "${field}" of a transaction`,
    context: { field, value },
  })
}
