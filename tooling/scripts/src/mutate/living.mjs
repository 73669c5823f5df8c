import { join } from 'node:path'
import { createTests } from './createTests.mjs'
import { findReach } from './findReach.mjs'
import { withMutant } from './mutants.mjs'

// A process of its own: a mutant may run in circles, and who started it can end this then.

/** What a mutant breaks is broken at once: no test has to wait as long as it would on a busy machine. Milliseconds. */
const PATIENCE = 20_000
/** What a test says that has waited in vain. */
const IN_VAIN = /timed out in \d+ ?ms/i

let tests
const orders = {
  reach: ({ root, name, mutants }) => findReach(root, name, mutants),

  async try({ root, name, mutant, files }) {
    tests ??= await createTests(root, name, { testTimeout: PATIENCE })
    const path = join(root, mutant.path)
    tests.change(path, (text) => withMutant(text, mutant))
    const { failures } = await tests.run(files)
    tests.change(path)
    if (failures.length === 0) return { outcome: 'survived' }
    return { outcome: failures.every((each) => IN_VAIN.test(each)) ? 'waited' : 'found', by: failures[0] }
  },
}

process.on('message', async ({ order, ...rest }) => {
  try {
    process.send({ answer: await orders[order](rest) })
  } catch (error) {
    process.send({ error: error.stack })
  }
})
process.on('disconnect', () => process.exit())
