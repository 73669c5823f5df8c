import { join } from 'node:path'
import { createTests, type TestFiles, type Tests } from './createTests'
import { findReach, type Reached } from './findReach'
import { type NumberedMutant, withMutant } from './mutants'
import { PROBE } from './probes'

// A process of its own: a mutant may run in circles, and who started it can end this then.

/** What a mutant breaks is broken at once: no test has to wait as long as it would on a busy machine. Milliseconds. */
const PATIENCE = 20_000
/** What a test says that has waited in vain. */
const IN_VAIN = /timed out in \d+ ?ms/i

/** What was left out, or ran without the mutant, says nothing of it: it is asked again. */
const ATTEMPTS = 3

let tests: Tests | undefined
/** To find which tests reach which mutants. */
export interface ReachOrder {
  root: string
  name: string
  mutants: readonly NumberedMutant[]
}

/** To try a mutant with some tests. */
export interface TryOrder {
  root: string
  name: string
  mutant: NumberedMutant
  files: TestFiles
}

const orders = {
  reach: ({ root, name, mutants }: ReachOrder) => findReach(root, name, mutants),

  async try({ root, name, mutant, files }: TryOrder) {
    tests ??= await createTests(root, name, { testTimeout: PATIENCE })
    const { failures, isTried } = await tryOften(tests, join(root, mutant.path), { mutant, files })
    if (failures.length === 0) return { outcome: isTried ? 'survived' : 'untried' } as const
    return { outcome: failures.every((each) => IN_VAIN.test(each)) ? 'waited' : 'found', by: failures[0] } as const
  },
}

async function tryOften(
  tests: Tests,
  path: string,
  { mutant, files, left = ATTEMPTS }: Pick<TryOrder, 'mutant' | 'files'> & { left?: number },
): Promise<{ failures: readonly string[]; isTried: boolean }> {
  tests.change(path, (text) => `${withMutant(text, mutant)}\n;globalThis.${PROBE}?.([${mutant.id}])\n`)
  const { failures, isWhole, modules } = await tests.run(files)
  tests.change(path)
  // A module may come as it was before the change. Each file says what it has loaded.
  const isLoaded = files.every(([file]) => {
    const meta = modules.find(({ moduleId }) => moduleId === file)?.meta() as { reached?: Reached[] } | undefined
    return meta?.reached?.some(([id]) => id === mutant.id) === true
  })
  const isTried = isWhole && isLoaded
  if (failures.length > 0 || isTried || left === 1) return { failures, isTried }
  return tryOften(tests, path, { mutant, files, left: left - 1 })
}

/** What `startLiving` sends. */
export type OrderMessage = ({ order: 'reach' } & ReachOrder) | ({ order: 'try' } & TryOrder)

export type Orders = typeof orders

process.on('message', async (message: OrderMessage) => {
  try {
    const answer = message.order === 'reach' ? await orders.reach(message) : await orders.try(message)
    process.send?.({ answer })
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.stack : String(error) })
  }
})
process.on('disconnect', () => process.exit())
