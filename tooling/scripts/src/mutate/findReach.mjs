import { join } from 'node:path'
import { createTests } from './createTests.mjs'
import { withProbes } from './probes.mjs'

/**
 * Runs all tests of a project once, each file by itself, with a probe before each mutant: which tests reach it, and what they
 * take. Rejects where a test fails three times: what is red
 * already finds nothing.
 */
export async function findReach(root, name, mutants) {
  const tests = await createTests(root, name, { isolate: true, retry: 2 })
  try {
    for (const path of new Set(mutants.map((each) => each.path))) {
      const here = mutants.filter((each) => each.path === path)
      tests.change(join(root, path), (text) => withProbes(path, text, here))
    }
    const { modules, failures } = await tests.run((await tests.all()).map(({ moduleId }) => [moduleId, null]))
    if (failures.length > 0) throw new Error(`Without a change these fail:\n${failures.join('\n')}`)
    return modules.map((module) => {
      const { reached = [] } = /** @type {{ reached?: [number, string[] | null][] }} */ (module.meta())
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
