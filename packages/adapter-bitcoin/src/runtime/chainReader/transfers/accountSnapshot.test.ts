import type { AdapterContext } from '@foyer/core/adapter'
import { afterEach, expect, it, vi } from 'vitest'
import { bitcoinMainnet } from '../../../networks.js'
import { readSendOutcome, snapshotAccount } from './accountSnapshot.js'

const adapterContext = {
  rpcUrls: () => ['https://esplora.example'],
  signal: new AbortController().signal,
  log: () => {},
} as unknown as AdapterContext<'bip122'>
const query = { address: 'bc1qexample', network: bitcoinMainnet }

afterEach(() => vi.unstubAllGlobals())

const setSpent = (inBlocks: unknown, onTheWay: unknown) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({
      chain_stats: { spent_txo_count: inBlocks },
      mempool_stats: { spent_txo_count: onTheWay },
    }),
  )

it('snapshot counts spent coins, pending ones too', async () => {
  setSpent(4, 1)
  expect(await snapshotAccount(adapterContext, query)).toEqual({ sent: '5' })
})

it.each([
  ['open', 'while nothing was spent since', '5', 4, 1],
  ['open', 'while what was on the way before is in a block', '5', 5, 0],
  ['open', 'while what was spent since is on the way', '5', 4, 2],
  ['included', 'once a block has a coin spent since', '5', 6, 0],
  ['open', 'where the snapshot is none', 'x', 9, 0],
] as const)('settlement is %s %s', async (settlement, _when, sent, inBlocks, onTheWay) => {
  setSpent(inBlocks, onTheWay)
  expect(await readSendOutcome(adapterContext, { ...query, snapshot: { sent } })).toBe(settlement)
})

it('a node without counts settles nothing', async () => {
  setSpent('9', 0)
  await expect(readSendOutcome(adapterContext, { ...query, snapshot: { sent: '5' } })).rejects.toThrow()
})
