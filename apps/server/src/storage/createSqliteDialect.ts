import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import type { SqliteDatabase, SqliteParameter } from '../relay/mailbox/openSqlite'

/** Creates a dialect over `node:sqlite` or `libsql`, whose statements Kysely’s own dialect can’t run. */
export const createSqliteDialect = (database: SqliteDatabase): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () =>
    new Driver({ database: { prepare: (sql) => prepare(database, sql), close: () => database.close() } }),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** Runs each migration in a transaction, which Kysely’s own adapter does not do for SQLite. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class Driver extends SqliteDriver {
  /** Locks the file before the first read, because another process may write between a read and a write. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function prepare(database: SqliteDatabase, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  return {
    reader: /^\s*(select|with|pragma)\b|\breturning\b/i.test(sql),
    all: (parameters) => statement.all(...parameters.map(toParameter)),
    run: (parameters) => statement.run(...parameters.map(toParameter)),
    iterate: (parameters) => statement.all(...parameters.map(toParameter)).values(),
  }
}

function toParameter(value: unknown): SqliteParameter {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`SQLite stores no ${typeof value}`)
}
