import { dirname, join, relative, sep } from 'node:path'
import type { Reach } from './findReach'
import type { NumberedMutant } from './mutants'
import type { MutantResult } from './report'
import { startLiving } from './startLiving'

/** Longer than this, and longer than all its tests took by themselves, a mutant runs in circles. Milliseconds. */
const LIMIT = 60_000
/** No more files are asked of a mutant: those that are nearest to it. What only others would notice counts as missed. */
const FILES = 16
/** How many times longer than by themselves tests may take beside each other. */
const SLOWER = 4

/**
 * Tries each mutant with the tests that reach it, near ones first. `found`: a test fails. `waited`: one waits in vain, or the
 * mutant runs in circles. `unreached`: no test comes there. `survived`: no test minds.
 *
 * @param what `time`: no mutant is begun so long after the first, in milliseconds
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
  let living = startLiving()
  try {
    const files = await living.ask('reach', { root, name, mutants })
    if (!files) throw new Error(`The tests of ${name} could not be run.`)
    const until = Date.now() + time
    for (const mutant of mutants) {
      if (Date.now() > until) return
      const reaching = testsOf(mutant, files, root)
      if (reaching.length === 0) {
        tell({ mutant, outcome: 'unreached' })
        continue
      }
      const alone = reaching.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
      const wanted = reaching.map(({ path, tests }) => [path, tests] as const)
      const result = await living.ask('try', { root, name, mutant, files: wanted }, LIMIT + SLOWER * alone)
      tell({ mutant, outcome: 'waited', ...result })
      if (result) continue
      living.stop()
      living = startLiving()
    }
  } finally {
    living.stop()
  }
}

/** The files whose tests reach a mutant: the one beside its file first, then those that are near it, of those the quick ones. */
export function testsOf(mutant: Pick<NumberedMutant, 'id' | 'path'>, files: readonly Reach[], root: string) {
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
