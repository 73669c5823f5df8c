import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnv } from './entry/childEnv.mjs'
import { log, messageOf } from './entry/log.mjs'
import { createProcesses } from './entry/processes.mjs'
import { root } from './entry/root.mjs'
import { whenStopped } from './entry/whenStopped.mjs'
import { checkDependencyRanges } from './packaging/checkDependencyRanges'
import { checkEngines } from './packaging/checkEngines'
import { checkManifest } from './packaging/checkManifest'
import { checkNotices } from './packaging/checkNotices'
import { checkTarball } from './packaging/checkTarball'
import { listPublishedPackages } from './packaging/packages'
import { packPackages } from './packaging/packPackages'

// Packs the packages as for publishing, and checks the tarballs with package linters.

const folder = mkdtempSync(join(tmpdir(), 'foyer-packaging-'))
const { run, stop } = createProcesses()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
whenStopped(() => {
  stop()
  process.exit(1)
})

try {
  const tools = { run, env: childEnv() }
  const manifests = new Map(listPublishedPackages(root).map((found) => [found.manifest.name, found]))
  for (const { name, tarball } of await packPackages(root, folder, tools)) {
    const found = manifests.get(name)
    if (!found) continue
    const problems = [
      ...checkManifest(found),
      ...checkDependencyRanges(found.manifest),
      ...checkNotices(found),
      ...checkEngines(found),
      ...(await checkTarball(tarball, tools)),
    ]
    for (const problem of problems) log.failed(`${name}: ${problem}`)
    if (problems.length === 0) log.done(name)
    else process.exitCode = 1
  }
} catch (error) {
  log.failed(messageOf(error))
  process.exitCode = 1
}
