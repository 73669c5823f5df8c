import { SetupError } from '../../settings/SetupError'

export type SqliteParameter = string | number | Uint8Array | null

/** Methods that the databases of `node:sqlite` and `libsql` share. */
export interface SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): {
    all(...parameters: SqliteParameter[]): unknown[]
    get(...parameters: SqliteParameter[]): unknown
    run(...parameters: SqliteParameter[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  }
  close(): unknown
}

/** Opens a SQLite file with Node's library (22.13 and later), else with `libsql`. */
export async function openSqlite(path: string): Promise<SqliteDatabase> {
  // `getBuiltinModule`, because older Node fails on the import itself.
  const own: { DatabaseSync?: new (path: string) => SqliteDatabase } = process.getBuiltinModule?.('node:sqlite') ?? {}
  if (own.DatabaseSync !== undefined) return new own.DatabaseSync(path)
  const { default: Database } = await import('libsql').catch(() => {
    throw new SetupError(
      'The package libsql for SQLite is not installed whole. Install it, or use Node 22.13 or later.',
    )
  })
  return new Database(path)
}
