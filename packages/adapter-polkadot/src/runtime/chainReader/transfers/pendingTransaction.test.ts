import { expect, it } from 'vitest'
import { parsePendingTransaction } from './pendingTransaction.js'

it('parsePendingTransaction parses a stored pending transaction', () => {
  const sent = { since: 0, until: 64, isOwn: true }
  expect(parsePendingTransaction(sent)).toEqual(sent)
  expect(parsePendingTransaction({ ...sent, isOwn: false })).toEqual({ ...sent, isOwn: false })
})

it('parsePendingTransaction parses missing fields of a stored transaction', () => {
  for (const isOwn of [undefined, 'true', 1]) expect(parsePendingTransaction({ since: 1, isOwn })?.isOwn).toBe(false)
  for (const until of [undefined, null, -1, 1.5, '9'])
    expect(parsePendingTransaction({ since: 1, until })?.until).toBeUndefined()
})

it.each([undefined, null, 'x', {}, { since: -1 }, { since: 1.5 }, { since: '1' }])(
  'parsePendingTransaction rejects the stored value %j',
  (stored) => expect(parsePendingTransaction(stored)).toBeUndefined(),
)
