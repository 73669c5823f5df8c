import { join } from 'node:path'
import { createTestSession, type TestSelection, type TestSession } from './createTestSession'
import { findReachingTests, type ReachingTests } from './findReachingTests'
import { applyMutant, type NumberedMutant } from './mutants'
import { PROBE_NAME } from './probeName'

// Runs in its own process, which the parent can kill if a mutant loops forever.

// A mutant breaks at once, so tests need no margin for a busy machine.
const TEST_TIMEOUT_MS = 20_000
const IN_VAIN = /timed out in \d+ ?ms/i

/** Attempts for tests that were skipped or ran without the mutant. */
const ATTEMPTS = 3

let tests: TestSession | undefined
export interface ReachRequest {
  root: string
  name: string
  mutants: readonly NumberedMutant[]
}

export interface TryRequest {
  root: string
  name: string
  mutant: Placed
  files: TestSelection
  /** Regular expression source that matches full test names. */
  pattern?: string | undefined
}

type Placed = Pick<NumberedMutant, 'id' | 'path' | 'from' | 'to' | 'replacement'>

const orders = {
  reach: ({ root, name, mutants }: ReachRequest) => findReachingTests(root, name, mutants),

  async try({ root, name, mutant, files, pattern }: TryRequest) {
    tests ??= await createTestSession(root, name, { testTimeout: TEST_TIMEOUT_MS, maxWorkers: 1 })
    const path = join(root, mutant.path)
    const { failures, isTried, hasEnded } = await tryOften(tests, path, { mutant, files, pattern })
    // A mutant that fails to load says nothing about a test.
    if (pattern !== undefined && !hasEnded) return { outcome: 'untried', by: failures[0] } as const
    if (failures.length === 0) return { outcome: isTried ? 'survived' : 'untried' } as const
    return { outcome: failures.every((each) => IN_VAIN.test(each)) ? 'waited' : 'found', by: failures[0] } as const
  },
}

async function tryOften(
  tests: TestSession,
  path: string,
  { mutant, files, pattern, left = ATTEMPTS }: Pick<TryRequest, 'mutant' | 'files' | 'pattern'> & { left?: number },
): Promise<{ failures: readonly string[]; isTried: boolean; hasEnded: boolean }> {
  tests.change(path, (text) => `${applyMutant(text, mutant)}\n;globalThis.${PROBE_NAME}?.([${mutant.id}])\n`)
  const { failures, isWhole, hasEnded, modules } = await tests.run(files, pattern ? new RegExp(pattern) : undefined)
  tests.change(path)
  // The files share one worker, in which the first of them loads the module for all.
  const isLoaded = modules.some((module) => {
    const { reached = [] } = module.meta() as { reached?: ReachingTests[] }
    return reached.some(([id]) => id === mutant.id)
  })
  const isTried = isWhole && isLoaded
  if (failures.length > 0 || isTried || left === 1) return { failures, isTried, hasEnded }
  return tryOften(tests, path, { mutant, files, pattern, left: left - 1 })
}

export type RunnerRequest = ({ order: 'reach' } & ReachRequest) | ({ order: 'try' } & TryRequest)

export type RunnerHandlers = typeof orders

process.on('message', async (message: RunnerRequest) => {
  try {
    const answer = message.order === 'reach' ? await orders.reach(message) : await orders.try(message)
    process.send?.({ answer })
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.stack : String(error) })
  }
})
process.on('disconnect', () => process.exit())
