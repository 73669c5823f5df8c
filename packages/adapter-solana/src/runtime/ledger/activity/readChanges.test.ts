import { expect, it } from 'vitest'
import { solanaMainnet } from '../../../networks.js'
import { ADDRESSES } from '../../../testing/createPage.js'
import { readTransaction } from './readTransaction.js'

const [OWN, OTHER, MINT] = ADDRESSES

const tokens = (accountIndex: number, owner: string, amount: string) => ({
  ...{ accountIndex, owner, mint: MINT },
  uiTokenAmount: { amount, decimals: 2 },
})

/** What a node tells of a transaction. */
const answer = (meta: object, keys: readonly string[]) => ({
  meta: { err: null, fee: 5000, preTokenBalances: [], postTokenBalances: [], ...meta },
  transaction: { message: { accountKeys: keys.map((pubkey) => ({ pubkey })) } },
})

const read = (found: unknown) =>
  readTransaction(async () => found, {
    signed: { hash: 'hash', slot: 1n, isFailed: false, at: undefined },
    ...{ address: OWN, network: solanaMainnet, known: [] },
  })

it('tells a swap by what came and what went, fee left out', async () => {
  const found = answer(
    {
      preBalances: [1_000_000_000, 0, 2_039_280, 2_039_280],
      postBalances: [899_995_000, 100_000_000, 2_039_280, 2_039_280],
      preTokenBalances: [tokens(2, OWN, '0'), tokens(3, OTHER, '900')],
      postTokenBalances: [tokens(2, OWN, '250'), tokens(3, OTHER, '650')],
    },
    [OWN, OTHER, 'own account', 'other account'],
  )
  expect(await read(found)).toMatchObject({
    kind: 'swap',
    fee: 5000n,
    transfers: [
      { direction: 'in', amount: '2.5', from: OTHER, to: OWN, token: { address: MINT } },
      { direction: 'out', amount: '0.1', from: OWN, to: OTHER, token: { symbol: 'SOL' } },
    ],
  })
})

it('does not take the room for an account for a payment', async () => {
  const found = answer(
    {
      preBalances: [1_000_000_000, 0, 2_039_280],
      postBalances: [997_955_720, 2_039_280, 2_039_280],
      preTokenBalances: [tokens(2, OTHER, '900')],
      postTokenBalances: [tokens(1, OWN, '250'), tokens(2, OTHER, '650')],
    },
    [OWN, 'own account', 'other account'],
  )
  expect(await read(found)).toMatchObject({
    kind: 'receive',
    transfers: [
      { direction: 'in', amount: '2.5' },
      { direction: 'out', amount: '0.00203928' },
    ],
  })
})

it.each([[null], [undefined], ['garbage'], [{ meta: null, transaction: 7 }], [answer({ preBalances: 'x' }, [])]])(
  'tells that there was one where the node says %j of it',
  async (found) => {
    expect(await read(found)).toEqual({
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
