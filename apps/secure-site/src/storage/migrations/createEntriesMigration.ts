import { type Kysely, type Migration, SqliteAdapter, sql } from 'kysely'

/** Creates the table of entries, and moves into it what older versions stored in SQLite. */
export const createEntriesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
    // Keys are listed in pages, in the order of their bytes rather than of a language.
    const text = isSqlite ? sql`text` : sql`text collate "C"`
    await db.schema
      .createTable('entry')
      .addColumn('collection', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'double precision')
      .addPrimaryKeyConstraint('entry_key', ['collection', 'key'])
      .execute()
    await db.schema.createIndex('entry_expiry').on('entry').column('expires_at').execute()
    if (isSqlite) await moveStored(db)
  },
}

async function moveStored(db: Kysely<unknown>) {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'stored')) return
  await sql`
    insert into entry (collection, key, value, expires_at)
    select owner, key, value, expires_at from stored where kind = 'entry'
  `.execute(db)
  await sql`delete from stored where kind = 'entry'`.execute(db)
  // An app's server may have stored sign-ins in the same file.
  const { rows } = await sql`select kind from stored limit 1`.execute(db)
  // Without the table, an older version that still runs fails rather than starting an empty site.
  if (rows.length === 0) await sql`drop table stored`.execute(db)
}
