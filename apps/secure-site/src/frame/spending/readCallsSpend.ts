import { decodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { EvmCall } from '../decode/describeCall'
import type { Spend } from './createSpending'

/** Reads what calls send. A token’s `transfer` and `approve` name who gets it; any other call names its contract. */
export function readCallsSpend(calls: readonly EvmCall[]): Spend {
  return {
    amount: calls.reduce((sum, { value }) => sum + value, 0n),
    to: calls.flatMap(({ to, data }) => readRecipients(to, data)),
    hasOther: calls.some(({ to, data }) => to === undefined || data !== '0x'),
  }
}

function readRecipients(to: Hex | undefined, data: Hex): readonly string[] {
  if (to === undefined) return []
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName === 'transfer' || functionName === 'approve') return [args[0]]
    if (functionName === 'transferFrom') return [args[1]]
  } catch {
    // Not a token’s call.
  }
  return [to]
}
