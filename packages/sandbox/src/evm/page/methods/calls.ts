import { isHex } from 'viem'
import {
  createAtomicityUnsupportedError,
  createInvalidParamsError,
  createUnsupportedCapabilityError,
  createUnsupportedError,
} from '../../../wallet/errors'
import type { EvmContext, EvmMethod } from '../context'
import { readPaymasterService, requestPaymaster } from './requestPaymaster'
import { prepareTransaction } from './sendTransaction'

const SEPARATOR = '.'

const hasCalls = ({ extras }: EvmContext) => extras.includes('calls') || extras.includes('paymaster')

/**
 * Handles `wallet_sendCalls` (EIP-5792): sends one transaction per call, in order. If a paymaster pays (ERC-7677), the
 * chain charges no fee, in place of an entry point contract.
 */
export const sendCalls: EvmMethod = async (context, params, method) => {
  if (!hasCalls(context)) throw createUnsupportedError(method)
  const result: unknown = Array.isArray(params) ? params[0] : undefined
  const { from, chainId, calls, atomicRequired, capabilities } = (result ?? {}) as Record<string, unknown>
  if (!Array.isArray(calls) || calls.length === 0)
    throw createInvalidParamsError('Expected [{ from, chainId, calls }].')
  if (atomicRequired === true && !context.extras.includes('calls')) throw createAtomicityUnsupportedError()
  const { paymasterService }: { readonly paymasterService?: unknown } = Object(capabilities)
  const isSponsored = context.extras.includes('paymaster') && paymasterService !== undefined
  if (paymasterService !== undefined && !isSponsored && Object(paymasterService).optional !== true) {
    throw createUnsupportedCapabilityError('paymasterService')
  }
  const service = isSponsored ? readPaymasterService(paymasterService) : undefined
  const all = await Promise.all(calls.map((call) => prepareTransaction(context, [{ ...call, from, chainId }])))
  // One prompt covers all calls.
  await all[0]?.ask(method)
  const [first] = all
  if (service && first) {
    const { sender, chainId } = first
    const sponsored = all.flatMap(({ call: { to, ...rest } }) => (to === undefined ? [] : [{ to, ...rest }]))
    await requestPaymaster({ service, sender, chainId, calls: sponsored })
  }
  const hashes: unknown[] = []
  for (const each of all) hashes.push(await each.send({ isFree: isSponsored }))
  return { id: hashes.join(SEPARATOR) }
}

export const getCallsStatus: EvmMethod = async (context, params, method) => {
  if (!hasCalls(context)) throw createUnsupportedError(method)
  const [id] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof id !== 'string') throw createInvalidParamsError('Expected [id].')
  const rpc = await context.chains.rpc(context.state().chainId)
  const hashes = id.split(SEPARATOR).filter((each) => isHex(each))
  const receipts = await Promise.all(hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])))
  if (receipts.some((each) => each === null)) return { version: '2.0.0', id, status: 100 }
  const isDone = receipts.every((each) => Object(each).status === '0x1')
  return { version: '2.0.0', id, atomic: false, status: isDone ? 200 : 500, receipts }
}
