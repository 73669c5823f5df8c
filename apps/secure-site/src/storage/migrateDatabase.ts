import { type Migration, Migrator } from 'kysely'
import { EMPTY_DATABASE_MESSAGE, SetupError } from '../SetupError'
import { listTables } from './listTables'
import { createEntriesMigration } from './migrations/createEntriesMigration'
import type { Database } from './schema'

/** Append only: a database remembers these names, and in which order it has run them. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-create-entries': createEntriesMigration,
  // Changes no table: a version without shares must not start on this database, as it would remove them.
  '0002-shares': { up: async () => {} },
}

const NEWER =
  'This database belongs to a newer version of the site. Start that version, or restore a backup from before its first start.'

/**
 * Brings the tables to this version, under a lock that other instances wait for. Rejects with a `SetupError` for an
 * empty database unless `create`, and for one of a newer version.
 */
export async function migrateDatabase(db: Database, { create }: { create: boolean }): Promise<void> {
  const tables = await listTables(db)
  if (!create && !tables.has('entry') && !tables.has('stored')) throw new SetupError(EMPTY_DATABASE_MESSAGE)
  if (tables.has('kysely_migration')) {
    const done = await db.selectFrom('kysely_migration').select('name').execute()
    if (done.some(({ name }) => !Object.hasOwn(MIGRATIONS, name))) throw new SetupError(NEWER)
  }
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}
