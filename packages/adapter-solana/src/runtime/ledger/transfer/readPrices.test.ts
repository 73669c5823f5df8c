import { describe, expect, it } from 'vitest'
import { toBase58 } from '../../wire/base58.js'
import type { Ask } from '../read/ask.js'
import { SYSTEM } from '../read/programs.js'
import { transferCoins } from './instructions.js'
import { choose, feeOf, type Prices, readPrices, unitsOf, withPriority } from './readPrices.js'

const [PAYER, TO] = [3, 5].map((seed) => toBase58(Uint8Array.from({ length: 32 }, (_, at) => (at + 1) * seed)))
const instructions = [transferCoins(PAYER ?? '', { to: TO ?? '', amount: 1n })]

/** What a node with these prices of late makes of it. */
const read = (paid: readonly number[], base: unknown = 5_000) => {
  const answers: Readonly<Record<string, unknown>> = {
    getLatestBlockhash: { value: { blockhash: SYSTEM, lastValidBlockHeight: 7 } },
    getRecentPrioritizationFees: paid.map((prioritizationFee, slot) => ({ slot, prioritizationFee })),
    getFeeForMessage: { value: base },
  }
  const ask: Ask = async (method) => answers[method]
  return readPrices(ask, { payer: PAYER ?? '', instructions })
}

describe('the prices of late', () => {
  it('are those of a quarter, of half and of nine tenths of them, in whatever order they come', async () => {
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

  it('are one choice where they are equal, and nothing where there are none', async () => {
    expect((await read([9, 9, 9])).choices).toEqual([{ id: 'normal', price: 9n }])
    expect((await read([0, 9, 9])).choices).toEqual([
      { id: 'slow', price: 0n },
      { id: 'normal', price: 9n },
    ])
    expect((await read([])).choices).toEqual([{ id: 'normal', price: 0n }])
    expect((await read([4])).choices).toEqual([{ id: 'normal', price: 4n }])
  })

  it('are no more than make a hundredth of a coin', async () => {
    // 600 units at this price are 0.01 of a coin, in millionths of a lamport.
    const limit = Math.floor(10_000_000_000_000 / 600)
    const { choices } = await read([limit + 1])
    expect(choices).toEqual([{ id: 'normal', price: BigInt(limit) }])
    expect((await read([limit - 1])).choices[0].price).toBe(BigInt(limit - 1))
  })

  it.each([null, undefined, -1, 1.5, 'free'])(
    'are nothing that can be used where the signature costs %s',
    async (base) => {
      await expect(read([1], base ?? null)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
    },
  )
})

describe('a fee', () => {
  const prices: Prices = {
    base: 5_000n,
    choices: [
      { id: 'slow', price: 1n },
      { id: 'normal', price: 2n },
    ],
  }

  it('is rounded up to a whole lamport', () => {
    const fees = [0n, 1n, 1_666n, 1_667n, 3_333n, 3_334n].map((price) => feeOf(prices, { price, units: 600 }))
    expect(fees).toEqual([5_000n, 5_001n, 5_001n, 5_002n, 5_002n, 5_003n])
    expect(feeOf(prices, { price: 1_000_000n, units: 600 })).toBe(5_600n)
  })

  it('is of the speed that was chosen, else of the one in the middle, else of the first', () => {
    expect([choose(prices, 'slow').price, choose(prices).price, choose(prices, 'fast').price]).toEqual([1n, 2n, 2n])
    expect(choose({ ...prices, choices: [{ id: 'slow', price: 1n }] }, 'fast').price).toBe(1n)
  })

  it('is asked for by two more instructions, and by none where nothing is paid on top', () => {
    expect(withPriority(instructions, { id: 'normal', price: 0n })).toEqual(instructions)
    const [limit, price, ...rest] = withPriority(instructions, { id: 'normal', price: 258n })
    expect([...(limit?.data ?? [])]).toEqual([2, ...[unitsOf(instructions) & 255, unitsOf(instructions) >> 8, 0, 0]])
    expect([...(price?.data ?? [])]).toEqual([3, 2, 1, 0, 0, 0, 0, 0, 0])
    expect(rest).toEqual(instructions)
  })
})
