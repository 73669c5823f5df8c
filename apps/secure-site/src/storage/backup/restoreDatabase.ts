import { existsSync } from 'node:fs'
import { copyFile, open } from 'node:fs/promises'
import { Kysely } from 'kysely'
import { SetupError } from '../../SetupError'
import { createSqliteDialect } from '../createSqliteDialect'
import { getErrorMessage } from '../getErrorMessage'
import { isPostgresUrl } from '../isPostgresUrl'
import { listTables } from '../listTables'
import { migrateDatabase } from '../migrateDatabase'
import { openDatabase } from '../openDatabase'
import { openSqlite } from '../openSqlite'
import type { Database, Schema } from '../schema'
import { runPostgresTool } from './runPostgresTool'
import { writeFileAtomically } from './writeFileAtomically'

const SQLITE_HEADER = 'SQLite format 3\0'
const POSTGRES_HEADER = 'PGDMP'
// Tables of pending changes of email, which their owner may have stopped since the backup.
const PENDING = ['move', 'moveTo', 'moveLink']

/**
 * Restores a backup into a missing SQLite file or an empty Postgres database, without what must not come back: sessions
 * and steps in progress, which may have ended since. Users log in again.
 * @throws SetupError if there is a database already, or the backup is none
 */
export async function restoreDatabase(database: string, file: string): Promise<void> {
  try {
    await (isPostgresUrl(database) ? restorePostgres : restoreSqlite)(database, file)
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new SetupError(`The backup can’t be restored: ${getErrorMessage(error)}`)
  }
}

async function restoreSqlite(path: string, file: string) {
  await checkHeader(file, SQLITE_HEADER, 'SQLite')
  await writeFileAtomically(path, async (part) => {
    // SQLite would apply the log of a former database to the new one.
    const log = [`${path}-wal`, `${path}-journal`].find(existsSync)
    if (log !== undefined) throw new SetupError(`${log} belongs to a former database. Move it away first.`)
    await copyFile(file, part)
    const opened = await openSqlite(part)
    const db = new Kysely<Schema>({ dialect: createSqliteDialect(opened) })
    try {
      const isWhole = isRow(opened.prepare('pragma integrity_check').all(), { integrity_check: 'ok' })
      if (!isWhole) throw new SetupError(`${file} is damaged.`)
      await finish(db)
      // Moves everything from the write-ahead log into the database file, because only that file is renamed.
      const isAlone = isRow(opened.prepare('pragma journal_mode = delete').all(), { journal_mode: 'delete' })
      if (!isAlone) throw new SetupError(`${part} is open in another program.`)
    } finally {
      await db.destroy()
    }
  })
}

async function restorePostgres(url: string, file: string) {
  await checkHeader(file, POSTGRES_HEADER, 'Postgres')
  const db = await openDatabase(url)
  try {
    if ((await listTables(db)).size > 0) throw new SetupError('The database is not empty. Name a new one in DATABASE.')
    await runPostgresTool('pg_restore', url, ['--no-owner', '--no-privileges', '--single-transaction', file])
    await finish(db)
  } finally {
    await db.destroy()
  }
}

const isRow = ([row]: readonly unknown[], expected: object) => JSON.stringify(row) === JSON.stringify(expected)

async function checkHeader(file: string, header: string, kind: string) {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(header.length), 0, header.length, 0)
    if (buffer.toString('latin1', 0, bytesRead) !== header) {
      throw new SetupError(`${file} is not a backup of ${kind}, which DATABASE names.`)
    }
  } finally {
    await handle.close()
  }
}

async function finish(db: Database) {
  await migrateDatabase(db, { create: false })
  await db
    .deleteFrom('entry')
    .where((each) => each.or([each('expires_at', 'is not', null), each('collection', 'in', PENDING)]))
    .execute()
}
