import type { SignInStorage, StoredKind, StoredRecord } from './storage.js'

/** What Node's own `node:sqlite` (`DatabaseSync`, from Node 22.13), `better-sqlite3`, `libsql` and `bun:sqlite` have in common. */
export interface SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): SqliteStatement
}

export interface SqliteStatement {
  run(...parameters: (string | number)[]): unknown
  get(...parameters: (string | number)[]): unknown
  all(...parameters: (string | number)[]): unknown
}

export interface SqliteStorageOptions {
  /** How many nonces can be out, about; the oldest go first. Anybody can ask for them. @default 100000 */
  readonly nonces?: number | undefined
}

const TABLE = `create table if not exists siwx (
  kind text not null, owner text not null, key text not null, value text not null, expires_at integer not null,
  primary key (kind, owner, key)
) without rowid`

/** All nonces that are older than the last of those that stay. They last equally long. */
const BOUND = `delete from siwx where kind = 'nonce' and expires_at < (
  select expires_at from siwx where kind = 'nonce' order by expires_at desc limit 1 offset ?
)`

/** Everything in one SQLite file. Whoever opens it closes it. */
export function createSqliteStorage(
  database: SqliteDatabase,
  { nonces = 100_000 }: SqliteStorageOptions = {},
): SignInStorage {
  database.exec('pragma journal_mode = wal')
  // A nonce that was used stays used when the machine loses power.
  database.exec('pragma synchronous = full')
  database.exec('pragma busy_timeout = 5000')
  database.exec(TABLE)
  database.exec('create index if not exists siwx_until on siwx (expires_at)')
  const insert = database.prepare(
    'insert or replace into siwx (kind, owner, key, value, expires_at) values (?, ?, ?, ?, ?)',
  )
  const remove = database.prepare(
    'delete from siwx where kind = ? and owner = ? and key = ? returning key, value, expires_at',
  )
  const select = database.prepare('select key, value, expires_at from siwx where kind = ? and owner = ?')
  const forget = database.prepare('delete from siwx where expires_at <= ?')
  database.exec('create index if not exists siwx_oldest on siwx (kind, expires_at)')
  const bound = database.prepare(BOUND)
  /** Counting all takes a moment: it is done now and then. */
  const often = Math.max(1, Math.floor(nonces / 100))
  let asked = 0
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
    async sweep(now) {
      forget.run(now)
    },
  }
}

function toRecord(kind: StoredKind, owner: string, row: unknown): StoredRecord {
  if (typeof row === 'object' && row !== null && 'key' in row && 'value' in row && 'expires_at' in row) {
    const { key, value, expires_at: expiresAt } = row
    if (typeof key === 'string' && typeof value === 'string' && typeof expiresAt === 'number')
      return { kind, owner, key, value, expiresAt }
  }
  throw new TypeError('The table siwx has a row of another shape')
}
