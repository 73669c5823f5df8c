import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnv } from './entry/childEnv.mjs'
import { log, messageOf } from './entry/log.mjs'
import { createProcesses } from './entry/processes.mjs'
import { root } from './entry/root.mjs'
import { whenStopped } from './entry/whenStopped.mjs'
import { packPackages } from './packaging/packPackages'
import { measureSizes } from './sizes/measureSizes'
import { compareSizes, formatSizesPage, formatSizesTable, parseSizesPage } from './sizes/sizesPage'

// `pnpm sizes` packs the built packages, prints how much each weighs, and writes `docs/sizes.md`.

const folder = mkdtempSync(join(tmpdir(), 'foyer-sizes-'))
const page = join(root, 'docs/sizes.md')
const { run, stop } = createProcesses()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
whenStopped(() => {
  stop()
  process.exit(1)
})

try {
  const tarballs = await packPackages(root, folder, { run, env: childEnv() })
  const sizes = await measureSizes({ packedRoot: root, root, tarballs })
  const rows = compareSizes(sizes, existsSync(page) ? parseSizesPage(readFileSync(page, 'utf8')) : [])
  writeFileSync(page, formatSizesPage(rows))
  log.note(formatSizesTable(rows))
  log.done('docs/sizes.md')
} catch (error) {
  log.failed(messageOf(error))
  process.exitCode = 1
}
