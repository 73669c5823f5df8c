import { expect, it } from 'vitest'
import { formatMutationReport, type MutantResult } from './report'
import { sampleItems } from './sampleItems'

const list = Array.from({ length: 100 }, (_, index) => index)

it('takes the same for the same seed, others for another, each once', () => {
  const some = sampleItems(list, 10, 1)
  expect(sampleItems(list, 10, 1)).toEqual(some)
  expect(sampleItems(list, 10, 2)).not.toEqual(some)
  expect(new Set(some).size).toBe(10)
  expect(sampleItems(list, 20, 1).slice(0, 10)).toEqual(some)
})

it('takes all where there are fewer', () => {
  expect(sampleItems([1, 2, 3], 10, 1).sort()).toEqual([1, 2, 3])
})

it('tells the share that was found, and what survived', () => {
  const mutant = {
    path: 'a.ts',
    line: 3,
    kind: 'boundary',
    from: 0,
    to: 1,
    before: '<',
    replacement: '<=',
    becomes: '<=',
  }
  const results: MutantResult[] = [
    { mutant, outcome: 'found' },
    { mutant, outcome: 'survived' },
    { mutant, outcome: 'waited' },
    { mutant, outcome: 'unreached' },
  ]
  expect(formatMutationReport({ name: 'core', seed: 7, results })).toEqual([
    'core: 2 of 4 found (50 %; 1 by waiting in vain), seed 7',
    '- a.ts:3 boundary: `<` → `<=`',
    '- a.ts:3 boundary: `<` → `<=` (no test comes here)',
  ])
})
