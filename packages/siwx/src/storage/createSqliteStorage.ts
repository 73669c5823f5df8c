import type { SignInStorage, StoredKind, StoredRecord, TableEntry, TableStorage } from './storage.js'

/** Methods that the databases of `node:sqlite` (Node 22.13), `better-sqlite3`, `libsql` and `bun:sqlite` share. */
export interface SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): SqliteStatement
}

export interface SqliteStatement {
  run(...parameters: (string | number | null)[]): unknown
  get(...parameters: (string | number | null)[]): unknown
  all(...parameters: (string | number | null)[]): unknown
}

export interface SqliteStorageOptions {
  /**
   * Approximate maximum number of nonces. Anyone can request nonces, so beyond this number the oldest are removed.
   * @default 100000
   */
  readonly nonces?: number | undefined
}

const TABLE = `create table if not exists stored (
  kind text not null, owner text not null, key text not null, value text not null, expires_at integer,
  primary key (kind, owner, key)
) without rowid`

const BOUND = `delete from stored where kind = 'nonce' and expires_at < (
  select expires_at from stored where kind = 'nonce' order by expires_at desc limit 1 offset ?
)`

/**
 * Creates storage in one SQLite file, for sign-ins and for other entries as JSON. The caller opens and closes the file.
 */
export function createSqliteStorage(
  database: SqliteDatabase,
  { nonces = 100_000 }: SqliteStorageOptions = {},
): SignInStorage & TableStorage {
  database.exec('pragma journal_mode = wal')
  // Writes each transaction to disk before it counts: even after a power loss, a used nonce must stay used.
  database.exec('pragma synchronous = full')
  database.exec('pragma busy_timeout = 5000')
  database.exec(TABLE)
  database.exec('create index if not exists stored_until on stored (expires_at) where expires_at is not null')
  const insert = database.prepare(
    'insert or replace into stored (kind, owner, key, value, expires_at) values (?, ?, ?, ?, ?)',
  )
  const remove = database.prepare(
    'delete from stored where kind = ? and owner = ? and key = ? returning key, value, expires_at',
  )
  const select = database.prepare('select key, value, expires_at from stored where kind = ? and owner = ?')
  const selectOne = database.prepare(
    'select key, value, expires_at from stored where kind = ? and owner = ? and key = ?',
  )
  const selectKeys = database.prepare(
    `select key from stored where kind = ? and owner = ? and key > ? order by key limit ${KEYS_PER_PAGE}`,
  )
  const forget = database.prepare('delete from stored where expires_at <= ?')
  database.exec('create index if not exists stored_oldest on stored (kind, expires_at)')
  const bound = database.prepare(BOUND)
  const countInterval = Math.max(1, Math.floor(nonces / 100))
  let requested = 0

  const readEntry = (table: string, key: string): TableEntry | undefined => {
    const result = selectOne.get(ENTRY, table, key)
    if (result === undefined || result === null) return undefined
    const { value, expiresAt } = toRow(result)
    return { value: JSON.parse(value), expiresAt }
  }

  return {
    async put({ kind, owner, key, value, expiresAt }) {
      insert.run(kind, owner, key, value, expiresAt)
      if (kind !== 'nonce') return
      requested += 1
      if (requested % countInterval === 0) bound.run(Math.max(0, nonces - 1))
    },
    async take({ kind, owner, key }) {
      const result = remove.get(kind, owner, key)
      return result === undefined || result === null ? undefined : toRecord(kind, owner, result)
    },
    async list(kind, owner) {
      const result = select.all(kind, owner)
      return Array.isArray(result) ? result.map((row) => toRecord(kind, owner, row)) : []
    },
    read: async (table, key) => readEntry(table, key),
    async keys(table, after = '') {
      const result = selectKeys.all(ENTRY, table, after)
      return Array.isArray(result) ? result.map(toKey) : []
    },
    async change(table, key, to) {
      // `begin immediate` locks the file before the read, because another process may write between read and write.
      database.exec('begin immediate')
      try {
        const next = to(readEntry(table, key))
        if (next === undefined) remove.get(ENTRY, table, key)
        else insert.run(ENTRY, table, key, JSON.stringify(next.value), next.expiresAt ?? null)
        database.exec('commit')
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    async sweep(now) {
      forget.run(now)
    },
  }
}

const ENTRY = 'entry'
const KEYS_PER_PAGE = 1000

function toKey(row: unknown): string {
  if (typeof row !== 'object' || row === null || !('key' in row) || typeof row.key !== 'string') {
    throw new TypeError('Table "stored" has a row without a key')
  }
  return row.key
}

function toRecord(kind: StoredKind, owner: string, result: unknown): StoredRecord {
  const { key, value, expiresAt } = toRow(result)
  if (expiresAt === undefined) throw new TypeError('Table "stored" has a record without an expiry')
  return { kind, owner, key, value, expiresAt }
}

function toRow(row: unknown): { key: string; value: string; expiresAt: number | undefined } {
  if (typeof row === 'object' && row !== null && 'key' in row && 'value' in row && 'expires_at' in row) {
    const { key, value, expires_at: expiresAt } = row
    if (typeof key === 'string' && typeof value === 'string' && (expiresAt === null || typeof expiresAt === 'number'))
      return { key, value, expiresAt: expiresAt ?? undefined }
  }
  throw new TypeError('Table "stored" has a row of another shape')
}
