import { dirname, join, relative, sep } from 'node:path'
import type { TestFileReach } from './findReachingTests'
import type { NumberedMutant } from './mutants'
import type { MutantResult } from './report'
import { startTestRunner } from './startTestRunner'

/** Time in ms, beyond the usual duration of its tests, after which a mutant counts as looping forever. */
const LIMIT = 60_000
/** Limit of test files per mutant, nearest first; a mutant that only other files notice counts as missed. */
const FILES = 16
/** Factor by which parallel tests may be slower. */
const SLOWER = 4

/**
 * Tries each mutant with the tests that reach it, nearest first. `found`: a test fails. `waited`: a test times out, or
 * the mutant loops forever. `unreached`: no test reaches it. `survived`: all tests pass.
 *
 * @param what `time`: duration in ms, from the start of the first mutant, in which mutants may start
 */
export async function tryMutants({
  root,
  name,
  mutants,
  time,
  tell,
}: {
  root: string
  name: string
  mutants: readonly NumberedMutant[]
  time: number
  tell: (result: MutantResult) => void
}) {
  let testRunner = startTestRunner()
  try {
    const files = await testRunner.ask('reach', { root, name, mutants })
    if (!files) throw new Error(`The tests of ${name} could not be run.`)
    const until = Date.now() + time
    for (const mutant of mutants) {
      if (Date.now() > until) return
      const reaching = findTestsOfMutant(mutant, files, root)
      if (reaching.length === 0) {
        tell({ mutant, outcome: 'unreached' })
        continue
      }
      const alone = reaching.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
      const wanted = reaching.map(({ path, tests }) => [path, tests] as const)
      const result = await testRunner.ask('try', { root, name, mutant, files: wanted }, LIMIT + SLOWER * alone)
      tell({ mutant, outcome: 'waited', ...result })
      if (result) continue
      testRunner.stop()
      testRunner = startTestRunner()
    }
  } finally {
    testRunner.stop()
  }
}

/** Sorts the files that reach a mutant: its own test first, then near files, then fast ones. */
export function findTestsOfMutant(
  mutant: Pick<NumberedMutant, 'id' | 'path'>,
  files: readonly TestFileReach[],
  root: string,
) {
  const path = join(root, mutant.path)
  const beside = path.replace(/\.(tsx?)$/, '.test.$1')
  const distance = (file: { path: string }) =>
    file.path === beside ? -1 : relative(dirname(path), dirname(file.path)).split(sep).length
  return files
    .flatMap(({ path, milliseconds, reached }) => {
      const found = reached.find(([id]) => id === mutant.id)
      return found ? [{ path, milliseconds, tests: found[1] }] : []
    })
    .sort((one, other) => distance(one) - distance(other) || one.milliseconds - other.milliseconds)
    .slice(0, FILES)
}
