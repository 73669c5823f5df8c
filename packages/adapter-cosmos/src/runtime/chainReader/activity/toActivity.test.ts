import { base64 } from '@scure/base'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { describe, expect, it } from 'vitest'
import { cosmosHub } from '../../../networks.js'
import { ADDRESSES } from '../../../testing/createTestApp.js'
import type { ChainEvent } from './searchTransactions.js'
import { toActivity } from './toActivity.js'

const [ME, OTHER] = ADDRESSES

interface Transaction {
  readonly types?: readonly string[]
  readonly payer?: string
  readonly moved?: readonly (readonly [from: string, to: string, amount: string])[]
  readonly code?: number
}

function read({ types = [], payer = ME, moved = [], code = 0 }: Transaction) {
  const value = MsgSend.encode({
    fromAddress: ME,
    toAddress: OTHER,
    amount: [{ denom: 'uatom', amount: '5' }],
  }).finish()
  const messages = types.map((typeUrl) => ({ typeUrl, value: typeUrl === SEND ? value : new Uint8Array() }))
  const bodyBytes = TxBody.encode(TxBody.fromPartial({ messages })).finish()
  const tx = base64.encode(TxRaw.encode(TxRaw.fromPartial({ bodyBytes })).finish())
  const events: ChainEvent[] = [
    { type: 'tx', attributes: { fee: '7uatom', fee_payer: payer } },
    ...moved.map(([sender, recipient, amount]) => ({ type: 'transfer', attributes: { sender, recipient, amount } })),
  ]
  const query = { address: ME, network: cosmosHub, known: [], cursor: undefined }
  return toActivity(
    { hash: 'AB', height: 1, index: 0, code, tx, events },
    { query, at: undefined, infos: new Map([['ibc/1', { symbol: 'PRL', name: 'Pearl', decimals: 2 }]]) },
  )
}

const SEND = '/cosmos.bank.v1beta1.MsgSend'
const out = [[ME, OTHER, '5uatom']] as const
const into = [[OTHER, ME, '5uatom']] as const

describe('a transaction paid by the account', () => {
  it.each([
    [SEND, 'send'],
    ['/cosmos.bank.v1beta1.MsgMultiSend', 'send'],
    ['/ibc.applications.transfer.v1.MsgTransfer', 'send'],
    ['/cosmos.staking.v1beta1.MsgDelegate', 'stake'],
    ['/cosmos.staking.v1beta1.MsgUndelegate', 'unstake'],
    ['/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward', 'claim'],
    ['/osmosis.gamm.v1beta1.MsgSwapExactAmountIn', 'swap'],
    ['/osmosis.poolmanager.v1beta1.MsgSwapExactAmountIn', 'swap'],
    ['/cosmwasm.wasm.v1.MsgExecuteContract', 'execute'],
  ])('with %s is %s', (type, kind) => {
    expect(read({ types: [type], moved: out })).toMatchObject({ kind, fee: 7n })
  })

  it('with more than a payment has the other message’s kind', () => {
    expect(read({ types: [SEND, '/cosmos.staking.v1beta1.MsgDelegate'], moved: out }).kind).toBe('stake')
  })
})

describe('a transaction paid by another account', () => {
  it.each([
    ['came in', into, 'receive'],
    ['went out', out, 'send'],
    ['moved nothing here', [], 'execute'],
  ] as const)('with %s has that kind, without a fee', (_name, moved, kind) => {
    const result = read({ payer: OTHER, types: [SEND], moved })
    expect([result.kind, result.fee]).toEqual([kind, undefined])
  })
})

it('each coin has its own amount, direction and name', () => {
  const moved = [
    [ME, OTHER, '1500000uatom'],
    [OTHER, ME, '250ibc/1'],
    [ME, ME, '9ibc/2'],
    [OTHER, OTHER, '1uatom'],
  ] as const
  const [first, second, third, ...more] = read({ types: [SEND], moved }).transfers
  expect(first).toMatchObject({ direction: 'out', amount: '1.5', token: { symbol: 'ATOM' }, from: ME, to: OTHER })
  expect(second).toMatchObject({ direction: 'in', amount: '2.5', token: { symbol: 'PRL', address: 'ibc/1' } })
  // The decimals of this coin are unknown, so it has no amount.
  expect(third).toMatchObject({ direction: 'self', token: { address: 'ibc/2' } })
  expect(third?.amount).toBeUndefined()
  expect(more).toEqual([])
  expect(first?.token?.address).toBeUndefined()
})

it('a code other than 0 is failed', () => {
  expect([read({}).status, read({ code: 1 }).status, read({ code: 11 }).status]).toEqual([
    'confirmed',
    'failed',
    'failed',
  ])
})

it('a transaction names the receiver if nothing moved', () => {
  expect(read({ types: [SEND], code: 5 })).toMatchObject({ from: ME, to: OTHER, transfers: [] })
})
