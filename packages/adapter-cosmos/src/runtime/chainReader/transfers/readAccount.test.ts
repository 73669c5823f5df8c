import type { AdapterContext } from '@foyer/core/adapter'
import { base64 } from '@scure/base'
import { BaseAccount } from 'cosmjs-types/cosmos/auth/v1beta1/auth'
import { QueryAccountResponse } from 'cosmjs-types/cosmos/auth/v1beta1/query'
import { QueryBalanceResponse } from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cosmosHub } from '../../../networks.js'
import { readBalance } from '../../node/readBalances.js'
import { readSequence } from './readAccount.js'

const ADDRESS = 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'
const query = { network: cosmosHub, address: ADDRESS }

afterEach(() => vi.unstubAllGlobals())

function serve(response: object): AdapterContext<'cosmos'> {
  vi.stubGlobal('fetch', async (_input: string, init?: RequestInit) => {
    const { id } = JSON.parse(String(init?.body))
    return Response.json({ jsonrpc: '2.0', id, result: { response } })
  })
  return {
    rpcUrls: () => ['https://node.example'],
    signal: new AbortController().signal,
    log: () => {},
  } as unknown as AdapterContext<'cosmos'>
}

const serveBytes = (bytes: Uint8Array) => serve({ code: 0, value: base64.encode(bytes) })

const encodeAccount = (sequence: bigint) => {
  const value = BaseAccount.encode(BaseAccount.fromPartial({ address: ADDRESS, accountNumber: 7n, sequence })).finish()
  const account = { typeUrl: '/cosmos.auth.v1beta1.BaseAccount', value }
  return QueryAccountResponse.encode({ account }).finish()
}

describe('the sequence of an account', () => {
  it.each([0n, 1n, 4_294_967_296n])('is %d', async (sequence) => {
    expect(await readSequence(serveBytes(encodeAccount(sequence)), query)).toBe(Number(sequence))
  })

  it('is 0 before the chain knows the account', async () => {
    expect(await readSequence(serveBytes(new Uint8Array()), query)).toBe(0)
    expect(await readSequence(serve({ code: 0, value: null }), query)).toBe(0)
    for (const log of ['rpc error: code = NotFound desc = account', 'account cosmos1… not found', 'key Not Found']) {
      expect(await readSequence(serve({ code: 22, log }), query)).toBe(0)
    }
  })

  it('is unknown if the node refuses for another reason, or for none', async () => {
    for (const refusal of [{ code: 18, log: 'invalid request' }, { code: 22 }, { code: 22, log: '' }]) {
      await expect(readSequence(serve(refusal), query)).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
    }
  })
})

describe('a balance', () => {
  it.each(['0', '1', '340282366920938463463374607431768211455'])('is exactly %s', async (amount) => {
    const bytes = QueryBalanceResponse.encode({ balance: { denom: 'uatom', amount } }).finish()
    expect(await readBalance(serveBytes(bytes), { ...query, denom: 'uatom' })).toBe(BigInt(amount))
  })

  it('is zero if the node names none', async () => {
    expect(await readBalance(serveBytes(new Uint8Array()), { ...query, denom: 'uatom' })).toBe(0n)
  })
})
