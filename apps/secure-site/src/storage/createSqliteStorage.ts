import * as z from 'zod/mini'
import type { SqliteDatabase, Storage, StoredEntry } from '../types'

const row = z.object({ value: z.string(), expires_at: z.nullable(z.number()) })

const TABLE = `create table if not exists kept (
  name text not null, key text not null, value text not null, expires_at integer,
  primary key (name, key)
) without rowid`
const INDEX = 'create index if not exists kept_until on kept (expires_at) where expires_at is not null'

/**
 * Everything in one SQLite file. The library is the caller's: Node's own (`node:sqlite`, from Node 22.13), `libsql` and
 * `better-sqlite3` all fit.
 */
export function createSqliteStorage(database: SqliteDatabase): Storage {
  database.exec('pragma journal_mode = wal')
  // What was answered for has reached the disk.
  database.exec('pragma synchronous = full')
  database.exec('pragma busy_timeout = 5000')
  database.exec(TABLE)
  database.exec(INDEX)
  const select = database.prepare('select value, expires_at from kept where name = ? and key = ?')
  const insert = database.prepare('insert or replace into kept (name, key, value, expires_at) values (?, ?, ?, ?)')
  const remove = database.prepare('delete from kept where name = ? and key = ?')
  const forget = database.prepare('delete from kept where expires_at <= ?')

  const read = (table: string, key: string): StoredEntry | undefined => {
    const found = select.get(table, key)
    if (found === undefined) return undefined
    const { value, expires_at } = z.parse(row, found)
    return { value: JSON.parse(value), expiresAt: expires_at ?? undefined }
  }
  return {
    read: async (table, key) => read(table, key),
    async change(table, key, to) {
      // Taken for writing before it is read: another process with the same file waits.
      database.exec('begin immediate')
      try {
        const next = to(read(table, key))
        if (next === undefined) remove.run(table, key)
        else insert.run(table, key, JSON.stringify(next.value), next.expiresAt ?? null)
        database.exec('commit')
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    async sweep(now) {
      forget.run(now)
    },
    async close() {
      database.close()
    },
  }
}
