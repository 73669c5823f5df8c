import type { Command, Step } from './steps'

const CHANGED = /^--changed(?:=(.+))?$/
const SHARD = /^--shard=(\d+\/\d+)$/
const SHUFFLE = /^--shuffle(?:=(\d+))?$/

export interface Arguments {
  names: string[]
  isAll: boolean
  /** The point that changes are counted from; the mainline where there is none. */
  changed?: { since: string | undefined }
  shard?: string | undefined
  seed?: string | undefined
}

/**
 * Reads what follows `npm test --`: names of steps, or one of `--all` and `--changed[=point]`; beside them
 * `--shard=1/4` for the end-to-end tests and `--shuffle[=seed]` for the order of test files.
 */
export function readArguments(args: readonly string[]): Arguments {
  const read: Arguments = {
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

/** Adds to the steps that run tests in which order, and which part of the end-to-end files. */
export function withOptions(steps: readonly Step[], { shard, seed }: Pick<Arguments, 'shard' | 'seed'>): Step[] {
  return steps.map((step) => {
    if (!step.reports || !step.commands) return step
    const more = [
      ...(seed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${seed}`]),
      ...(shard === undefined || step.name !== 'e2e' ? [] : [`--shard=${shard}`]),
    ]
    const isTestRun = ([, action]: Command) => action === 'run'
    return {
      ...step,
      commands: step.commands.map((command): Command => (isTestRun(command) ? [...command, ...more] : command)),
    }
  })
}
