import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'

const HELP =
  'Postgres is needed: install it (Debian: apt-get install postgresql) or set POSTGRES_BIN to its folder of programs.'
const DEBIAN = '/usr/lib/postgresql'
const NOBODY = 65_534
const USER = 'site'
// Program that makes the kernel end the server if this process dies.
const SETPRIV = '/usr/bin/setpriv'
const guard = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'INT'] : []

export interface Postgres {
  /** Creates an empty database, and returns its address. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

/** Starts a Postgres server of its own in a temporary folder, reachable by a socket in it alone. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'secure-pg-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  // Postgres refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid)
  const start = (name: string, args: readonly string[]) => {
    const [file = '', ...rest] = [...guard, join(programs, name), ...args]
    return spawn(file, rest, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C' } })
  }
  const data = join(folder, 'data')
  try {
    await waitFor(start('initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync']))
    const server = start('postgres', ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-F'])
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    await waitFor(server, 'ready to accept connections')
    let databases = 0
    return {
      async createDatabase() {
        const name = `site${++databases}`
        await runSql(toUrl(folder, 'postgres'), `create database ${name}`)
        return toUrl(folder, name)
      },
      async stop() {
        server.kill('SIGINT')
        await ended
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

const toUrl = (folder: string, name: string) => `postgres://${USER}@/${name}?host=${encodeURIComponent(folder)}`

async function runSql(connectionString: string, sql: string) {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** Waits until a process exits with code 0 or, with `text`, prints that text. */
function waitFor(child: ReturnType<typeof spawn>, text?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      said = (said + part).slice(-2_000)
      if (text !== undefined && said.includes(text)) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 && text === undefined ? resolve() : reject(new Error(said))))
  })
}

/** Returns the folder of the newest Postgres. Debian has several versions beside each other, none of them in `PATH`. */
function findPrograms(): string {
  const { POSTGRES_BIN, PATH = '' } = process.env
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(POSTGRES_BIN ? [POSTGRES_BIN] : []),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...PATH.split(delimiter),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')))
  if (found === undefined) throw new Error(HELP)
  return found
}
