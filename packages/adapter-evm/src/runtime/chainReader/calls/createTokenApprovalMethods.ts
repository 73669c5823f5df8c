import type { Call, TokenApprovalMethods } from '@foyer/core/adapter'
import { encodeFunctionData, erc20Abi, getAddress, type Hex } from 'viem'
import { call } from 'viem/actions'
import type { ChainReaderContext } from '../context.js'
import { ignoreExecutionError } from '../contracts/executionErrors.js'
import { decodeUint256 } from '../tokens/readTokens.js'
import { createPermitRequest } from './createPermitRequest.js'

export function createTokenApprovalMethods(context: ChainReaderContext): TokenApprovalMethods<'eip155'> {
  const { getClient, request } = context
  const read: TokenApprovalMethods<'eip155'>['read'] = async ({ network, token, owner, spender, signal }) => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'allowance',
      args: [getAddress(owner.address), getAddress(spender)],
    })
    const answer = await request(signal, () => call(getClient(network), { to: getAddress(token), data }))
    return decodeUint256(answer.data) ?? 0n
  }
  return {
    read,
    async calls(query) {
      const { network, token, owner, spender, amount, signal } = query
      const requested = approve(token, spender, amount)
      if ((await read(query)) === 0n) return [requested]
      // USDT and other tokens refuse to change an allowance that is not 0.
      const change = { account: getAddress(owner.address), to: getAddress(token), data: requested.data }
      const isTaken = await request(signal, () =>
        call(getClient(network), change).then(
          () => true,
          (cause) => ignoreExecutionError(cause) ?? false,
        ),
      )
      return isTaken ? [requested] : [approve(token, spender, 0n), requested]
    },
    permit: (query) => createPermitRequest(context, query),
  }
}

function approve(token: string, spender: string, amount: bigint): Call & { readonly data: Hex } {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [getAddress(spender), amount] })
  return { to: token, data, value: 0n }
}
