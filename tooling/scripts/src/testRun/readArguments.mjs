const CHANGED = /^--changed(?:=(.+))?$/
const SHARD = /^--shard=(\d+\/\d+)$/
const SHUFFLE = /^--shuffle(?:=(\d+))?$/

/**
 * Reads what follows `npm test --`: names of steps, or one of `--all` and `--changed[=point]`; beside them
 * `--shard=1/4` for the end-to-end tests and `--shuffle[=seed]` for the order of test files.
 *
 * @param {readonly string[]} args
 */
export function readArguments(args) {
  /** @type {{ names: string[], isAll: boolean, changed?: { since?: string }, shard?: string, seed?: string }} */
  const read = { names: [], isAll: false }
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

/**
 * Adds to the steps that run tests in which order, and which part of the end-to-end files.
 *
 * @template {{ readonly name: string, readonly commands?: readonly (readonly string[])[], readonly reports?: readonly string[] }} Step
 * @param {readonly Step[]} steps
 * @param {{ readonly shard?: string, readonly seed?: string }} options
 * @returns {Step[]}
 */
export function withOptions(steps, { shard, seed }) {
  return steps.map((step) => {
    if (!step.reports) return step
    const more = [
      ...(seed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${seed}`]),
      ...(shard === undefined || step.name !== 'e2e' ? [] : [`--shard=${shard}`]),
    ]
    const isTestRun = (/** @type {readonly string[]} */ [, action]) => action === 'run'
    return {
      ...step,
      commands: step.commands?.map((command) => (isTestRun(command) ? [...command, ...more] : command)),
    }
  })
}
