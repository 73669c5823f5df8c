import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Tools } from '../entry/processes.mjs'
import { createProcesses } from '../entry/processes.mjs'
import { root } from '../entry/root.mjs'
import { type PackedPackage, packPackages } from '../packaging/packPackages'
import { exampleEnv } from './exampleEnv'

declare module 'vitest' {
  interface ProvidedContext {
    /** Published packages, packed. */
    tarballs: readonly PackedPackage[]
    /** Path of the installed command `create-foyer`. */
    createFoyer: string
  }
}

/** Packs the packages as `npm run pack:all` does, and installs `create-foyer`, once for all test files. */
export default async function packExamples(project: TestProject) {
  const { run, stop } = createProcesses()
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tarballs-'))
  const tools = { run, env: exampleEnv }
  const tarballs = await packPackages(root, folder, tools)
  project.provide('tarballs', tarballs)
  project.provide('createFoyer', await installCreateFoyer(join(folder, 'create'), tarballs, tools))
  return () => {
    stop()
    return rm(folder, { recursive: true, force: true })
  }
}

async function installCreateFoyer(folder: string, tarballs: readonly PackedPackage[], { run, env }: Tools) {
  const packed = tarballs.find(({ name }) => name === 'create-foyer')
  if (!packed) throw new Error('create-foyer is not packed.')
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline', packed.tarball]
  const { code, text } = await run('npm', args, { env, quiet: true })
  if (code !== 0) throw new Error(`npm install of create-foyer failed:\n${text}`)
  return join(folder, 'node_modules/.bin/create-foyer')
}
