import { join } from 'node:path'
import { createTests } from './createTests.mjs'
import { findReach } from './findReach.mjs'
import { withMutant } from './mutants.mjs'

// A process of its own: a mutant may run in circles, and who started it can end this then.

/** What a mutant breaks is broken at once: no test has to wait as long as it would on a busy machine. Milliseconds. */
const PATIENCE = 20_000
/** What a test says that has waited in vain. */
const IN_VAIN = /timed out in \d+ ?ms/i

/** What was left out says nothing of a mutant: it is asked again. */
const ATTEMPTS = 3

let tests
const orders = {
  reach: ({ root, name, mutants }) => findReach(root, name, mutants),

  async try({ root, name, mutant, files }) {
    tests ??= await createTests(root, name, { testTimeout: PATIENCE })
    const path = join(root, mutant.path)
    tests.change(path, (text) => withMutant(text, mutant))
    const { failures, isWhole } = await runWhole(files)
    tests.change(path)
    if (failures.length === 0) return { outcome: isWhole ? 'survived' : 'untried' }
    return { outcome: failures.every((each) => IN_VAIN.test(each)) ? 'waited' : 'found', by: failures[0] }
  },
}

async function runWhole(files, left = ATTEMPTS) {
  const result = await tests.run(files)
  return result.failures.length > 0 || result.isWhole || left === 1 ? result : runWhole(files, left - 1)
}

process.on('message', async ({ order, ...rest }) => {
  try {
    process.send({ answer: await orders[order](rest) })
  } catch (error) {
    process.send({ error: error.stack })
  }
})
process.on('disconnect', () => process.exit())
