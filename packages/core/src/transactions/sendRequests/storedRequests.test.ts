import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isRequestFrom,
  parseSendRequests,
  pruneSendRequests,
  SEND_REQUEST_LIFETIME_MS,
  type SendRequest,
} from './storedRequests.js'

const MAYA = 'eip155:1:0x6C00000000000000000000000000000000000001'

const request: SendRequest = {
  id: 'a',
  caipAddress: MAYA,
  kind: 'send',
  to: '0x51c0000000000000000000000000000000009ad4',
  amount: '0.5',
  symbol: 'ETH',
  tokenAddress: undefined,
  status: 'asked',
  at: 1_000,
  mark: { sent: '7', until: undefined },
}

const parse = (...all: readonly unknown[]) => parseSendRequests(JSON.stringify(all))

describe('parseSendRequests', () => {
  it('returns the stored requests', () => {
    expect(parse(request)).toEqual([request])
    const solana = { ...request, id: 'b', mark: { sent: '', until: '300' }, status: 'unanswered' as const }
    expect(parse(request, solana)).toEqual([request, solana])
  })

  it.each([
    ['an invalid account', { caipAddress: 'maya' }],
    ['an invalid kind', { kind: 'gift' }],
    ['an invalid status', { status: 'sent' }],
    ['no receiver', { to: undefined }],
    ['a receiver with markup', { to: '<b>' }],
    ['no time', { at: '1000' }],
    ['a time before 1970', { at: -1 }],
    ['an id that is a sentence', { id: 'it was paid' }],
  ])('omits a request with %s and keeps the others', (_what, change) => {
    expect(parse({ ...request, ...change }, { ...request, id: 'b' })).toEqual([{ ...request, id: 'b' }])
  })

  it.each([
    ['an invalid amount', { amount: '1e9' }, { amount: undefined }],
    ['a symbol of hidden characters', { symbol: '\u202e\u3164' }, { symbol: undefined }],
    ['a token with markup', { tokenAddress: '<b>' }, { tokenAddress: undefined }],
    ['a snapshot that is not an object', { mark: '7' }, { mark: undefined }],
    ['a snapshot with a sentence', { mark: { sent: 'it was paid' } }, { mark: undefined }],
    ['a limit that is not a height', { mark: { sent: '7', until: '-1' } }, { mark: { sent: '7', until: undefined } }],
  ])('reads a request with %s without that field', (_what, change, wanted) => {
    expect(parse({ ...request, ...change })).toEqual([{ ...request, ...wanted }])
  })

  it('reads each id once', () => {
    expect(parse(request, { ...request, amount: '9' })).toHaveLength(1)
  })

  it('reads a transaction of the app itself without a receiver', () => {
    const { to, amount, symbol, ...own } = request
    expect(parse({ ...own, kind: 'transaction' })).toMatchObject([{ kind: 'transaction', to: undefined }])
  })

  it('returns a list for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.json(), fc.string()),
        (text) => void expect(parseSendRequests(text)).toBeInstanceOf(Array),
      ),
    )
    expect(parseSendRequests(undefined)).toEqual([])
  })
})

describe('pruneSendRequests', () => {
  it('keeps requests for a day', () => {
    const now = SEND_REQUEST_LIFETIME_MS + 1_000
    const all = [999, 1_000, 1_001, now].map((at) => ({ ...request, id: `${at}`, at }))
    expect(pruneSendRequests(all, now).map(({ at }) => at)).toEqual([now, 1_001])
  })

  it('counts a request from the future as a current one, newest first', () => {
    const all = [1_000, 999, 1_001, 9_000].map((at) => ({ ...request, id: `${at}`, at }))
    expect(pruneSendRequests(all, 1_000).map(({ id, at }) => [id, at])).toEqual([
      ['9000', 1_000],
      ['1001', 1_000],
      ['1000', 1_000],
      ['999', 999],
    ])
  })

  it('keeps the newest 50, newest first', () => {
    const all = Array.from({ length: 60 }, (_, at) => ({ ...request, id: `${at}`, at }))
    const kept = pruneSendRequests(all, 60)
    expect(kept).toHaveLength(50)
    expect([kept[0]?.at, kept[49]?.at]).toEqual([59, 10])
  })
})

it.each([
  ['the same account', MAYA, true],
  ['its other spelling', MAYA.toLowerCase(), true],
  ['the same account on another network', MAYA.replace(':1:', ':8453:'), true],
  ['another account', 'eip155:1:0x51c0000000000000000000000000000000009ad4', false],
  ['an account of another namespace', 'cosmos:1:0x6C00000000000000000000000000000000000001', false],
] as const)('isRequestFrom compares the account: %s', (_what, account, expected) => {
  expect(isRequestFrom(request, account as typeof request.caipAddress)).toBe(expected)
})
