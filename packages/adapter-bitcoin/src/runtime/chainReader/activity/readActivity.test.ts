import { afterEach, expect, it, vi } from 'vitest'
import { bitcoinMainnet } from '../../../networks.js'
import { readActivity } from './readActivity.js'

const [ME, THEO, MAYA] = ['bc1qme', 'bc1qtheo', 'bc1qmaya']

afterEach(() => vi.unstubAllGlobals())

type Coins = readonly (readonly [address: string | undefined, satoshis: number])[]

async function readOne({
  inputs,
  outputs,
  block = 1_700_000_000,
}: {
  inputs: Coins
  outputs: Coins
  block?: number | null
}) {
  const output = ([scriptpubkey_address, value]: Coins[number]) => ({ scriptpubkey_address, value })
  const transaction = {
    ...{ txid: 'a'.repeat(64), fee: 500, vout: outputs.map(output) },
    vin: inputs.map((each, vout) => ({ txid: 'b'.repeat(64), vout, prevout: output(each) })),
    status: block === null ? { confirmed: false } : { confirmed: true, block_time: block },
  }
  vi.stubGlobal('fetch', async () => Response.json([transaction]))
  const adapterContext = {
    rpcUrls: () => ['https://esplora.example'],
    signal: new AbortController().signal,
    log: () => {},
  }
  const { items, next } = await readActivity(adapterContext, {
    address: ME,
    network: bitcoinMainnet,
    known: [],
    cursor: undefined,
  })
  const [first] = items
  const transfers = first?.transfers.map(({ direction, amount, from, to }) => [direction, amount, from, to])
  return { kind: first?.kind, status: first?.status, at: first?.at, fee: first?.fee, transfers, next }
}

it('readActivity excludes change and OP_RETURN outputs', async () => {
  const outputs: Coins = [
    [THEO, 100_000],
    [undefined, 0],
    [MAYA, 1],
    [ME, 50_000],
  ]
  expect(await readOne({ inputs: [[ME, 150_501]], outputs })).toEqual({
    ...{ kind: 'send', status: 'confirmed', at: 1_700_000_000_000, fee: 500n, next: 'a'.repeat(64) },
    transfers: [
      ['out', '0.001', ME, THEO],
      ['out', '0.00000001', ME, MAYA],
    ],
  })
})

it('readActivity lists up to twenty receivers, and sums up more', async () => {
  const to = (count: number): Coins => Array.from({ length: count }, (_, index) => [`bc1q${index}`, 1_000])
  expect((await readOne({ inputs: [[ME, 90_000]], outputs: to(20) })).transfers).toHaveLength(20)
  expect((await readOne({ inputs: [[ME, 90_000]], outputs: to(21) })).transfers).toEqual([
    ['out', '0.00021', ME, undefined],
  ])
})

it('readActivity reports the net change without a fee if others pay along', async () => {
  const inputs: Coins = [
    [ME, 100_000],
    [MAYA, 100_000],
  ]
  const change = (mine: number): Coins => [
    [THEO, 120_000],
    [ME, mine],
  ]
  expect(await readOne({ inputs, outputs: change(30_000) })).toMatchObject({
    ...{ fee: undefined, transfers: [['out', '0.0007', ME, THEO]] },
  })
  expect((await readOne({ inputs, outputs: change(110_000) })).transfers).toEqual([['out', '0', ME, THEO]])
})

it('readActivity reports incoming coins, coinbase and pending ones too', async () => {
  const outputs: Coins = [
    [THEO, 7],
    [ME, 1_000],
    [ME, 2_000],
  ]
  expect(await readOne({ inputs: [[MAYA, 5_000]], outputs, block: null })).toEqual({
    ...{ kind: 'receive', status: 'pending', at: undefined, fee: undefined, next: undefined },
    transfers: [['in', '0.00003', MAYA, ME]],
  })
  expect((await readOne({ inputs: [], outputs })).transfers).toEqual([['in', '0.00003', undefined, ME]])
})
