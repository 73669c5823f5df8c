import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../entry/root.mjs'
import { createTemporaryFolder } from '../../testing/createTemporaryFolder'
import { checkSpec } from '../checkSpec'
import type { TestTitle } from '../readTestTitles'
import { chooseMutations, createDefaultSeed } from './chooseMutations'
import { findProvingTests } from './findProvingTests'
import { parseMutations } from './readMutations'
import { isMutationNoticed, type MutationResult, tryMutations } from './tryMutations'

const HEADER = 'rule\tfile\tfrom\tto'

describe('the table', () => {
  it('has a rule, a file, what is there and what takes its place, with line breaks and tabs written out', () => {
    expect(parseMutations(`${HEADER}\nS1.001\ta.ts\tone\\n\\ttwo '\\\\n'\t\n`)).toEqual([
      { rule: 'S1.001', path: 'a.ts', from: "one\n\ttwo '\\n'", to: '', line: 2 },
    ])
  })

  it('is refused with another header, or a row of other cells', () => {
    expect(() => parseMutations('rule\tfile')).toThrow('another header')
    expect(() => parseMutations(`${HEADER}\nS1.001\ta.ts\tx\ty\tz`)).toThrow('mutations.tsv:2')
    expect(() => parseMutations(`${HEADER}\nS1.001\ta.ts`)).toThrow('mutations.tsv:2')
  })
})

describe('`pnpm spec`', () => {
  let tree: ReturnType<typeof createTemporaryFolder>
  beforeEach(() => {
    tree = createTemporaryFolder()
    tree.write('tooling/spec/rules.tsv', 'id\tarea\tissue\trule\nS1.001\tui\tM1\tOne.\nS1.002\tui\tM1\tTwo.\n')
    tree.write('packages/a/src/a.ts', 'export const a = 1\nexport const b = 1\n')
    tree.write('packages/a/src/a.test.ts', "it('S1.001 works', f)")
    tree.write('apps/playground/e2e/b.e2e.test.ts', "it('S1.002 works', f)")
  })
  afterEach(() => tree.remove())

  const problemsOf = (row: string) => {
    tree.write('tooling/spec/mutations.tsv', `${HEADER}\n${row}\n`)
    return checkSpec(tree.root).problems
  }

  it('counts the rules with a mutation', () => {
    expect(problemsOf('S1.001\tpackages/a/src/a.ts\ta = 1\ta = 2')).toEqual([])
    expect(checkSpec(tree.root).lines.at(-1)).toBe('1 rule has a mutation')
  })

  it.each([
    [
      'names a text that is gone',
      'S1.001\tpackages/a/src/a.ts\ta = 3\ta = 2',
      'S1.001 names a text that is not in packages/a/src/a.ts: a = 3',
    ],
    [
      'names a text twice',
      'S1.001\tpackages/a/src/a.ts\t= 1\t= 2',
      'S1.001 names a text that is 2 times in packages/a/src/a.ts: = 1',
    ],
    ['changes nothing', 'S1.001\tpackages/a/src/a.ts\ta = 1\ta = 1', 'S1.001 changes nothing'],
    [
      'names no file',
      'S1.001\tpackages/a/src/gone.ts\ta = 1\ta = 2',
      'S1.001 changes packages/a/src/gone.ts, which does not exist',
    ],
    ['has no unit test', 'S1.002\tpackages/a/src/a.ts\ta = 1\ta = 2', 'S1.002 has no unit test'],
    ['has no rule', 'S9.999\tpackages/a/src/a.ts\ta = 1\ta = 2', 'S9.999 is not in rules.tsv'],
  ])('fails on a row that %s', (_, row, problem) => {
    expect(problemsOf(row)).toEqual([`tooling/spec/mutations.tsv:2: ${problem}`])
  })
})

describe('what is tried', () => {
  const all = ['S1.001', 'S1.002', 'S1.003', 'S1.002'].map((rule, index) => ({
    ...{ rule, path: 'a.ts', from: 'x', to: 'y' },
    line: index,
  }))

  it('chooses the mutations of a rule, all mutations, or a number of them by the seed', () => {
    expect(chooseMutations(all, 'S1.002', 1).map(({ line }) => line)).toEqual([1, 3])
    expect(chooseMutations(all, 'all', 1)).toEqual(all)
    expect(chooseMutations(all, '2', 7)).toEqual(chooseMutations(all, '2', 7))
    const seeds = [1, 2, 3, 4, 5, 6, 7].map((seed) => chooseMutations(all, '1', seed)[0]?.line)
    expect(new Set(seeds).size).toBeGreaterThan(1)
    expect(() => chooseMutations(all, 'S1.009', 1)).toThrow('S1.009')
    expect(createDefaultSeed(root)).toBe(createDefaultSeed(root))
  })

  it('is tried by the unit tests of the project that has the code, else of another', () => {
    const title = (path: string): TestTitle => ({ path, ids: ['S1.001'], title: 'S1.001', runs: true, line: 1 })
    const titles = [
      title('packages/core/src/a.test.ts'),
      title('packages/react-ui/src/b.test.tsx'),
      title('apps/playground/e2e/c.e2e.test.ts'),
    ]
    const found = (path: string) => findProvingTests(titles, 'S1.001', path)
    expect(found('packages/react-ui/src/b.tsx')).toEqual({ project: 'react-ui', paths: [titles[1]?.path] })
    expect(found('packages/siwx/src/b.ts')).toEqual({ project: 'core', paths: [titles[0]?.path] })
    expect(findProvingTests(titles, 'S1.002', 'packages/core/src/a.ts')).toBeUndefined()
  })
})

it('reports each mutation as found, survived or untried', async () => {
  // The title of a test takes the place of a rule's id.
  const rule = 'tries a mutant with the tests that reach it'
  const path = 'tooling/scripts/src/mutate/tryMutants.ts'
  const titles = [{ path: path.replace('.ts', '.test.ts'), ids: [rule], title: rule, runs: true, line: 1 }]
  const changes = [
    ['one.milliseconds - other.milliseconds', 'other.milliseconds - one.milliseconds'],
    ['const FILES = 16', 'const FILES = 17'],
    ['const FILES = 16', 'const FILES ='],
  ] as const
  const mutations = changes.map(([from, to], index) => ({ rule, path, from, to, line: index + 2 }))
  const results: MutationResult[] = []
  await tryMutations(root, mutations, { titles, report: (result) => void results.push(result) })
  expect(results.map(({ outcome }) => outcome)).toEqual(['found', 'survived', 'untried'])
  expect(results.map(isMutationNoticed)).toEqual([true, false, false])
})
