import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/dapps', import.meta.url))

/** A page that somebody publishes on npm, built, with nothing to install. */
export interface Dapp {
  readonly name: string
  readonly version: string
  /** What npm says of exactly this version. */
  readonly integrity: string
  /** Where in the package the page is. */
  readonly folder: string
}

/** The page's folder. It is fetched once, and is no dependency of anything. */
export async function fetchDapp({ name, version, integrity, folder }: Dapp): Promise<string> {
  const kept = join(KEPT, `${name.replace('/', '-')}-${version}`)
  if (!existsSync(kept)) {
    const fresh = `${kept}-${process.pid}`
    await mkdir(fresh, { recursive: true })
    try {
      const { stdout } = await run('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', fresh])
      const [packed] = JSON.parse(stdout) as { readonly filename: string; readonly integrity: string }[]
      if (packed?.integrity !== integrity)
        throw new Error(`${name}@${version} is not what it was: ${packed?.integrity}`)
      await run('tar', ['-xzf', join(fresh, packed.filename), '-C', fresh])
      await rename(fresh, kept)
    } finally {
      await rm(fresh, { recursive: true, force: true })
    }
  }
  return join(kept, 'package', folder)
}
