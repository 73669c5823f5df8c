import { describe, expect, it } from 'vitest'
import { toBase58 } from '../../wire/base58.js'
import type { NodeRequester } from '../accounts/createNodeRequester.js'
import { SYSTEM_PROGRAM } from '../accounts/programs.js'
import { createTransferInstruction } from './instructions.js'
import {
  addPriorityInstructions,
  countComputeUnits,
  getTransferFee,
  pickPriorityPrice,
  readTransferPrices,
  type TransferPrices,
} from './readTransferPrices.js'

const [PAYER, TO] = [3, 5].map((seed) => toBase58(Uint8Array.from({ length: 32 }, (_, at) => (at + 1) * seed)))
const instructions = [createTransferInstruction(PAYER ?? '', { to: TO ?? '', amount: 1n })]

const read = (paid: readonly number[], base: unknown = 5_000) => {
  const answers: Readonly<Record<string, unknown>> = {
    getLatestBlockhash: { value: { blockhash: SYSTEM_PROGRAM, lastValidBlockHeight: 7 } },
    getRecentPrioritizationFees: paid.map((prioritizationFee, slot) => ({ slot, prioritizationFee })),
    getFeeForMessage: { value: base },
  }
  const request: NodeRequester = async (method) => answers[method]
  return readTransferPrices(request, { payer: PAYER ?? '', instructions })
}

describe('recent prices', () => {
  it('are the percentiles 25, 50 and 90', async () => {
    const paid = Array.from({ length: 100 }, (_, at) => (at * 37) % 100)
    expect(await read(paid)).toEqual({
      base: 5_000n,
      choices: [
        { id: 'slow', price: 25n },
        { id: 'normal', price: 50n },
        { id: 'fast', price: 90n },
      ],
    })
  })

  it('are one speed if equal, and zero if there are none', async () => {
    expect((await read([9, 9, 9])).choices).toEqual([{ id: 'normal', price: 9n }])
    expect((await read([0, 9, 9])).choices).toEqual([
      { id: 'slow', price: 0n },
      { id: 'normal', price: 9n },
    ])
    expect((await read([])).choices).toEqual([{ id: 'normal', price: 0n }])
    expect((await read([4])).choices).toEqual([{ id: 'normal', price: 4n }])
  })

  it('are capped at 0.01 SOL', async () => {
    // Price in millionths of a lamport at which 600 compute units cost 0.01 SOL.
    const limit = Math.floor(10_000_000_000_000 / 600)
    const { choices } = await read([limit + 1])
    expect(choices).toEqual([{ id: 'normal', price: BigInt(limit) }])
    expect((await read([limit - 1])).choices[0].price).toBe(BigInt(limit - 1))
  })

  it.each([null, undefined, -1, 1.5, 'free'])('are rejected if a signature costs %s', async (base) => {
    await expect(read([1], base ?? null)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })
})

describe('a fee', () => {
  const prices: TransferPrices = {
    base: 5_000n,
    choices: [
      { id: 'slow', price: 1n },
      { id: 'normal', price: 2n },
    ],
  }

  it('is rounded up to a whole lamport', () => {
    const fees = [0n, 1n, 1_666n, 1_667n, 3_333n, 3_334n].map((price) => getTransferFee(prices, { price, units: 600 }))
    expect(fees).toEqual([5_000n, 5_001n, 5_001n, 5_002n, 5_002n, 5_003n])
    expect(getTransferFee(prices, { price: 1_000_000n, units: 600 })).toBe(5_600n)
  })

  it('uses the selected speed, else the middle, else the first', () => {
    expect([
      pickPriorityPrice(prices, 'slow').price,
      pickPriorityPrice(prices).price,
      pickPriorityPrice(prices, 'fast').price,
    ]).toEqual([1n, 2n, 2n])
    expect(pickPriorityPrice({ ...prices, choices: [{ id: 'slow', price: 1n }] }, 'fast').price).toBe(1n)
  })

  it('adds two instructions, and none without a priority fee', () => {
    expect(addPriorityInstructions(instructions, { id: 'normal', price: 0n })).toEqual(instructions)
    const [limit, price, ...rest] = addPriorityInstructions(instructions, { id: 'normal', price: 258n })
    expect([...(limit?.data ?? [])]).toEqual([
      2,
      ...[countComputeUnits(instructions) & 255, countComputeUnits(instructions) >> 8, 0, 0],
    ])
    expect([...(price?.data ?? [])]).toEqual([3, 2, 1, 0, 0, 0, 0, 0, 0])
    expect(rest).toEqual(instructions)
  })
})
