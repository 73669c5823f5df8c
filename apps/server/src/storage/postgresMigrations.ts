import { createDirectoryMigration } from '../directory/createDirectoryMigration'
import { createNamesMigration } from '../names/storage/createNamesMigration'

/** Migrations of a Postgres database, which names and the directory share. Append only. */
export const postgresMigrations = {
  '0001-create-names': createNamesMigration,
  '0002-create-directory': createDirectoryMigration,
}
