import { blake2b } from '@noble/hashes/blake2.js'
import { toHex } from '../address/toHex.js'
import { isHash, toBytes } from '../node/bytes.js'
import { type Ask, invalid } from './createAsk.js'

/** So many questions at a time: nodes that many share count them. */
const AT_ONCE = 4

/** The number of a block: of the last one, or of that with this hash. */
export const readNumberOf = (ask: Ask, hash?: string): Promise<number> =>
  ask('chain_getHeader', hash === undefined ? [] : [hash], (answer) => {
    const { number }: { readonly number?: unknown } = Object(answer)
    if (typeof number === 'string' && /^0x[0-9a-f]{1,12}$/i.test(number)) return Number(number)
    throw invalid(answer)
  })

/** The last block that stays. */
export const readFinalized = async (ask: Ask) =>
  readNumberOf(ask, await ask('chain_getFinalizedHead', [], (hash) => String(hash)))

/** The hash of the block with this number, on the chain that the node takes for the best. */
export const readHashOf = (ask: Ask, number: number): Promise<`0x${string}` | undefined> =>
  ask('chain_getBlockHash', [number], (hash) => (isHash(hash) ? hash : undefined))

/** The hashes of a block's transactions, in their order. */
export const readHashesIn = (ask: Ask, block: string): Promise<readonly string[]> =>
  ask('chain_getBlock', [block], (answer) => {
    const { extrinsics }: { readonly extrinsics?: unknown } = Object(Object(answer).block)
    if (Array.isArray(extrinsics)) return extrinsics.map((each) => hashOf(each) ?? '')
    throw invalid(answer)
  })

export interface Place {
  readonly block: `0x${string}`
  /** Among the transactions of the block. */
  readonly index: number
}

/** Where a transaction is, among the blocks from one number to another. */
export async function findTransaction(
  ask: Ask,
  { hash, first, last }: { readonly hash: string; readonly first: number; readonly last: number },
): Promise<Place | undefined> {
  const look = async (number: number): Promise<Place[]> => {
    const block = await readHashOf(ask, number)
    const index = block === undefined ? -1 : (await readHashesIn(ask, block)).indexOf(hash)
    return block !== undefined && index >= 0 ? [{ block, index }] : []
  }
  for (let start = first; start <= last; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - start + 1) }, (_, offset) => start + offset)
    const [found] = await eachOf(numbers, look)
    if (found) return found
  }
  return undefined
}

/** What is found for each, in their order; a few are asked for at a time. */
export async function eachOf<T, R>(all: readonly T[], find: (each: T) => Promise<readonly R[]>): Promise<R[]> {
  const found: R[] = []
  for (let start = 0; start < all.length; start += AT_ONCE) {
    found.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(find))).flat())
  }
  return found
}

function hashOf(extrinsic: unknown): string | undefined {
  const bytes = toBytes(extrinsic)
  return bytes && toHex(blake2b(bytes, { dkLen: 32 }))
}
