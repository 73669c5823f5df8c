export {
  createSqliteStorage,
  type SqliteDatabase,
  type SqliteStatement,
  type SqliteStorageOptions,
} from '../storage/createSqliteStorage.js'
export type { EntryStorage, StoredEntry } from '../storage/storage.js'
