import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const KEPT = fileURLToPath(new URL('../../node_modules/.cache/dapps', import.meta.url))

export interface Dapp {
  readonly name: string
  readonly version: string
  /** Npm's integrity hash of this version. */
  readonly integrity: string
  /** Path of the dapp's page inside the npm package. */
  readonly folder: string
}

/** Downloads the dapp from npm once, so that the repository does not depend on it. */
export async function fetchDapp({ name, version, integrity, folder }: Dapp): Promise<string> {
  const stored = join(KEPT, `${name.replace('/', '-')}-${version}`)
  if (!existsSync(stored)) {
    const fresh = `${stored}-${process.pid}`
    await mkdir(fresh, { recursive: true })
    try {
      const { stdout } = await run('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', fresh])
      const [packed] = JSON.parse(stdout) as { readonly filename: string; readonly integrity: string }[]
      if (packed?.integrity !== integrity)
        throw new Error(`${name}@${version} is not what it was: ${packed?.integrity}`)
      await run('tar', ['-xzf', join(fresh, packed.filename), '-C', fresh])
      await rename(fresh, stored)
    } finally {
      await rm(fresh, { recursive: true, force: true })
    }
  }
  return join(stored, 'package', folder)
}
