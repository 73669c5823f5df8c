import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { SetupError } from '../../SetupError'

/** Runs a program of Postgres on a database. Rejects with a `SetupError` in one sentence. */
export async function runPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  database: string,
  args: readonly string[],
): Promise<void> {
  const { url, password } = extractPassword(database)
  const env = password === undefined ? process.env : { ...process.env, PGPASSWORD: password }
  const child = spawn(name, [...args, `--dbname=${url}`], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const said = text(child.stderr)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).catch(() => {
    throw new SetupError(`${name} can’t be run. Install the programs of Postgres (Debian: postgresql-client).`)
  })
  if (code !== 0) throw new SetupError(`${name} failed: ${(await said).trim().split('\n').at(0)}`)
}

/** Takes the password out of an address, because every user of the machine sees the arguments of a program. */
export function extractPassword(database: string): { url: string; password: string | undefined } {
  const [, scheme, user, password, rest] = /^(\w+:\/\/)([^:@/?]*):([^@/?]*)@(.*)$/s.exec(database) ?? []
  if (password === undefined) return { url: database, password: undefined }
  return { url: `${scheme}${user}@${rest}`, password: decodeURIComponent(password) }
}
