import { expect, it } from 'vitest'
import type { TestFileReach } from './findReachingTests'
import { findTestsOfMutant } from './tryMutants'

it('tries a mutant with the tests that reach it: the one beside it, then near ones, of those the quick ones', () => {
  const files: TestFileReach[] = [
    { path: '/r/src/slow.test.ts', milliseconds: 900, reached: [[7, ['one', 'two']]] },
    { path: '/r/src/other.test.ts', milliseconds: 10, reached: [[8, null]] },
    { path: '/r/src/far/away/far.test.ts', milliseconds: 1, reached: [[7, null]] },
    { path: '/r/src/quick.test.ts', milliseconds: 20, reached: [[7, null]] },
    { path: '/r/src/a.test.ts', milliseconds: 5_000, reached: [[7, ['three']]] },
  ]
  expect(findTestsOfMutant({ id: 7, path: 'src/a.ts' }, files, '/r')).toEqual([
    { path: '/r/src/a.test.ts', milliseconds: 5_000, tests: ['three'] },
    { path: '/r/src/quick.test.ts', milliseconds: 20, tests: null },
    { path: '/r/src/slow.test.ts', milliseconds: 900, tests: ['one', 'two'] },
    { path: '/r/src/far/away/far.test.ts', milliseconds: 1, tests: null },
  ])
  expect(findTestsOfMutant({ id: 9, path: 'src/a.ts' }, files, '/r')).toEqual([])
})

it('asks no more than the nearest', () => {
  const files = Array.from(
    { length: 40 },
    (_, index): TestFileReach => ({
      path: `/r/src/${index}.test.ts`,
      milliseconds: 40 - index,
      reached: [[7, null]],
    }),
  )
  const asked = findTestsOfMutant({ id: 7, path: 'src/a.ts' }, files, '/r')
  expect([asked.length, asked[0]?.path]).toEqual([16, '/r/src/39.test.ts'])
})
