import { SetupError } from '../../SetupError'
import { getErrorMessage } from '../getErrorMessage'
import { isPostgresUrl } from '../isPostgresUrl'
import { listTables } from '../listTables'
import { openDatabase } from '../openDatabase'
import { openSqlite } from '../openSqlite'
import { runPostgresTool } from './runPostgresTool'
import { writeFileAtomically } from './writeFileAtomically'

/**
 * Copies a database as it is at one moment into a new file, while the site runs.
 * @throws SetupError if the file exists or the copy fails; then no file is left
 */
export async function backUpDatabase(database: string, file: string): Promise<void> {
  try {
    await checkSite(database)
    await writeFileAtomically(file, (path) => (isPostgresUrl(database) ? copyPostgres : copySqlite)(database, path))
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new SetupError(`The database can’t be backed up: ${getErrorMessage(error)}`)
  }
}

async function checkSite(database: string) {
  const db = await openDatabase(database)
  try {
    const tables = await listTables(db)
    if (!tables.has('entry') && !tables.has('stored')) throw new SetupError('There is no site in this database.')
  } finally {
    await db.destroy()
  }
}

async function copySqlite(database: string, file: string) {
  const source = await openSqlite(database)
  try {
    source.prepare('vacuum into ?').run(file)
  } finally {
    source.close()
  }
}

const copyPostgres = (database: string, file: string) =>
  runPostgresTool('pg_dump', database, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])
