import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createProcesses } from '../entry/processes.mjs'
import { root } from '../entry/root.mjs'
import { type PackedPackage, packPackages } from '../packaging/packPackages'
import { exampleEnv } from './exampleEnv'

declare module 'vitest' {
  interface ProvidedContext {
    /** Packed packages that examples install. */
    tarballs: readonly PackedPackage[]
  }
}

/** Packs the packages that examples install, once for all test files. */
export default async function packExamples(project: TestProject) {
  const { run, stop } = createProcesses()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tarballs-'))
  project.provide('tarballs', await packPackages(root, folder, { run, env: exampleEnv }, listUsedPackages()))
  return () => {
    stop()
    return rm(folder, { recursive: true, force: true })
  }
}

/** Lists our packages that examples install, and those on which they depend. */
function listUsedPackages() {
  const manifests = readdirSync(join(root, 'examples')).map((name) =>
    JSON.parse(readFileSync(join(root, 'examples', name, 'package.json'), 'utf8')),
  )
  return [
    '@foyer/auth-frame',
    '@foyer/core',
    '@foyer/react-ui',
    ...manifests.flatMap(({ dependencies }) => Object.keys(dependencies)),
  ]
}
