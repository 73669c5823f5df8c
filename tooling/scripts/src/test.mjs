import { ensureNode } from './lib/ensureNode.mjs'
import { ensurePnpm } from './lib/ensurePnpm.mjs'
import { log } from './lib/log.mjs'
import { createProcesses } from './lib/processes.mjs'
import { whenStopped } from './lib/whenStopped.mjs'
import { changedSteps } from './testRun/changedSteps.mjs'
import { chooseSteps } from './testRun/chooseSteps.mjs'
import { findChanges } from './testRun/findChanges.mjs'
import { runSteps } from './testRun/runSteps.mjs'
import { steps } from './testRun/steps.mjs'

// `npm test` runs every step, `npm test -- types unit` only those (and what they need), `npm test -- --changed` what concerns
// the changes since the mainline, or since another point: `--changed=HEAD~1`.

const CHANGED = /^--changed(?:=(.+))?$/

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
  const [first = '', ...others] = args
  const changed = CHANGED.exec(first)
  if (!changed) return chooseSteps(steps, args)
  if (others.length > 0) throw new Error('--changed chooses the steps itself: name none beside it.')
  return changedSteps(findChanges(changed[1]))
}
