import { join } from 'node:path'
import { createTests } from './createTests.mjs'
import { findReach } from './findReach.mjs'
import { withMutant } from './mutants.mjs'
import { PROBE } from './probes.mjs'

// A process of its own: a mutant may run in circles, and who started it can end this then.

/** What a mutant breaks is broken at once: no test has to wait as long as it would on a busy machine. Milliseconds. */
const PATIENCE = 20_000
/** What a test says that has waited in vain. */
const IN_VAIN = /timed out in \d+ ?ms/i

/** What was left out, or ran without the mutant, says nothing of it: it is asked again. */
const ATTEMPTS = 3

let tests
const orders = {
  reach: ({ root, name, mutants }) => findReach(root, name, mutants),

  async try({ root, name, mutant, files }) {
    tests ??= await createTests(root, name, { testTimeout: PATIENCE })
    const { failures, isTried } = await tryOften(join(root, mutant.path), { mutant, files })
    if (failures.length === 0) return { outcome: isTried ? 'survived' : 'untried' }
    return { outcome: failures.every((each) => IN_VAIN.test(each)) ? 'waited' : 'found', by: failures[0] }
  },
}

async function tryOften(path, { mutant, files, left = ATTEMPTS }) {
  tests.change(path, (text) => `${withMutant(text, mutant)}\n;globalThis.${PROBE}?.([${mutant.id}])\n`)
  const { failures, isWhole, modules } = await tests.run(files)
  tests.change(path)
  // A module may come as it was before the change. Each file says what it has loaded.
  const isLoaded = files.every(([file]) => {
    const { reached = [] } = modules.find(({ moduleId }) => moduleId === file)?.meta() ?? {}
    return reached.some(([id]) => id === mutant.id)
  })
  const isTried = isWhole && isLoaded
  if (failures.length > 0 || isTried || left === 1) return { failures, isTried }
  return tryOften(path, { mutant, files, left: left - 1 })
}

process.on('message', async ({ order, ...rest }) => {
  try {
    process.send({ answer: await orders[order](rest) })
  } catch (error) {
    process.send({ error: error.stack })
  }
})
process.on('disconnect', () => process.exit())
