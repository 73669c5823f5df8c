import { type Account, ModalError } from '@foyer/core/adapter'
import { isAddress, isHex, numberToHex } from 'viem'
import type { EvmTransaction } from '../../transaction.js'

export function toTransactionRequest(
  { to, data, ...amounts }: EvmTransaction,
  { account, chainId }: { readonly account: Account; readonly chainId: number },
) {
  // The checksum (EIP-55) reveals a mistyped address.
  if (to !== undefined && !isAddress(to)) throw createInvalidParamsError('to', to)
  if (data !== undefined && !isHex(data)) throw createInvalidParamsError('data', data)
  const input = Object.entries(amounts).flatMap(([name, amount]) =>
    amount === undefined ? [] : [[name, numberToHex(amount)]],
  )
  return { from: account.address, to, data, chainId: numberToHex(chainId), ...Object.fromEntries(input) }
}

function createInvalidParamsError(field: string, value: unknown): ModalError {
  return new ModalError('RPC_INVALID_PARAMS', {
    message: `Invalid "${field}" in the transaction`,
    context: { field, value },
  })
}
