import { isHex } from 'viem'
import type { Method } from '../context'
import { invalidParams, unsupported } from '../errors'
import { prepare } from './sendTransaction'

/** What became of calls, by their id: the hashes of their transactions, joined. */
const SEPARATOR = '.'

/** `wallet_sendCalls` (EIP-5792). A key's account has no way to do several as one: they go out one after the other. */
export const sendCalls: Method = async (context, params, method) => {
  if (!context.extras.includes('calls')) throw unsupported(method)
  const found: unknown = Array.isArray(params) ? params[0] : undefined
  const { from, chainId, calls } = (found ?? {}) as Record<string, unknown>
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('Expected [{ from, chainId, calls }].')
  const all = await Promise.all(calls.map((call) => prepare(context, [{ ...call, from, chainId }])))
  // One question for all of them.
  await all[0]?.ask(method)
  const hashes: unknown[] = []
  for (const each of all) hashes.push(await each.send())
  return { id: hashes.join(SEPARATOR) }
}

/** `wallet_getCallsStatus`. */
export const getCallsStatus: Method = async (context, params, method) => {
  if (!context.extras.includes('calls')) throw unsupported(method)
  const [id] = Array.isArray(params) ? (params as unknown[]) : []
  if (typeof id !== 'string') throw invalidParams('Expected [id].')
  const rpc = await context.chains.rpc(context.state().chainId)
  const hashes = id.split(SEPARATOR).filter((each) => isHex(each))
  const receipts = await Promise.all(hashes.map((hash) => rpc('eth_getTransactionReceipt', [hash])))
  if (receipts.some((each) => each === null)) return { version: '2.0.0', id, status: 100 }
  const isDone = receipts.every((each) => Object(each).status === '0x1')
  return { version: '2.0.0', id, atomic: false, status: isDone ? 200 : 500, receipts }
}
