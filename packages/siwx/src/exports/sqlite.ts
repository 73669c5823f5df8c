export { createSqliteStorage, type SqliteDatabase, type SqliteStatement } from '../storage/createSqliteStorage.js'
