import { expect, it } from 'vitest'
import { report } from './report.mjs'
import { sample } from './sample.mjs'

const list = Array.from({ length: 100 }, (_, index) => index)

it('takes the same for the same seed, others for another, each once and in order', () => {
  const some = sample(list, 10, 1)
  expect(sample(list, 10, 1)).toEqual(some)
  expect(sample(list, 10, 2)).not.toEqual(some)
  expect([...new Set(some)].sort((a, b) => a - b)).toEqual(some)
  expect(some).toHaveLength(10)
})

it('takes all where there are fewer', () => {
  expect(sample([1, 2, 3], 10, 1)).toEqual([1, 2, 3])
})

it('tells the share that was found, and what survived', () => {
  const mutant = { path: 'a.ts', line: 3, kind: 'boundary', before: '<', replacement: '<=' }
  const results = [
    { mutant, outcome: 'found' },
    { mutant, outcome: 'survived' },
    { mutant, outcome: 'found' },
  ]
  expect(report({ name: 'core', seed: 7, results })).toEqual([
    'core: 2 of 3 found (66.7 %), seed 7',
    '- a.ts:3 boundary: `<` → `<=`',
  ])
})
