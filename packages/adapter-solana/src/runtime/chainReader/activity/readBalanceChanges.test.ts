import { expect, it } from 'vitest'
import { solanaMainnet } from '../../../networks.js'
import { ADDRESSES } from '../../../testing/createTestApp.js'
import { readTransactionActivity } from './readTransactionActivity.js'

const [OWN, OTHER, MINT] = ADDRESSES

const readTokens = (accountIndex: number, owner: string, amount: string) => ({
  ...{ accountIndex, owner, mint: MINT },
  uiTokenAmount: { amount, decimals: 2 },
})

const answer = (meta: object, keys: readonly string[]) => ({
  meta: { err: null, fee: 5000, preTokenBalances: [], postTokenBalances: [], ...meta },
  transaction: { message: { accountKeys: keys.map((pubkey) => ({ pubkey })) } },
})

const read = (result: unknown) =>
  readTransactionActivity(async () => result, {
    signed: { hash: 'hash', slot: 1n, isFailed: false, at: undefined },
    ...{ address: OWN, network: solanaMainnet, known: [] },
  })

it('readBalanceChanges detects a swap without the fee', async () => {
  const result = answer(
    {
      preBalances: [1_000_000_000, 0, 2_039_280, 2_039_280],
      postBalances: [899_995_000, 100_000_000, 2_039_280, 2_039_280],
      preTokenBalances: [readTokens(2, OWN, '0'), readTokens(3, OTHER, '900')],
      postTokenBalances: [readTokens(2, OWN, '250'), readTokens(3, OTHER, '650')],
    },
    [OWN, OTHER, 'own account', 'other account'],
  )
  expect(await read(result)).toMatchObject({
    kind: 'swap',
    fee: 5000n,
    transfers: [
      { direction: 'in', amount: '2.5', from: OTHER, to: OWN, token: { address: MINT } },
      { direction: 'out', amount: '0.1', from: OWN, to: OTHER, token: { symbol: 'SOL' } },
    ],
  })
})

it('readBalanceChanges separates rent from payments', async () => {
  const result = answer(
    {
      preBalances: [1_000_000_000, 0, 2_039_280],
      postBalances: [997_955_720, 2_039_280, 2_039_280],
      preTokenBalances: [readTokens(2, OTHER, '900')],
      postTokenBalances: [readTokens(1, OWN, '250'), readTokens(2, OTHER, '650')],
    },
    [OWN, 'own account', 'other account'],
  )
  expect(await read(result)).toMatchObject({
    kind: 'receive',
    transfers: [
      { direction: 'in', amount: '2.5' },
      { direction: 'out', amount: '0.00203928' },
    ],
  })
})

it.each([[null], [undefined], ['garbage'], [{ meta: null, transaction: 7 }], [answer({ preBalances: 'x' }, [])]])(
  'readBalanceChanges reports a transaction even if the node returns %j',
  async (result) => {
    expect(await read(result)).toEqual({
      ...{
        hash: 'hash',
        caipNetworkId: solanaMainnet.caipNetworkId,
        status: 'confirmed',
        kind: 'execute',
        transfers: [],
      },
    })
  },
)
