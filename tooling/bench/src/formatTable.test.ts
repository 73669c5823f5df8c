import { expect, test } from 'vitest'
import { formatTable } from './formatTable'

test('sets names to the left and figures to the right, as wide as the widest', () => {
  expect(
    formatTable(
      ['page', 'first'],
      [
        ['one network', '9 ms'],
        ['five', '1,000 ms'],
      ],
    ).split('\n'),
  ).toEqual(['page            first', '───────────  ────────', 'one network      9 ms', 'five         1,000 ms'])
})
