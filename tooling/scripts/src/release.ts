import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnv } from './entry/childEnv.mjs'
import { log, messageOf } from './entry/log.mjs'
import { createProcesses } from './entry/processes.mjs'
import { root } from './entry/root.mjs'
import { whenStopped } from './entry/whenStopped.mjs'
import { rehearseRelease } from './release/rehearseRelease'
import { compareSizes, formatSizesTable, parseSizesPage } from './sizes/sizesPage'

// Rehearses a release in a temporary clone of the last commit, up to `npm publish --dry-run`, and prints what each
// package weighs. Nothing is published.

const folder = mkdtempSync(join(tmpdir(), 'foyer-release-'))
const { run, stop } = createProcesses()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
whenStopped(() => {
  stop()
  process.exit(1)
})

try {
  const { packages, sizes, faults } = await rehearseRelease(folder, { run, env: childEnv() })
  const last = parseSizesPage(readFileSync(join(root, 'docs/sizes.md'), 'utf8'))
  log.note(formatSizesTable(compareSizes(sizes, last)))
  for (const fault of faults) log.failed(fault)
  if (faults.length === 0)
    log.done(
      `A release would publish ${packages.map(({ manifest: { name, version } }) => `${name} ${version}`).join(', ')}`,
    )
  else process.exitCode = 1
} catch (error) {
  log.failed(messageOf(error))
  process.exitCode = 1
}
