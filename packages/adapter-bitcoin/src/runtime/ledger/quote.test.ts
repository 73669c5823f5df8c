import type { Transfer } from '@foyer/core/adapter'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet } from '../../networks.js'
import { quote } from './quote.js'
import { simulate } from './simulate.js'

const [ME, THEO] = ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa']
const host = { rpcUrls: () => ['https://esplora.example'], signal: new AbortController().signal, log: () => {} }

afterEach(() => vi.unstubAllGlobals())

interface Chain {
  /** In satoshis. */
  readonly coins: readonly number[]
  /** Satoshis a virtual byte. */
  readonly rates?: readonly [slow: number, normal: number, fast: number]
}

function serve({ coins, rates: [slow, normal, fast] = [10, 20, 40] }: Chain) {
  const list = coins.map((value, vout) => ({ txid: 'a'.repeat(64), vout, value }))
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(input.includes('/fee-estimates') ? { 144: slow, 6: normal, 1: fast } : list),
  )
}

const transfer = (part: Partial<Transfer<'bip122'>> = {}): Transfer<'bip122'> => ({
  ...{ network: bitcoinMainnet, from: { address: ME, type: 'payment' }, to: THEO, amount: 10_000n },
  ...part,
})

const quoted = async (chain: Chain, part: Partial<Transfer<'bip122'>> = {}) => {
  serve(chain)
  return (await quote(host, transfer(part))).quote
}

// From one coin of native segwit to the oldest kind: 112.5 bytes alone, 143.5 with change.
describe('a quote', () => {
  it('has a fee for each speed, with the change that comes back', async () => {
    expect(await quoted({ coins: [100_000] })).toEqual({
      fees: [
        { id: 'slow', amount: 1_440n, seconds: 86_400 },
        { id: 'normal', amount: 2_880n, seconds: 3_600 },
        { id: 'fast', amount: 5_760n, seconds: 600 },
      ],
      ...{ balance: 100_000n, native: 100_000n, least: 546n, most: 100_000n - 113n * 20n },
    })
  })

  it.each([
    [[20, 20, 20], ['normal']],
    [
      [10, 20, 20],
      ['slow', 'normal'],
    ],
    [
      [20, 20, 40],
      ['normal', 'fast'],
    ],
    [
      [10, 20, 40],
      ['slow', 'normal', 'fast'],
    ],
  ] as const)('at %j has the speeds %j: those that cost the same are one', async (rates, ids) => {
    expect((await quoted({ coins: [100_000], rates })).fees.map(({ id }) => id)).toEqual(ids)
  })

  it('costs what all coins do where there is not enough, and one where there is none', async () => {
    const fee = async (coins: readonly number[]) => {
      const { fees } = await quoted({ coins }, { amount: 10_000_000n })
      return fees.find(({ id }) => id === 'normal')?.amount
    }
    // 68 bytes more for a second coin, and no change.
    expect([await fee([]), await fee([5_000]), await fee([5_000, 6_000])]).toEqual([2_260n, 2_260n, 3_620n])
  })

  it('costs what the least would while nothing is typed', async () => {
    const [none, least] = [
      await quoted({ coins: [100_000] }, { amount: 0n }),
      await quoted({ coins: [100_000] }, { amount: 546n }),
    ]
    expect(none.fees).toEqual(least.fees)
  })

  it('has for the most what is left at the speed that was chosen', async () => {
    const most = async (feeId?: 'slow' | 'fast') => (await quoted({ coins: [100_000] }, { feeId })).most
    expect([await most('slow'), await most(), await most('fast')]).toEqual([98_870n, 97_740n, 95_480n])
  })
})

describe('a transfer that is tried out', () => {
  const tried = (chain: Chain, part: Partial<Transfer<'bip122'>> = {}) => {
    serve(chain)
    return simulate(host, transfer(part), {})
  }

  it('succeeds where coins are just what amount and fee take, and fails with a satoshi less', async () => {
    expect(await tried({ coins: [12_260] })).toMatchObject({ status: 'succeeds' })
    expect(await tried({ coins: [12_259] })).toEqual({ status: 'fails', reason: 'insufficient funds' })
  })

  it('fails below what nodes pass on to this kind of address', async () => {
    expect(await tried({ coins: [100_000] }, { amount: 545n })).toEqual({ status: 'fails', reason: 'dust' })
    expect(await tried({ coins: [100_000] }, { amount: 546n })).toMatchObject({ status: 'succeeds' })
    expect(await tried({ coins: [100_000] }, { to: ME, amount: 294n })).toMatchObject({
      status: 'succeeds',
      changes: [],
    })
  })

  it('is unknown where no node answers', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    expect(await simulate(host, transfer(), {})).toEqual({ status: 'unknown' })
  })
})
