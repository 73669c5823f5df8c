import { expect, test } from 'vitest'
import { table } from './table'

test('sets names to the left and figures to the right, as wide as the widest', () => {
  expect(
    table(
      ['page', 'first'],
      [
        ['one network', '9 ms'],
        ['five', '1,000 ms'],
      ],
    ).split('\n'),
  ).toEqual(['page            first', '───────────  ────────', 'one network      9 ms', 'five         1,000 ms'])
})
