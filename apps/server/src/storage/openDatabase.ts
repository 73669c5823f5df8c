import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Kysely, type Migration, Migrator, sql } from 'kysely'
import { openSqlite } from '../relay/mailbox/openSqlite'
import { getErrorMessage, SetupError } from '../settings/SetupError'
import { createPostgresDialect } from './createPostgresDialect'
import { createSqliteDialect } from './createSqliteDialect'

export interface DatabaseOptions {
  /** Address of a Postgres database; without it, the file is opened. */
  readonly url: string | undefined
  readonly path: string
  /** Append only: a database remembers these names, and in which order it has run them. */
  readonly migrations: Readonly<Record<string, Migration>>
}

/**
 * Opens a Postgres database or a SQLite file, and brings its tables to this version, under a lock that other instances
 * wait for. Rejects with a `SetupError` if it can't be opened or belongs to a newer version.
 */
export async function openDatabase<Schema>({ url, path, migrations }: DatabaseOptions): Promise<Kysely<Schema>> {
  const name = url === undefined ? path : 'DATABASE_URL'
  let db: Kysely<Schema> | undefined
  try {
    db = new Kysely({ dialect: url === undefined ? await openFile(path) : await createPostgresDialect(url) })
    await migrate(db, migrations, name)
    return db
  } catch (error) {
    await db?.destroy()
    if (error instanceof SetupError) throw error
    throw new SetupError(`${name} can’t be opened: ${getErrorMessage(error)}`)
  }
}

async function openFile(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const database = await openSqlite(path)
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma journal_mode = wal')
  // What was answered stays stored even after a power loss.
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  return createSqliteDialect(database)
}

async function migrate<Schema>(db: Kysely<Schema>, migrations: DatabaseOptions['migrations'], name: string) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (tables.some((table) => table.name === 'kysely_migration')) {
    const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db)
    if (rows.some((row) => !Object.hasOwn(migrations, row.name)))
      throw new SetupError(
        `${name} belongs to a newer version of the server. Start that version, or restore a backup from before its first start.`,
      )
  }
  const provider = { getMigrations: async () => ({ ...migrations }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}
