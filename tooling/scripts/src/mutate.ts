import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { duration, log } from './entry/log.mjs'
import { root } from './entry/root.mjs'
import { findFiles } from './lib/findFiles'
import { createTypeCheck } from './mutate/createTypeCheck'
import { isEquivalent } from './mutate/equivalents'
import { type Mutant, mutantsOf } from './mutate/mutants'
import { describeMutant, isMissed, type MutantResult, report } from './mutate/report'
import { sample } from './mutate/sample'
import { tryMutants } from './mutate/tryMutants'

// `pnpm mutate core auth-frame --count 40 --seed 7`: changes the code of packages in one place at a time while tests load it,
// and says which changes no unit test notices. No file is changed. `--minutes 10` begins no mutant of a package that long after
// the first.

const ALL = [
  'core',
  'auth-frame',
  'siwx',
  'adapter-evm',
  'adapter-solana',
  'adapter-bitcoin',
  'adapter-polkadot',
  'adapter-cosmos',
  'react-ui',
]
const MINUTE = 60_000
const REPORTS = join(root, 'node_modules/.cache/mutations')

/** Code that runs for visitors and that somebody wrote: no tests and what they are made with, no types, no lists of exports. */
const isMutated = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|test-d|d|generated)\.tsx?$|\/(testing|exports|types)\//.test(path)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    only: { type: 'string' },
  },
})
const [count, seed] = [Number(values.count), Number(values.seed)]

for (const name of positionals.length > 0 ? positionals : ALL) await mutatePackage(name)

async function mutatePackage(name: string) {
  const started = Date.now()
  const possible = findFiles(join(root, 'packages', name, 'src'), isMutated)
    .map((path) => relative(root, path))
    .filter((path) => !values.only || path.endsWith(values.only))
    .flatMap((path) => mutantsOf(path, readFileSync(join(root, path), 'utf8')))
  const mutants = choose(name, possible).map((mutant, id) => ({ ...mutant, id }))
  const results: MutantResult[] = []
  const tell = (result: MutantResult) => {
    results.push(result)
    const line = `${result.outcome.padEnd(9)} ${describeMutant(result.mutant)}`
    if (isMissed(result.outcome)) log.failed(line)
    else log.note(`  ${line}${result.by ? ` by ${result.by.split('\n', 1).join().slice(0, 100)}` : ''}`)
    keep(name, report({ name, seed, results }))
  }
  await tryMutants({ root, name, mutants, tell, time: Number(values.minutes) * MINUTE })
  log.note(
    `${report({ name, seed, results })[0]}; of ${possible.length} possible, in ${duration(Date.now() - started)}`,
  )
}

/** As many as are wanted, in no order, without those that the compiler finds and those that nobody could find. */
function choose(name: string, possible: readonly Mutant[]) {
  const passesTypes = createTypeCheck(root, name)
  const chosen: Mutant[] = []
  for (const mutant of sample(possible, possible.length, seed)) {
    if (chosen.length === count) break
    if (!isEquivalent(mutant) && passesTypes(mutant)) chosen.push(mutant)
  }
  return chosen
}

/** Kept after each mutant: who ends a run early has what was found. */
function keep(name: string, lines: readonly string[]) {
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(join(REPORTS, `${name}.md`), `${lines.join('\n')}\n`)
}
