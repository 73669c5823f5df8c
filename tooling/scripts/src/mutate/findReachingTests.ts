import { join } from 'node:path'
import { createTestSession } from './createTestSession'
import type { NumberedMutant } from './mutants'
import { insertProbes } from './probes'

export interface TestFileReach {
  path: string
  /** Duration in ms. */
  milliseconds: number
  /** Tests per mutant; `null` means all. */
  reached: readonly ReachingTests[]
}

export type ReachingTests = readonly [mutant: number, tests: readonly string[] | null]

/**
 * Runs all tests of a project once, isolated, with a probe before each mutant, to find which tests reach it and how
 * long they take. Rejects if a test fails three times.
 */
export async function findReachingTests(
  root: string,
  name: string,
  mutants: readonly NumberedMutant[],
): Promise<TestFileReach[]> {
  const tests = await createTestSession(root, name, { isolate: true, retry: 2 })
  try {
    for (const path of new Set(mutants.map((each) => each.path))) {
      const here = mutants.filter((each) => each.path === path)
      tests.change(join(root, path), (text) => insertProbes(path, text, here))
    }
    const { modules, failures } = await tests.run((await tests.all()).map(({ moduleId }) => [moduleId, null]))
    if (failures.length > 0) throw new Error(`Without a change these fail:\n${failures.join('\n')}`)
    return modules.map((module) => {
      const { reached = [] } = module.meta() as { reached?: ReachingTests[] }
      const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic()
      return {
        path: module.moduleId,
        milliseconds: duration + collectDuration + setupDuration + prepareDuration,
        reached,
      }
    })
  } finally {
    await tests.close()
  }
}
