export {
  createSqliteStorage,
  type SqliteDatabase,
  type SqliteStatement,
  type SqliteStorageOptions,
} from '../storage/createSqliteStorage.js'
