import type { Transfer } from '@foyer/core/adapter'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet } from '../../../networks.js'
import { readTransferQuote } from './readTransferQuote.js'
import { simulateTransfer } from './simulateTransfer.js'

const [ME, THEO] = ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa']
const adapterContext = {
  rpcUrls: () => ['https://esplora.example'],
  signal: new AbortController().signal,
  log: () => {},
}

afterEach(() => vi.unstubAllGlobals())

interface Chain {
  readonly coins: readonly number[]
  /** In satoshis per virtual byte. */
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
  return (await readTransferQuote(adapterContext, transfer(part))).quote
}

// Paying from one native segwit coin to a P2PKH address takes 112.5 virtual bytes, or 143.5 with change.
describe('a quote', () => {
  it('has a fee for each speed, with a change output', async () => {
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
  ] as const)('at %j has the speeds %j, without duplicates', async (rates, ids) => {
    expect((await quoted({ coins: [100_000], rates })).fees.map(({ id }) => id)).toEqual(ids)
  })

  it('assumes all coins if insufficient, and one if there are none', async () => {
    const fee = async (coins: readonly number[]) => {
      const { fees } = await quoted({ coins }, { amount: 10_000_000n })
      return fees.find(({ id }) => id === 'normal')?.amount
    }
    // A second coin takes 68 more virtual bytes. None of the three payments has change.
    expect([await fee([]), await fee([5_000]), await fee([5_000, 6_000])]).toEqual([2_260n, 2_260n, 3_620n])
  })

  it('assumes the minimum without an amount', async () => {
    const [none, least] = [
      await quoted({ coins: [100_000] }, { amount: 0n }),
      await quoted({ coins: [100_000] }, { amount: 546n }),
    ]
    expect(none.fees).toEqual(least.fees)
  })

  it('has a maximum for the selected speed', async () => {
    const most = async (feeId?: 'slow' | 'fast') => (await quoted({ coins: [100_000] }, { feeId })).most
    expect([await most('slow'), await most(), await most('fast')]).toEqual([98_870n, 97_740n, 95_480n])
  })
})

describe('a simulated transfer', () => {
  const tried = (chain: Chain, part: Partial<Transfer<'bip122'>> = {}) => {
    serve(chain)
    return simulateTransfer(adapterContext, transfer(part), {})
  }

  it('succeeds with exact coins, and fails with a satoshi less', async () => {
    expect(await tried({ coins: [12_260] })).toMatchObject({ status: 'succeeds' })
    expect(await tried({ coins: [12_259] })).toEqual({ status: 'fails', reason: 'insufficient funds' })
  })

  it('fails below the dust limit of the address type', async () => {
    expect(await tried({ coins: [100_000] }, { amount: 545n })).toEqual({ status: 'fails', reason: 'dust' })
    expect(await tried({ coins: [100_000] }, { amount: 546n })).toMatchObject({ status: 'succeeds' })
    expect(await tried({ coins: [100_000] }, { to: ME, amount: 294n })).toMatchObject({
      status: 'succeeds',
      changes: [],
    })
  })

  it('is unknown if no node answers', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    expect(await simulateTransfer(adapterContext, transfer(), {})).toEqual({ status: 'unknown' })
  })
})
