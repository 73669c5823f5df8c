import { expect, it } from 'vitest'
import { formatMutationReport, type MutantOutcome } from './report'

const mutant = {
  path: 'src/a.ts',
  line: 7,
  kind: 'number',
  from: 0,
  to: 1,
  before: '1',
  replacement: '2',
  becomes: '2',
}
const told = (...outcomes: readonly MutantOutcome[]) =>
  formatMutationReport({ name: 'core', seed: 3, results: outcomes.map((outcome) => ({ mutant, outcome })) })

it('counts what was found or waited in vain, and lists what was missed', () => {
  expect(told('found', 'waited', 'survived', 'unreached')).toEqual([
    'core: 2 of 4 found (50 %; 1 by waiting in vain), seed 3',
    '- src/a.ts:7 number: `1` → `2`',
    '- src/a.ts:7 number: `1` → `2` (no test comes here)',
  ])
})

it('counts nothing of what the tests did not run to their end for', () => {
  expect(told('found', 'untried')).toEqual(['core: 1 of 1 found (100 %; 0 by waiting in vain), seed 3'])
})
