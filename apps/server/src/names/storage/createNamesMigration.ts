import type { Kysely, Migration } from 'kysely'

export const createNamesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('name')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('skeleton', 'text', (column) => column.notNull().unique())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('slot', 'integer', (column) => column.notNull())
      .addColumn('attributes', 'text', (column) => column.notNull())
      .addColumn('registered_at', 'double precision', (column) => column.notNull())
      .addUniqueConstraint('name_owner_slot', ['owner', 'slot'])
      .execute()
    await db.schema
      .createTable('name_address')
      .addColumn('name', 'text', (column) => column.notNull().references('name.name'))
      .addColumn('coin_type', 'double precision', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('address_key', 'text', (column) => column.notNull())
      .addColumn('is_key', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('name_address_key', ['name', 'coin_type'])
      .execute()
    await db.schema.createIndex('name_address_lookup').on('name_address').column('address_key').execute()
  },
}
