import { readdirSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { log, messageOf } from '../entry/log.mjs'
import type { Tools } from '../entry/processes.mjs'
import { findExecutable } from './findExecutable'
import { installDebianPackages, runAsRoot } from './installDebianPackages'

const DEBIAN = '/usr/lib/postgresql'
const help =
  'Postgres is needed: install it (Debian: apt-get install postgresql) or set POSTGRES_BIN to its folder of programs.'
// Debian's package would create a database of the machine's own, and start it at once and at each boot.
const NO_SERVER = [
  'sed',
  '-ri',
  's/#?(create_main_cluster) .*$/\\1 = false/',
  '/etc/postgresql-common/createcluster.conf',
]

/**
 * Returns the folder of Postgres' programs; installs it where Debian packages can be installed. Without it, only the
 * tests that start a server fail, and say what to install.
 */
export async function ensurePostgres({ run, env }: Tools) {
  const found = find(env)
  if (found) return found
  try {
    await installDebianPackages({ run, env }, { packages: ['postgresql-common'], help })
    await runAsRoot({ run, env }, NO_SERVER)
    await installDebianPackages({ run, env }, { packages: ['postgresql'], help })
  } catch (error) {
    log.failed(messageOf(error))
  }
  return find(env)
}

function find(env: NodeJS.ProcessEnv) {
  if (env.POSTGRES_BIN) return env.POSTGRES_BIN
  const folders = listVersions().map((version) => `${DEBIAN}/${version}/bin`)
  const program = findExecutable(['initdb'], { PATH: [...folders, env.PATH ?? ''].join(delimiter) })
  return program && dirname(program)
}

/** Lists versions beside each other, the newest first. Debian has none of them in `PATH`. */
function listVersions() {
  try {
    return readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
  } catch {
    return []
  }
}
