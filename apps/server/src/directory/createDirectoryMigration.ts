import type { Kysely, Migration } from 'kysely'

export const createDirectoryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('directory')
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('signature', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('directory_image')
      .addColumn('version', 'integer', (column) => column.notNull().references('directory.version').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('directory_image_key', ['version', 'id'])
      .execute()
  },
}
