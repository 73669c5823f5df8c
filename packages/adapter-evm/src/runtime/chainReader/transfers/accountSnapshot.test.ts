import { createClient, custom, type EIP1193RequestFn, numberToHex } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import type { ChainReaderContext } from '../context.js'
import { readSendOutcome, snapshotAccount } from './accountSnapshot.js'

const MAYA = '0x6c00000000000000000000000000000000000001'
type Query = Parameters<typeof snapshotAccount>[1]
const query = { address: MAYA } as Query

function createNode({
  latest,
  pending = latest,
  code = '0x',
}: {
  readonly latest: number
  readonly pending?: number
  readonly code?: string
}): ChainReaderContext {
  const request = (async ({ method, params }: { readonly method: string; readonly params: readonly unknown[] }) => {
    if (method === 'eth_getCode') return code
    return numberToHex(params[1] === 'pending' ? pending : latest)
  }) as EIP1193RequestFn
  const client = createClient({ chain: mainnet, transport: custom({ request }) })
  return {
    getClient: () => client,
    request: (_signal: unknown, act: () => Promise<unknown>) => act(),
  } as unknown as ChainReaderContext
}

it('snapshot is the pending nonce', async () => {
  expect(await snapshotAccount(createNode({ latest: 5, pending: 7 }), query)).toEqual({ sent: '7' })
})

it('snapshot is undefined for contract accounts', async () => {
  expect(await snapshotAccount(createNode({ latest: 5, code: '0xef01' }), query)).toBeUndefined()
})

it.each([
  ['open', 'while blocks have less than were sent before', '7', 5, 7],
  ['open', 'while blocks have what was sent before', '7', 7, 7],
  ['open', 'while what was sent since is on its way', '7', 7, 8],
  ['included', 'once a block has the nonce', '7', 8, 8],
  ['open', 'where the snapshot is no number', '0x7', 99, 99],
  ['open', 'where the snapshot is nothing', '', 99, 99],
] as const)('settlement is %s %s', async (settlement, _when, sent, latest, pending) => {
  expect(await readSendOutcome(createNode({ latest, pending }), { ...query, snapshot: { sent } })).toBe(settlement)
})
