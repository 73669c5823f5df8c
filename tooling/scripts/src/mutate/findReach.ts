import { join } from 'node:path'
import { createTests } from './createTests'
import type { NumberedMutant } from './mutants'
import { withProbes } from './probes'

/** What the tests of one file reach. */
export interface Reach {
  path: string
  /** What they take. */
  milliseconds: number
  /** By mutant the tests, or all of them (`null`). */
  reached: readonly Reached[]
}

export type Reached = readonly [mutant: number, tests: readonly string[] | null]

/**
 * Runs all tests of a project once, each file by itself, with a probe before each mutant: which tests reach it, and what they
 * take. Rejects where a test fails three times: what is red
 * already finds nothing.
 */
export async function findReach(root: string, name: string, mutants: readonly NumberedMutant[]): Promise<Reach[]> {
  const tests = await createTests(root, name, { isolate: true, retry: 2 })
  try {
    for (const path of new Set(mutants.map((each) => each.path))) {
      const here = mutants.filter((each) => each.path === path)
      tests.change(join(root, path), (text) => withProbes(path, text, here))
    }
    const { modules, failures } = await tests.run((await tests.all()).map(({ moduleId }) => [moduleId, null]))
    if (failures.length > 0) throw new Error(`Without a change these fail:\n${failures.join('\n')}`)
    return modules.map((module) => {
      const { reached = [] } = module.meta() as { reached?: Reached[] }
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
