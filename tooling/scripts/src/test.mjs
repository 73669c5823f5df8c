import { ensureNode } from './lib/ensureNode.mjs'
import { ensurePnpm } from './lib/ensurePnpm.mjs'
import { log } from './lib/log.mjs'
import { createProcesses } from './lib/processes.mjs'
import { whenStopped } from './lib/whenStopped.mjs'
import { changedSteps } from './testRun/changedSteps.mjs'
import { chooseSteps } from './testRun/chooseSteps.mjs'
import { findChanges } from './testRun/findChanges.mjs'
import { readArguments, withOptions } from './testRun/readArguments.mjs'
import { runSteps } from './testRun/runSteps.mjs'
import { steps } from './testRun/steps.mjs'

// `npm test` runs every step but the long ones, `npm run test:all` these too, `npm test -- types unit` only those (and what they
// need), `npm test -- --changed` what concerns the changes since the mainline, or since another point: `--changed=HEAD~1`.

const processes = createProcesses()
whenStopped((reason) => {
  log.failed(`Stopped (${reason}).`)
  processes.stop()
  process.exit(1)
})

try {
  ensureNode()
  const chosen = choose(process.argv.slice(2))
  const env = { ...(await ensurePnpm(processes)), CI: 'true' }
  const passed = await runSteps(chosen, { run: processes.run, env })
  process.exit(passed ? 0 : 1)
} catch (error) {
  log.failed(error.message)
  processes.stop()
  process.exit(1)
}

function choose(args) {
  const { names, isAll, changed, ...options } = readArguments(args)
  if (options.seed) log.note(`Test files run in the order of seed ${options.seed}.`)
  const chosen = changed ? changedSteps(findChanges(changed.since)) : chooseSteps(steps, { names, isAll })
  return withOptions(chosen, options)
}
