import { type Account, type ContractCall, ModalError } from '@foyer/core/adapter'
import { type Abi, encodeFunctionData } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { sendTransaction } from './sendTransaction.js'

/** `eth_sendTransaction` with a function of a contract and what it is called with. */
export function writeContract(
  provider: Eip1193Provider,
  { call, ...from }: { readonly call: ContractCall; readonly account: Account; readonly chainId: number },
): Promise<{ hash: string }> {
  const { address, value } = call
  return sendTransaction(provider, { ...from, transaction: { to: address, value, data: encode(call) } })
}

function encode({ abi, functionName, args = [] }: ContractCall): string {
  try {
    // The interface is the caller's, and viem's types are for those that are known when it is compiled.
    return encodeFunctionData({ abi: abi as Abi, functionName, args })
  } catch (cause) {
    throw new ModalError('RPC_INVALID_PARAMS', {
      message: `Cannot call "${functionName}" with this`,
      context: { functionName },
      cause,
    })
  }
}
