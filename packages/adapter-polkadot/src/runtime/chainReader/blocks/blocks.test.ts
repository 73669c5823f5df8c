import { describe, expect, it } from 'vitest'
import { toHex } from '../../address/toHex.js'
import { hashExtrinsic } from '../../node/bytes.js'
import type { NodeRequester } from '../createNodeRequester.js'
import { findTransaction, readFinalizedBlockNumber } from './blocks.js'

const toBlockHash = (number: number) => toHex(Uint8Array.from({ length: 32 }, () => number))
const toExtrinsic = (block: number, index: number) => toHex(Uint8Array.of(block, index))

// Answers for a chain of 20 blocks with two transactions each, of which the node has lost those up to 2.
function createNode() {
  const read: number[] = []
  const request: NodeRequester = async (method, [input], parse) => {
    if (method === 'chain_getFinalizedHead') return parse(toBlockHash(18))
    const number =
      method === 'chain_getBlockHash' ? Number(input) : Number.parseInt(String(input ?? '0x14').slice(2, 4), 16)
    if (method === 'chain_getHeader') return parse({ number: `0x${number.toString(16)}` })
    if (method === 'chain_getBlockHash') return parse(number > 2 ? toBlockHash(number) : null)
    read.push(number)
    return parse({ block: { extrinsics: [toExtrinsic(number, 0), toExtrinsic(number, 1)] } })
  }
  return { request, read }
}

const find = async (block: number, index: number, [first, last]: readonly [number, number]) => {
  const { request, read } = createNode()
  const hash = hashExtrinsic(toExtrinsic(block, index)) ?? ''
  return {
    position: await findTransaction(request, { hash, first, last }),
    read: read.sort((one, other) => one - other),
  }
}

describe('a transaction', () => {
  it.each([
    [5, 0, 5, 5],
    [5, 1, 5, 9],
    [9, 0, 5, 9],
    [8, 1, 1, 8],
  ])('of block %d at %d is found between %d and %d', async (block, index, first, last) => {
    const { position } = await find(block, index, [first, last])
    expect(position).toEqual({ block: toBlockHash(block), index })
  })

  it('is searched in no other block', async () => {
    expect(await find(10, 0, [1, 9])).toEqual({ position: undefined, read: [3, 4, 5, 6, 7, 8, 9] })
  })
})

it('readFinalizedBlockNumber reads the number of the finalized block, not of the newest', async () => {
  expect(await readFinalizedBlockNumber(createNode().request)).toBe(18)
})
