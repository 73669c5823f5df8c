import type { Database } from './schema'

/** Lists the tables of a database, those of Kysely's `Migrator` included. */
export async function listTables(db: Database): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return new Set(tables.map(({ name }) => name))
}
