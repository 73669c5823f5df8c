import { existsSync } from 'node:fs'
import { SetupError } from '../SetupError'

export type SqliteParameter = string | number | bigint | Uint8Array | null

/** Methods that the databases of `node:sqlite` and `libsql` share. */
export interface SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): {
    readonly reader?: boolean
    all(...parameters: SqliteParameter[]): unknown[]
    run(...parameters: SqliteParameter[]): { changes: number | bigint; lastInsertRowid: number | bigint }
    get(...parameters: SqliteParameter[]): unknown
  }
  close(): unknown
}

/**
 * Opens a SQLite file with Node's library, else with an installed `libsql`. Rejects with a `SetupError` for a missing
 * file unless `create`.
 */
export async function openSqlite(path: string, { create = false }: { create?: boolean } = {}): Promise<SqliteDatabase> {
  if (!create && !existsSync(path)) {
    throw new SetupError(
      `There is no database at ${path}. To create a new site, start once with --init (or INIT=1 in the environment). Otherwise, check DATABASE and its volume.`,
    )
  }
  const database = await openFile(path)
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma journal_mode = wal')
  // Writes each change to disk before it counts: even after a power loss, a used code must stay used.
  database.exec('pragma synchronous = full')
  return database
}

async function openFile(path: string): Promise<SqliteDatabase> {
  // `getBuiltinModule`, because older Node fails on the import itself.
  const own: { DatabaseSync?: new (path: string) => SqliteDatabase } = process.getBuiltinModule?.('node:sqlite') ?? {}
  if (own.DatabaseSync !== undefined) return new own.DatabaseSync(path)
  const { default: Database } = await import('libsql')
  return new Database(path)
}
