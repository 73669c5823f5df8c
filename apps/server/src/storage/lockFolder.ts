import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openSqlite } from '../relay/mailbox/openSqlite'
import { SetupError } from '../settings/SetupError'
import { openOrExplain } from './openOrExplain'

const FILE = 'server.lock'
/** Time for which a start waits for a server that is stopping. */
const WAIT_MS = 2_000

/**
 * Locks a data folder for this process, and returns how to unlock it. The lock is SQLite's on a file, so the system
 * takes it from a process that dies. Rejects with a `SetupError` if another server has it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, FILE)
  return openOrExplain(path, async () => {
    const database = await openSqlite(path)
    try {
      database.exec(`pragma busy_timeout = ${WAIT_MS}`)
      database.exec('begin exclusive')
    } catch (error) {
      database.close()
      if (!(error instanceof Error && /locked|busy/i.test(error.message))) throw error
      throw new SetupError(
        `DATA_FOLDER, ${folder}, is in use by another server. Stop that one, name another folder, or set VALKEY_URL, by which several servers share their data.`,
      )
    }
    return () => void database.close()
  })
}
