import { type Account, ModalError } from '@foyer/core/adapter'
import { isAddress, isHex, numberToHex } from 'viem'
import type { EvmTransaction } from '../../transaction.js'

/** A transaction as wallets and nodes take it: in hex, with what was left out left out. */
export function toRequest(
  { to, data, ...amounts }: EvmTransaction,
  { account, chainId }: { readonly account: Account; readonly chainId: number },
) {
  // With EIP-55: this is where a mistyped address costs money.
  if (to !== undefined && !isAddress(to)) throw invalid('to', to)
  if (data !== undefined && !isHex(data)) throw invalid('data', data)
  const given = Object.entries(amounts).flatMap(([name, amount]) =>
    amount === undefined ? [] : [[name, numberToHex(amount)]],
  )
  return { from: account.address, to, data, chainId: numberToHex(chainId), ...Object.fromEntries(given) }
}

function invalid(field: string, value: unknown): ModalError {
  return new ModalError('RPC_INVALID_PARAMS', {
    message: `Invalid "${field}" of a transaction`,
    context: { field, value },
  })
}
