import { sql } from 'kysely'
import { SetupError } from '../SetupError'
import type { Storage } from '../types'
import { createDatabaseStorage } from './createDatabaseStorage'
import { getErrorMessage } from './getErrorMessage'
import { isPostgresUrl } from './isPostgresUrl'
import { migrateDatabase } from './migrateDatabase'
import { openDatabase } from './openDatabase'
import type { Database } from './schema'

export interface OpenedStorage {
  readonly storage: Storage
  /** Runs an empty query. Rejects if the database can’t be reached within a few seconds. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Opens a SQLite file or a Postgres database, and migrates its tables to this version.
 * @param database path of a file, or `postgres://user:password@host/name`
 * @param options.create whether to make a new site of a missing file or an empty database
 * @throws SetupError if it can’t be opened, says why in one sentence
 */
export async function openStorage(
  database: string,
  { create = false }: { create?: boolean } = {},
): Promise<OpenedStorage> {
  let db: Database | undefined
  try {
    const opened = await openDatabase(database, { create })
    db = opened
    const check = async () => void (await sql`select 1`.execute(opened))
    await check()
    await migrateDatabase(opened, { create })
    return {
      storage: createDatabaseStorage(opened, { locksRows: isPostgresUrl(database) }),
      check,
      close: () => opened.destroy(),
    }
  } catch (error) {
    await db?.destroy()
    if (error instanceof SetupError) throw error
    throw new SetupError(`DATABASE can’t be opened: ${getErrorMessage(error)}`)
  }
}
