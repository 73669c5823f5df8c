import { type Account, type ContractCall, ModalError } from '@foyer/core/adapter'
import { type Abi, encodeFunctionData } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { sendTransaction } from './sendTransaction.js'

export function writeContract(
  provider: Eip1193Provider,
  { call, ...from }: { readonly call: ContractCall; readonly account: Account; readonly chainId: number },
): Promise<{ hash: string }> {
  const { address, value } = call
  return sendTransaction(provider, { ...from, transaction: { to: address, value, data: encode(call) } })
}

function encode({ abi, functionName, args = [] }: ContractCall): string {
  try {
    // viem's types require an ABI that is known at compile time.
    return encodeFunctionData({ abi: abi as Abi, functionName, args })
  } catch (cause) {
    throw new ModalError('RPC_INVALID_PARAMS', {
      message: `Cannot encode "${functionName}": check its name and arguments against the ABI`,
      context: { functionName },
      cause,
    })
  }
}
