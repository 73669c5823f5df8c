import type { Kysely } from 'kysely'

export type Database = Kysely<Schema>

export interface Schema {
  entry: {
    collection: string
    key: string
    /** JSON. */
    value: string
    /** In ms since 1970. */
    expires_at: number | null
  }
  /** Written by Kysely’s `Migrator`. */
  kysely_migration: { name: string }
}
