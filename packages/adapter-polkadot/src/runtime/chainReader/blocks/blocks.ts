import { hashExtrinsic, isHash } from '../../node/bytes.js'
import { createInvalidResponseError, type NodeRequester } from '../createNodeRequester.js'

const PARALLEL_REQUESTS = 4

export const readBlockNumber = (request: NodeRequester, hash?: string): Promise<number> =>
  request('chain_getHeader', hash === undefined ? [] : [hash], (answer) => {
    const { number }: { readonly number?: unknown } = Object(answer)
    if (typeof number === 'string' && /^0x[0-9a-f]{1,12}$/i.test(number)) return Number(number)
    throw createInvalidResponseError(answer)
  })

export const readFinalizedBlockNumber = async (request: NodeRequester) =>
  readBlockNumber(request, await request('chain_getFinalizedHead', [], (hash) => String(hash)))

export const readBlockHash = (request: NodeRequester, number: number): Promise<`0x${string}` | undefined> =>
  request('chain_getBlockHash', [number], (hash) => (isHash(hash) ? hash : undefined))

export const readTransactionHashes = (request: NodeRequester, block: string): Promise<readonly string[]> =>
  request('chain_getBlock', [block], (answer) => {
    const { extrinsics }: { readonly extrinsics?: unknown } = Object(Object(answer).block)
    if (Array.isArray(extrinsics)) return extrinsics.map((each) => hashExtrinsic(each) ?? '')
    throw createInvalidResponseError(answer)
  })

export interface TransactionPosition {
  readonly block: `0x${string}`
  readonly index: number
}

export async function findTransaction(
  request: NodeRequester,
  { hash, first, last }: { readonly hash: string; readonly first: number; readonly last: number },
): Promise<TransactionPosition | undefined> {
  const look = async (number: number): Promise<TransactionPosition[]> => {
    const block = await readBlockHash(request, number)
    if (block === undefined) return []
    const index = (await readTransactionHashes(request, block)).indexOf(hash)
    return index < 0 ? [] : [{ block, index }]
  }
  for (let start = first; start <= last; start += PARALLEL_REQUESTS) {
    const numbers = Array.from({ length: Math.min(PARALLEL_REQUESTS, last - start + 1) }, (_, offset) => start + offset)
    const [result] = await flatMapInBatches(numbers, look)
    if (result) return result
  }
  return undefined
}

export async function flatMapInBatches<T, R>(
  all: readonly T[],
  find: (each: T) => Promise<readonly R[]>,
): Promise<R[]> {
  const result: R[] = []
  for (let start = 0; start < all.length; start += PARALLEL_REQUESTS) {
    result.push(...(await Promise.all(all.slice(start, start + PARALLEL_REQUESTS).map(find))).flat())
  }
  return result
}
