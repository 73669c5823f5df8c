import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findFiles } from './lib/findFiles.mjs'
import { log } from './lib/log.mjs'
import { root } from './lib/root.mjs'
import { mutantsOf } from './mutate/mutants.mjs'
import { describeMutant, report } from './mutate/report.mjs'
import { runMutant } from './mutate/runMutant.mjs'
import { sample } from './mutate/sample.mjs'

// `pnpm mutate core auth-frame --count 40 --seed 7`: changes the code of packages in one place at a time, and says which
// changes no unit test notices. The working tree is changed while it runs, so what is not committed would be in its way.

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
const REPORTS = join(root, 'node_modules/.cache/mutations')

/** Code that runs for visitors: no tests and what they are made with, no types, no lists of exports. */
const isMutated = (path) => /\.tsx?$/.test(path) && !/\.(test|test-d|d)\.tsx?$|\/(testing|exports|types)\//.test(path)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const [count, seed] = [Number(values.count), Number(values.seed)]

for (const name of positionals.length > 0 ? positionals : ALL) await mutatePackage(name)

async function mutatePackage(name) {
  const folder = join('packages', name, 'src')
  if (execFileSync('git', ['status', '--porcelain', '--', folder], { cwd: root, encoding: 'utf8' })) {
    throw new Error(`${folder} has changes that are not committed.`)
  }
  const all = findFiles(join(root, folder), isMutated)
    .map((path) => relative(root, path))
    .filter((path) => !values.only || path.endsWith(values.only))
    .flatMap((path) => mutantsOf(path, readFileSync(join(root, path), 'utf8')))
  const results = []
  for (const mutant of sample(all, count, seed)) {
    const outcome = await runMutant(root, name, mutant)
    results.push({ mutant, outcome })
    const line = describeMutant(mutant)
    if (outcome === 'found') log.note(`found     ${line}`)
    else log.failed(`survived  ${line}`)
  }
  const lines = report({ name, seed, results })
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(join(REPORTS, `${name}.md`), `${lines.join('\n')}\n`)
  log.note(`${lines[0]}; of ${all.length} possible`)
}
