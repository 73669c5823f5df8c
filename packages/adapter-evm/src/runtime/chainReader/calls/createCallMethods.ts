import { type Call, type CallMethods, ModalError } from '@foyer/core/adapter'
import { encodeFunctionData, erc20Abi, getAddress, type Hex, isHex } from 'viem'
import type { ChainReaderContext } from '../context.js'
import { checkConnectionNetwork, sendCall } from '../transfers/sendTransfer.js'
import type { TransferCall } from '../transfers/toTransferCall.js'
import { createTokenApprovalMethods } from './createTokenApprovalMethods.js'
import { readCallOutcome } from './readCallOutcome.js'
import { readGasCost } from './readGasCost.js'
import { simulateCalls } from './simulateCalls.js'

export function createCallMethods(context: ChainReaderContext): CallMethods<'eip155'> {
  return {
    price: (query) => readGasCost(context, query),
    simulate: (query) =>
      simulateCalls(context, { ...query, calls: query.calls.map((call) => toEvm(query.from.address, call)) }),
    async send({ network, from, call }, connection) {
      return sendCall(context, { network, from, call: toEvm(from.address, call) }, connection)
    },
    async sendAll({ network, from, calls, paymaster }, connection) {
      const { sendCalls } = connection
      if (!sendCalls) throw new ModalError('METHOD_UNSUPPORTED', { context: { method: 'sendCalls' } })
      checkConnectionNetwork(connection, network.caipNetworkId)
      const all = calls.map((call) => toEvm(from.address, call))
      return sendCalls({ account: from, calls: all.map(({ to, value, data }) => ({ to, value, data })), paymaster })
    },
    transfer: ({ token, to, amount }) => ({
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [getAddress(to), amount] }),
      value: 0n,
    }),
    outcome: (query) => readCallOutcome(context, query),
    approvals: createTokenApprovalMethods(context),
  }
}

function toEvm(address: string, { to, data, value }: Call): TransferCall & { readonly data: Hex } {
  if (!isHex(data) || value < 0n) throw new ModalError('RPC_INVALID_PARAMS', { context: { to, data } })
  return { account: getAddress(address), to: getAddress(to), data, value }
}
