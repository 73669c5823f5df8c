import { type Call, type Calls, ModalError } from '@foyer/core/adapter'
import { encodeFunctionData, erc20Abi, getAddress, type Hex, isHex } from 'viem'
import type { LedgerContext } from '../context.js'
import { checkNetwork, sendCall } from '../transfers/send.js'
import type { TransferCall } from '../transfers/toCall.js'
import { createApprovals } from './approvals.js'
import { outcome } from './outcome.js'
import { priceOfGas } from './priceOfGas.js'
import { simulateCalls } from './simulateCalls.js'

/** Calls of contracts that the modal did not write itself. */
export function createCalls(context: LedgerContext): Calls<'eip155'> {
  return {
    price: (query) => priceOfGas(context, query),
    simulate: (query) =>
      simulateCalls(context, { ...query, calls: query.calls.map((call) => toEvm(query.from.address, call)) }),
    async send({ network, from, call }, connection) {
      return sendCall(context, { network, from, call: toEvm(from.address, call) }, connection)
    },
    async sendAll({ network, from, calls }, connection) {
      const { sendCalls } = connection
      if (!sendCalls) throw new ModalError('ACT_UNSUPPORTED', { context: { act: 'sendCalls' } })
      checkNetwork(connection, network.caipNetworkId)
      const all = calls.map((call) => toEvm(from.address, call))
      return sendCalls({ account: from, calls: all.map(({ to, value, data }) => ({ to, value, data })) })
    },
    transfer: ({ token, to, amount }) => ({
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [getAddress(to), amount] }),
      value: 0n,
    }),
    outcome: (query) => outcome(context, query),
    approvals: createApprovals(context),
  }
}

/** What others wrote, once it is a call at all. */
function toEvm(address: string, { to, data, value }: Call): TransferCall & { readonly data: Hex } {
  if (!isHex(data) || value < 0n) throw new ModalError('RPC_INVALID_PARAMS', { context: { to, data } })
  return { account: getAddress(address), to: getAddress(to), data, value }
}
