import type { SqliteDatabase } from '@foyer/siwx/sqlite'

/** A database that its owner closes. */
type OpenDatabase = SqliteDatabase & { close(): unknown }

/** A SQLite file, by Node's own library where it is there, else by `libsql`, which whoever runs an older Node installs beside. */
export async function openSqlite(path: string): Promise<OpenDatabase> {
  // Asked for like this, because an older Node fails at the mere sight of the import.
  const own: { DatabaseSync?: new (path: string) => OpenDatabase } = process.getBuiltinModule?.('node:sqlite') ?? {}
  if (own.DatabaseSync !== undefined) return new own.DatabaseSync(path)
  const { default: Database } = await import('libsql')
  return new Database(path)
}
