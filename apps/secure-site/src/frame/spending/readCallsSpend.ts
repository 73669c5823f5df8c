import { decodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { EvmCall } from '../decode/describeCall'
import type { Spend } from './createSpending'

/** Reads what calls send. A token’s `transfer` and `approve` name who gets it; any other call names its contract. */
export function readCallsSpend(calls: readonly EvmCall[]): Spend {
  return {
    amount: calls.reduce((sum, { value }) => sum + value, 0n),
    to: calls.flatMap((call) => readRecipients(call)),
    hasOther: calls.some(({ to, data }) => to === undefined || data !== '0x'),
    // A new contract.
    hasUnknown: calls.some(({ to }) => to === undefined),
  }
}

function readRecipients({ to, value, data }: EvmCall): readonly string[] {
  if (to === undefined) return []
  const recipient = readTokenRecipient(data)
  if (recipient === undefined) return [to]
  // The called contract gets the coins, whatever the call says.
  return value > 0n ? [recipient, to] : [recipient]
}

function readTokenRecipient(data: Hex): string | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName === 'transfer' || functionName === 'approve') return args[0]
    return functionName === 'transferFrom' ? args[1] : undefined
  } catch {
    // Not a token’s call.
    return undefined
  }
}
