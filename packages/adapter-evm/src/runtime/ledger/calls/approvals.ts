import type { Approvals, Call } from '@foyer/core/adapter'
import { encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem'
import { call as callContract } from 'viem/actions'
import { unlessNode } from '../aggregate.js'
import type { LedgerContext } from '../context.js'
import { toAmount } from '../tokens.js'
import { permit } from './permit.js'

/** Letting a contract take of a token, exactly so much. */
export function createApprovals(context: LedgerContext): Approvals<'eip155'> {
  const { clientOf, ask } = context
  const read: Approvals<'eip155'>['read'] = async ({ network, token, owner, spender, signal }) => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'allowance',
      args: [getAddress(owner.address), getAddress(spender)],
    })
    const answer = await ask(signal, () => callContract(clientOf(network), { to: getAddress(token), data }))
    return toAmount(answer.data) ?? 0n
  }
  return {
    read,
    async calls(query) {
      const { network, token, owner, spender, amount, signal } = query
      const wanted = approve(token, spender, amount)
      if ((await read(query)) === 0n) return [wanted]
      // Some, USDT among them, refuse to go from one amount to another.
      const asked = { account: getAddress(owner.address), to: getAddress(token), data: wanted.data }
      const isTaken = await ask(signal, () =>
        callContract(clientOf(network), asked).then(
          () => true,
          (cause) => unlessNode(cause) ?? false,
        ),
      )
      return isTaken ? [wanted] : [approve(token, spender, 0n), wanted]
    },
    permit: (query) => permit(context, query),
  }
}

function approve(token: string, spender: string, amount: bigint): Call & { readonly data: Hex } {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [getAddress(spender), amount] })
  return { to: token, data, value: 0n }
}
