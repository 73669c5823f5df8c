import { expect, it } from 'vitest'
import type { NodeRequester } from '../accounts/createNodeRequester.js'
import { readSendOutcome, snapshotAccount } from './accountSnapshot.js'

const OWNER = 'So11111111111111111111111111111111111111112'

const createNode =
  (heights: { readonly confirmed?: unknown; readonly finalized?: unknown }, signatures: unknown = []): NodeRequester =>
  async (method, params) => {
    if (method === 'getSignaturesForAddress') return signatures
    const [{ commitment }] = params as [{ commitment: 'confirmed' | 'finalized' }]
    return heights[commitment]
  }

it('snapshot has the newest signature and two blockhash lifetimes', async () => {
  expect(await snapshotAccount(createNode({ confirmed: 1_000 }, [{ signature: 'abc' }]), OWNER)).toEqual({
    sent: 'abc',
    until: '1300',
  })
  expect(await snapshotAccount(createNode({ confirmed: 1_000 }), OWNER)).toEqual({ sent: '', until: '1300' })
})

it.each([
  ['a height that is none', createNode({ confirmed: 'high' })],
  ['signatures that are none', createNode({ confirmed: 1_000 }, 'many')],
  ['a signature that is none', createNode({ confirmed: 1_000 }, [{}])],
])('snapshot is undefined for %s', async (_name, request) => {
  await expect(snapshotAccount(request, OWNER)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
})

it.each([
  ['open', 'before the last block', '1300', 1_299],
  ['open', 'at the last block', '1300', 1_300],
  ['expired', 'after it', '1300', 1_301],
  ['open', 'without a limit', undefined, 9_999],
  ['open', 'with a limit that is none', '-1', 9_999],
] as const)('settlement is %s %s', async (settlement, _when, until, finalized) => {
  // Confirmed blocks may still be dropped, so only finalized ones count.
  expect(await readSendOutcome(createNode({ confirmed: 9_999, finalized }), { sent: 'abc', until })).toBe(settlement)
})
