import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { duration, log } from './entry/log.mjs'
import { root } from './entry/root.mjs'
import { findFiles } from './lib/findFiles'
import { createTypeCheck } from './mutate/createTypeCheck'
import { isEquivalentMutant } from './mutate/equivalents'
import { createMutants, type Mutant } from './mutate/mutants'
import { describeMutant, formatMutationReport, isMissedMutant, type MutantResult } from './mutate/report'
import { sampleItems } from './mutate/sampleItems'
import { tryMutants } from './mutate/tryMutants'

// `pnpm mutate core auth-frame --count 40 --seed 7`: changes one place at a time in packages while tests load them, and
// reports changes that no unit test notices. No file is changed. `--minutes 10` starts no mutant of a package more
// than ten minutes after its first.

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

/** Selects hand-written runtime code: no tests, test helpers, types or lists of exports. */
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
    .flatMap((path) => createMutants(path, readFileSync(join(root, path), 'utf8')))
  const mutants = choose(name, possible).map((mutant, id) => ({ ...mutant, id }))
  const results: MutantResult[] = []
  const tell = (result: MutantResult) => {
    results.push(result)
    const line = `${result.outcome.padEnd(9)} ${describeMutant(result.mutant)}`
    if (isMissedMutant(result.outcome)) log.failed(line)
    else log.note(`  ${line}${result.by ? ` by ${result.by.split('\n', 1).join().slice(0, 100)}` : ''}`)
    keep(name, formatMutationReport({ name, seed, results }))
  }
  await tryMutants({ root, name, mutants, tell, time: Number(values.minutes) * MINUTE })
  log.note(
    `${formatMutationReport({ name, seed, results })[0]}; of ${possible.length} possible, in ${duration(Date.now() - started)}`,
  )
}

/** Samples mutants, without equivalent ones and those that the compiler finds. */
function choose(name: string, possible: readonly Mutant[]) {
  const passesTypes = createTypeCheck(root, name)
  const chosen: Mutant[] = []
  for (const mutant of sampleItems(possible, possible.length, seed)) {
    if (chosen.length === count) break
    if (!isEquivalentMutant(mutant) && passesTypes(mutant)) chosen.push(mutant)
  }
  return chosen
}

/** Writes the report after each mutant, so that an interrupted run keeps its results. */
function keep(name: string, lines: readonly string[]) {
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(join(REPORTS, `${name}.md`), `${lines.join('\n')}\n`)
}
