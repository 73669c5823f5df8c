/**
 * A SQLite file, by Node's own library where it is there, else by `libsql`, which whoever runs an older Node installs beside.
 *
 * @param {string} path
 * @returns {Promise<import('../types.d.mts').SqliteDatabase>}
 */
export async function openSqlite(path) {
  // Asked for like this, because an older Node fails at the mere sight of the import.
  /** @type {{ DatabaseSync?: new (path: string) => import('../types.d.mts').SqliteDatabase }} */
  const own = process.getBuiltinModule?.('node:sqlite') ?? {}
  if (own.DatabaseSync !== undefined) return new own.DatabaseSync(path)
  const { default: Database } = await import('libsql')
  return new Database(path)
}
