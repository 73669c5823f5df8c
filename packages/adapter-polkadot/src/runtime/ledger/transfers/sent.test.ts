import { expect, it } from 'vitest'
import { parseSent } from './sent.js'

it('reads what was kept of a transaction', () => {
  const sent = { since: 0, until: 64, isOwn: true }
  expect(parseSent(sent)).toEqual(sent)
  expect(parseSent({ ...sent, isOwn: false })).toEqual({ ...sent, isOwn: false })
})

it('takes nothing for its own that does not say so, and no end for one that is none', () => {
  for (const isOwn of [undefined, 'true', 1]) expect(parseSent({ since: 1, isOwn })?.isOwn).toBe(false)
  for (const until of [undefined, null, -1, 1.5, '9']) expect(parseSent({ since: 1, until })?.until).toBeUndefined()
})

it.each([undefined, null, 'x', {}, { since: -1 }, { since: 1.5 }, { since: '1' }])(
  'is nothing where %j was kept',
  (kept) => expect(parseSent(kept)).toBeUndefined(),
)
