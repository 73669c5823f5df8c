import type { StepCommand, TestStep } from './steps'

const CHANGED = /^--changed(?:=(.+))?$/
const SHARD = /^--shard=(\d+\/\d+)$/
const SHUFFLE = /^--shuffle(?:=(\d+))?$/

export interface TestArguments {
  names: string[]
  isAll: boolean
  /** Default: the mainline. */
  changed?: { since: string | undefined }
  shard?: string | undefined
  seed?: string | undefined
}

/**
 * Reads the arguments of `npm test --`: names of steps, `--all` or `--changed[=point]`; also `--shard=1/4` for
 * end-to-end tests and `--shuffle[=seed]` for the order of test files.
 */
export function readArguments(args: readonly string[]): TestArguments {
  const read: TestArguments = {
    names: [],
    isAll: false,
  }
  for (const arg of args) {
    const [changed, shard, shuffle] = [CHANGED, SHARD, SHUFFLE].map((option) => option.exec(arg))
    if (arg === '--all') read.isAll = true
    else if (changed) read.changed = { since: changed[1] }
    else if (shard) read.shard = shard[1]
    else if (shuffle) read.seed = shuffle[1] ?? String(Date.now() % 1_000_000)
    else if (arg.startsWith('-')) throw new Error(`No option is called ${arg}.`)
    else read.names.push(arg)
  }
  const ways = [read.isAll && '--all', read.changed && '--changed', read.names.length > 0 && 'names of steps']
  const chosen = ways.filter((way) => typeof way === 'string')
  if (chosen.length > 1) throw new Error(`${chosen.join(' and ')} each choose the steps: give one of them.`)
  return read
}

/** Adds the order of test files and the shard of end-to-end files to the steps. */
export function addShardAndSeed(
  steps: readonly TestStep[],
  { shard, seed }: Pick<TestArguments, 'shard' | 'seed'>,
): TestStep[] {
  return steps.map((step) => {
    if (!step.reports || !step.commands) return step
    const more = [
      ...(seed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${seed}`]),
      ...(shard === undefined || step.name !== 'e2e' ? [] : [`--shard=${shard}`]),
    ]
    const isTestRun = ([, action]: StepCommand) => action === 'run'
    return {
      ...step,
      commands: step.commands.map((command): StepCommand => (isTestRun(command) ? [...command, ...more] : command)),
    }
  })
}
