import { log, messageOf } from '../entry/log.mjs'
import { createProcesses } from '../entry/processes.mjs'
import { chooseChangedSteps } from './chooseChangedSteps'
import { chooseSteps } from './chooseSteps'
import { findChanges } from './findChanges'
import { addShardAndSeed, readArguments } from './readArguments'
import { runSteps } from './runSteps'
import { type TestStep, testSteps } from './steps'

// Runs as the child of `npm test`: it imports installed packages, so it loads after the installation.

const { run, stop } = createProcesses()
const end = (code: number) => {
  stop()
  process.exit(code)
}
process.once('disconnect', () => end(1))
// Output fails once the parent’s terminal is closed; the process must still exit by itself.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

try {
  const passed = await runSteps(choose(process.argv.slice(2)), { run, env: process.env })
  end(passed ? 0 : 1)
} catch (error) {
  log.failed(messageOf(error))
  end(1)
}

function choose(args: readonly string[]): readonly TestStep[] {
  const { names, isAll, changed, ...options } = readArguments(args)
  if (options.seed) log.note(`Test files run in the order of seed ${options.seed}.`)
  const chosen = changed ? chooseChangedSteps(findChanges(changed.since)) : chooseSteps(testSteps, { names, isAll })
  return addShardAndSeed(chosen, options)
}
