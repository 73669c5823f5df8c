import { parseEventLogs, type TransactionReceipt, toHex } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { createInvalidParamsError, FrameError } from '../errors/FrameError'
import { readBundleId } from './bundleId'
import type { EvmRpcCall } from './types'

const PENDING = 100
const DONE = 200
const FAILED = 500
const PARTLY = 600

export async function getCallsStatus({ params, chain, chainId }: EvmRpcCall): Promise<unknown> {
  const read = z.safeParse(z.tuple([z.string()], z.unknown()), params)
  if (!read.success) throw createInvalidParamsError('A bundle id is required.')
  const [id] = read.data
  const bundle = readBundleId(id)
  if (bundle === undefined) throw new FrameError('Unknown bundle id.', 5730)
  if (bundle.chainId !== chainId) throw new FrameError('This was sent on another network.', 5710)
  const result = await Promise.all(
    bundle.hashes.map((hash) => chain.client.getTransactionReceipt({ hash }).catch(() => undefined)),
  )
  const receipts = result.filter((each): each is TransactionReceipt => each !== undefined)
  const isPending = receipts.length < result.length
  const failed = receipts.filter((receipt) => !isSuccess(receipt, bundle.isAtomic)).length
  const ended = failed === 0 ? DONE : failed === receipts.length ? FAILED : PARTLY
  return {
    version: '2.0.0',
    id,
    chainId: toHex(chainId),
    status: isPending ? PENDING : ended,
    atomic: bundle.isAtomic,
    ...(!isPending && { receipts: receipts.map((receipt) => toReceipt(receipt, bundle.isAtomic)) }),
  }
}

/** Detects reverted operations, which a mined bundle may contain. */
function isSuccess({ status, logs }: TransactionReceipt, isAtomic: boolean): boolean {
  if (status !== 'success' || !isAtomic) return status === 'success'
  const events = parseEventLogs({ abi: entryPoint08Abi, eventName: 'UserOperationEvent', logs })
  return events.every(({ args }) => args.success)
}

const toReceipt = (receipt: TransactionReceipt, isAtomic: boolean) => ({
  logs: receipt.logs.map(({ address, data, topics }) => ({ address, data, topics })),
  status: isSuccess(receipt, isAtomic) ? '0x1' : '0x0',
  blockHash: receipt.blockHash,
  blockNumber: toHex(receipt.blockNumber),
  gasUsed: toHex(receipt.gasUsed),
  transactionHash: receipt.transactionHash,
})
