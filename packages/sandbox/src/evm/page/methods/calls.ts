import { isHex } from 'viem'
import { createInvalidParamsError, createUnsupportedError } from '../../../wallet/errors'
import type { EvmMethod } from '../context'
import { prepareTransaction } from './sendTransaction'

const SEPARATOR = '.'

/** Handles `wallet_sendCalls` (EIP-5792): sends one transaction per call, in order. */
export const sendCalls: EvmMethod = async (context, params, method) => {
  if (!context.extras.includes('calls')) throw createUnsupportedError(method)
  const result: unknown = Array.isArray(params) ? params[0] : undefined
  const { from, chainId, calls } = (result ?? {}) as Record<string, unknown>
  if (!Array.isArray(calls) || calls.length === 0)
    throw createInvalidParamsError('Expected [{ from, chainId, calls }].')
  const all = await Promise.all(calls.map((call) => prepareTransaction(context, [{ ...call, from, chainId }])))
  // One prompt covers all calls.
  await all[0]?.ask(method)
  const hashes: unknown[] = []
  for (const each of all) hashes.push(await each.send())
  return { id: hashes.join(SEPARATOR) }
}

export const getCallsStatus: EvmMethod = async (context, params, method) => {
  if (!context.extras.includes('calls')) throw createUnsupportedError(method)
  const [id] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof id !== 'string') throw createInvalidParamsError('Expected [id].')
  const rpc = await context.chains.rpc(context.state().chainId)
  const hashes = id.split(SEPARATOR).filter((each) => isHex(each))
  const receipts = await Promise.all(hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])))
  if (receipts.some((each) => each === null)) return { version: '2.0.0', id, status: 100 }
  const isDone = receipts.every((each) => Object(each).status === '0x1')
  return { version: '2.0.0', id, atomic: false, status: isDone ? 200 : 500, receipts }
}
