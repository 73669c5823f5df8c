import { Kysely } from 'kysely'
import { createPostgresDialect } from './createPostgresDialect'
import { createSqliteDialect } from './createSqliteDialect'
import { isPostgresUrl } from './isPostgresUrl'
import { openSqlite } from './openSqlite'
import type { Database, Schema } from './schema'

export async function openDatabase(database: string, options: { create?: boolean } = {}): Promise<Database> {
  const dialect = isPostgresUrl(database)
    ? createPostgresDialect(database)
    : createSqliteDialect(await openSqlite(database, options))
  return new Kysely<Schema>({ dialect })
}
