import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const HELP =
  'Valkey or Redis is needed: install it (Debian: apt-get install redis-tools) or put valkey-server into PATH.'
// Debian's redis-tools has the server's program under this name, without the service that its redis-server starts.
const PROGRAMS = ['valkey-server', 'redis-server', 'redis-check-rdb']
// Program that makes the kernel end the server if this process dies.
const SETPRIV = '/usr/bin/setpriv'

export interface ValkeyServer {
  readonly pid: number
  readonly url: string
  stop(): Promise<void>
}

/** Starts Valkey, or Redis, in a temporary folder, reachable by a socket in it alone. */
export async function startValkey(): Promise<ValkeyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-valkey-'))
  // The program is a server if its name says so.
  const program = join(folder, 'redis-server')
  await symlink(findProgram(), program)
  const path = join(folder, 'socket')
  const guard = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL'] : []
  const [file = program, ...rest] = [...guard, program, '--port', '0', '--unixsocket', path, '--dir', folder]
  const child = spawn(file, [...rest, '--appendonly', 'yes', '--save', ''], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${program} ended`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (/ready to accept connections/i.test(text)) resolve()
    })
  })
  return {
    pid: child.pid ?? 0,
    url: `unix://${path}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function findProgram(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  for (const program of PROGRAMS) {
    const found = folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
    if (found !== undefined) return found
  }
  throw new Error(HELP)
}
