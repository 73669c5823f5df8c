import { log, messageOf } from '../entry/log.mjs'
import { createProcesses } from '../entry/processes.mjs'
import { changedSteps } from './changedSteps'
import { chooseSteps } from './chooseSteps'
import { findChanges } from './findChanges'
import { readArguments, withOptions } from './readArguments'
import { runSteps } from './runSteps'
import { type Step, steps } from './steps'

// The child of `npm test`: it imports what the install brought, so it must not be loaded before.

const { run, stop } = createProcesses()
const end = (code: number) => {
  stop()
  process.exit(code)
}
process.once('disconnect', () => end(1))
// The parent's terminal may be gone, and with it our output; ending is what matters then.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

try {
  const passed = await runSteps(choose(process.argv.slice(2)), { run, env: process.env })
  end(passed ? 0 : 1)
} catch (error) {
  log.failed(messageOf(error))
  end(1)
}

function choose(args: readonly string[]): readonly Step[] {
  const { names, isAll, changed, ...options } = readArguments(args)
  if (options.seed) log.note(`Test files run in the order of seed ${options.seed}.`)
  const chosen = changed ? changedSteps(findChanges(changed.since)) : chooseSteps(steps, { names, isAll })
  return withOptions(chosen, options)
}
