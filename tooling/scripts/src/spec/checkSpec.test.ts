import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root as repository } from '../entry/root.mjs'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { checkSpec } from './checkSpec'

const header = 'id\tarea\tissue\trule'
const rules = `${header}\nS1.001\tui\tM1\tOne.\nS1.002\tui\tM1\tTwo.\nS2.001\tui\tM2\tThree.\n`

let tree: ReturnType<typeof createTemporaryFolder>

const write = (path: string, text: string) => tree.write(path, text)
const check = (options?: Parameters<typeof checkSpec>[1]) => checkSpec(tree.root, options)

beforeEach(() => {
  tree = createTemporaryFolder()
  write('tooling/spec/rules.tsv', rules)
})

afterEach(() => tree.remove())

it('reads the copy inside the repository, and prefers the rules beside it', () => {
  expect(check().lines).toContain('All   0 proved, 3 not proved')
  write('../shared/spec/rules.tsv', `${header}\nS1.001\tui\tM1\tOne.\n`)
  expect(check().lines).toContain('All   0 proved, 1 not proved')
})

it('counts a rule as proved by a test that runs, in any workspace folder', () => {
  write('packages/a/src/a.test.ts', "it('S1.001 works', f)")
  write('tooling/b/src/b.test.mjs', "it('S2.001 works', f)")
  write('packages/a/node_modules/x/x.test.ts', "it('S1.002 works', f)")
  expect(check().lines).toContain('M1    1 proved, 1 not proved')
  expect(check().lines).toContain('M2    1 proved')
  expect(check({ milestone: 'M2' }).lines.join()).not.toContain('M1')
})

it('does not count a skipped test', () => {
  write('packages/a/src/a.test.ts', "it.skip('S1.001 works', f)")
  expect(check({ required: ['M1'] }).problems).toEqual([expect.stringContaining('2 rules of M1 are neither')])
})

it('fails on an id that is no rule, naming file and title, even in a skipped test', () => {
  write('apps/a/e2e/a.test.tsx', "it('S1.009 works', f)\nit.skip('S8.009 too', f)")
  expect(check().problems).toEqual([
    'S1.009 is not in rules.tsv: apps/a/e2e/a.test.tsx:1: S1.009 works',
    'S8.009 is not in rules.tsv: apps/a/e2e/a.test.tsx:2: S8.009 too',
  ])
})

it('fails on a case that claims several rules, or a range, and takes no proof from it', () => {
  write('packages/a/src/a.test.ts', "\nit('S1.001 S1.002 works', f)\nit('S1.001-S1.002 work', f)")
  const { lines, problems } = check()
  expect(problems).toEqual([
    'A case proves one rule, this one claims S1.001-002: packages/a/src/a.test.ts:2: S1.001 S1.002 works',
    'A case proves one rule, this one claims S1.001-002: packages/a/src/a.test.ts:3: S1.001-S1.002 work',
  ])
  expect(lines).toContain('M1    0 proved, 2 not proved')
})

it('takes the proof of a table row by row', () => {
  write('packages/a/src/a.test.ts', "it.each([\n['S1.001', 1],\n['S1.002', 2]])('%s works', f)")
  expect(check()).toMatchObject({ problems: [], lines: expect.arrayContaining(['M1    2 proved']) })
})

it('requires every rule of a milestone to be proved or listed as stating no behavior', () => {
  write('packages/a/src/a.test.ts', "it('S1.001 works', f)")
  expect(check({ required: ['M1'] }).problems).toEqual([expect.stringMatching(/^1 rules of M1 .*: S1\.002$/)])
  write(
    'docs/spec-decisions.md',
    [
      '# Decisions',
      '| S2.001 | elsewhere |',
      '## Rules that state no behavior',
      '| Rule | Why |',
      '|---|---|',
      '| S1.002 | as S2.001 |',
      '## Other',
      '| S2.001 | |',
    ].join('\n'),
  )
  const { lines, problems } = check({ required: ['M1'] })
  expect(problems).toEqual([])
  expect(lines).toContain('M1    1 proved, 1 states no behavior')
  expect(lines).toContain('M2    0 proved, 1 not proved')
})

it('requires a row of decisions for every rule of a milestone that can be read in two ways', () => {
  const open = `${header}\nS1.001\tui\tM1\tOne. [ambiguous: which]\nS1.002\tui\tM1\tTwo. [ambiguous: when]\nS2.001\tui\tM2\tX. [ambiguous: x]\n`
  write('tooling/spec/rules.tsv', open)
  write('packages/a/src/a.test.ts', "it('S1.001 a', f)\nit('S1.002 b', f)")
  const missing = (ids: string) => [`docs/spec-decisions.md has no row for what M1 leaves open: ${ids}`]
  expect(check({ required: ['M1'] }).problems).toEqual(missing('S1.001-002'))
  write('docs/spec-decisions.md', '| Rule | Reading |\n|---|---|\n| S1.001 | As S1.002. |\n\nS1.002 is clear.')
  expect(check({ required: ['M1'] }).problems).toEqual(missing('S1.002'))
  write('docs/spec-decisions.md', '| S1.001-S1.002 | Both. |')
  expect(check({ required: ['M1'] }).problems).toEqual([])
})

it('requires several milestones, each told by itself', () => {
  write('packages/a/src/a.test.ts', "it('S1.001 works', f)")
  const { problems } = check({ required: ['M1', 'M2'] })
  expect(problems).toEqual([expect.stringMatching(/^1 rules of M1/), expect.stringMatching(/^1 rules of M2/)])
})

it('counts what the README says', () => {
  const all = checkSpec(repository).lines.find((line) => line.startsWith('All '))
  const said = all?.replace('All', '').trim()
  expect(readFileSync(join(repository, 'README.md'), 'utf8')).toContain(`a test proves: ${said}.`)
})

it('refuses a milestone that does not exist', () => {
  expect(() => check({ required: ['M9'] })).toThrow('No milestone is called M9.')
})
