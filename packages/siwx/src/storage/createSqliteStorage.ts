import type { EntryStorage, SignInStorage, StoredEntry, StoredKind, StoredRecord } from './storage.js'

/** What Node's own `node:sqlite` (`DatabaseSync`, from Node 22.13), `better-sqlite3`, `libsql` and `bun:sqlite` have in common. */
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
  /** How many nonces can be out, about; the oldest go first. Anybody can ask for them. @default 100000 */
  readonly nonces?: number | undefined
}

/** Records have their kind and their owner; of an entry the owner is its table. */
const TABLE = `create table if not exists stored (
  kind text not null, owner text not null, key text not null, value text not null, expires_at integer,
  primary key (kind, owner, key)
) without rowid`

/** All nonces that are older than the last of those that stay. They last equally long. */
const BOUND = `delete from stored where kind = 'nonce' and expires_at < (
  select expires_at from stored where kind = 'nonce' order by expires_at desc limit 1 offset ?
)`

/**
 * Stores sign-ins in one SQLite file, and entries of any table beside them, as the secure site of embedded wallets has them.
 * Whoever opens the file closes it.
 */
export function createSqliteStorage(
  database: SqliteDatabase,
  { nonces = 100_000 }: SqliteStorageOptions = {},
): SignInStorage & EntryStorage {
  database.exec('pragma journal_mode = wal')
  // A nonce that was used stays used when the machine loses power.
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
  const forget = database.prepare('delete from stored where expires_at <= ?')
  database.exec('create index if not exists stored_oldest on stored (kind, expires_at)')
  const bound = database.prepare(BOUND)
  /** Counting all takes a moment: it is done now and then. */
  const often = Math.max(1, Math.floor(nonces / 100))
  let asked = 0

  const readEntry = (table: string, key: string): StoredEntry | undefined => {
    const found = selectOne.get(ENTRY, table, key)
    if (found === undefined || found === null) return undefined
    const { value, expiresAt } = toRow(found)
    return { value: JSON.parse(value), expiresAt }
  }

  return {
    async put({ kind, owner, key, value, expiresAt }) {
      insert.run(kind, owner, key, value, expiresAt)
      if (kind !== 'nonce') return
      asked += 1
      if (asked % often === 0) bound.run(Math.max(0, nonces - 1))
    },
    async take({ kind, owner, key }) {
      const found = remove.get(kind, owner, key)
      return found === undefined || found === null ? undefined : toRecord(kind, owner, found)
    },
    async list(kind, owner) {
      const found = select.all(kind, owner)
      return Array.isArray(found) ? found.map((row) => toRecord(kind, owner, row)) : []
    },
    read: async (table, key) => readEntry(table, key),
    async change(table, key, to) {
      // Taken for writing before it is read: another process with the same file waits.
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

/** The kind of entries. */
const ENTRY = 'entry'

function toRecord(kind: StoredKind, owner: string, found: unknown): StoredRecord {
  const { key, value, expiresAt } = toRow(found)
  if (expiresAt === undefined) throw new TypeError('The table stored has a record that lasts for ever')
  return { kind, owner, key, value, expiresAt }
}

function toRow(row: unknown): { key: string; value: string; expiresAt: number | undefined } {
  if (typeof row === 'object' && row !== null && 'key' in row && 'value' in row && 'expires_at' in row) {
    const { key, value, expires_at: expiresAt } = row
    if (typeof key === 'string' && typeof value === 'string' && (expiresAt === null || typeof expiresAt === 'number'))
      return { key, value, expiresAt: expiresAt ?? undefined }
  }
  throw new TypeError('The table stored has a row of another shape')
}
