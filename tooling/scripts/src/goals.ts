import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { log } from './entry/log.mjs'
import { root } from './entry/root.mjs'
import { findDuplicateExports } from './goals/findDuplicateExports'
import { findFeatureMentions } from './goals/findFeatureMentions'
import { formatGoals } from './goals/goal'
import { findRatchetViolations, readRatchet } from './goals/ratchet'
import { readModules } from './layers/readModules'

// `pnpm goals` prints code size against its goals. `--check`, part of `pnpm lint`, fails if more names are exported
// twice, or more code outside a feature imports its files, than `goals/ratchet.json` allows; `--write` lowers its
// numbers.

const RATCHET = join(import.meta.dirname, 'goals/ratchet.json')

const [option] = process.argv.slice(2)
const modules = readModules(root, ['packages'])
const [twins, mentions] = [findDuplicateExports(modules), findFeatureMentions(modules)]

if (option === '--write') writeFileSync(RATCHET, `${JSON.stringify(readRatchet(twins, mentions), null, 2)}\n`)
else if (option === '--check') {
  const rises = findRatchetViolations(readRatchet(twins, mentions), JSON.parse(readFileSync(RATCHET, 'utf8')))
  for (const rise of rises) log.failed(`${rise}: see pnpm goals`)
  if (rises.length === 0) log.done('No new name is exported twice, no feature spreads.')
  process.exitCode = rises.length > 0 ? 1 : 0
} else {
  // Loads core, which `--check` does not need.
  const { measureGoals } = await import('./goals/measureGoals')
  for (const line of formatGoals(await measureGoals({ root, twins, mentions }))) log.note(line)
  // Ends the process, which timers of the traced modals would keep alive.
  process.exit()
}
