import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestRunner } from '../../mutate/startTestRunner'
import type { TestTitle } from '../readTestTitles'
import { findProvingTests } from './findProvingTests'
import type { Mutation } from './readMutations'

/** Time in ms after which a mutation counts as looping forever. */
const LIMIT = 180_000

export interface MutationResult {
  mutation: Mutation
  /** `survived`: the rule’s tests pass. `untried`: none ran on the changed code. */
  outcome: 'found' | 'waited' | 'survived' | 'untried'
  /** Name of the first failed test. */
  by?: string | undefined
}

/** Applies each mutation while Vitest loads the file, and runs the unit tests of its rule. No file is changed. */
export async function tryMutations(
  root: string,
  mutations: readonly Mutation[],
  { titles, report }: { titles: readonly TestTitle[]; report: (result: MutationResult) => void },
): Promise<void> {
  const all = mutations.flatMap((mutation, id) => {
    const proofs = findProvingTests(titles, mutation.rule, mutation.path)
    return proofs ? [{ id, mutation, ...proofs }] : []
  })
  // Each process loads the tests of one Vitest project.
  for (const name of new Set(all.map(({ project }) => project))) {
    let testRunner = startTestRunner()
    try {
      for (const { id, mutation, paths } of all.filter(({ project }) => project === name)) {
        const files = paths.map((path) => [join(root, path), null] as const)
        const mutant = toMutant(root, mutation, id)
        const answer = await testRunner.ask('try', { root, name, mutant, files, pattern: mutation.rule }, LIMIT)
        report({ mutation, outcome: 'waited', ...answer })
        if (answer) continue
        testRunner.stop()
        testRunner = startTestRunner()
      }
    } finally {
      testRunner.stop()
    }
  }
}

export const isMutationNoticed = ({ outcome }: MutationResult): boolean => outcome === 'found' || outcome === 'waited'

function toMutant(root: string, { path, from, to }: Mutation, id: number) {
  const start = readFileSync(join(root, path), 'utf8').indexOf(from)
  return { id, path, from: start, to: start + from.length, replacement: to }
}
