export {
  createSqliteStorage,
  type SqliteDatabase,
  type SqliteStatement,
  type SqliteStorageOptions,
} from '../storage/createSqliteStorage.js'
export type { TableEntry, TableStorage } from '../storage/storage.js'
