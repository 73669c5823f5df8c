import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Settings } from '../settings/readSettings'
import { SetupError } from '../settings/SetupError'
import { openDirectoryDatabase } from './openDirectoryDatabase'
import { getImageId, isSigned, parseWallets, readDirectory } from './readDirectory'

const KEPT_VERSIONS = 2

/**
 * Stores a signed folder in Postgres as the newest version, in one transaction, and deletes all but the former version.
 * Throws a `SetupError` for a folder that `DIRECTORY_KEY` has not signed, pictures included.
 */
export async function importDirectory(
  settings: Pick<Settings, 'DATABASE_URL' | 'DIRECTORY_KEY' | 'DIRECTORY_FOLDER'>,
  folder: string,
): Promise<{ readonly version: number; readonly wallets: number }> {
  const { DATABASE_URL, DIRECTORY_KEY, DIRECTORY_FOLDER } = settings
  if (DATABASE_URL === undefined || DIRECTORY_KEY === undefined)
    throw new SetupError(
      'import-directory needs DATABASE_URL and DIRECTORY_KEY. Without Postgres, set DIRECTORY_FOLDER.',
    )
  if (DIRECTORY_FOLDER !== undefined)
    throw new SetupError('DIRECTORY_FOLDER is set, so instances would not serve the import: leave it out.')
  const { images } = await readDirectory(folder, DIRECTORY_KEY)
  const path = join(folder, 'wallets.json')
  const [list, signature] = [await readFile(path, 'utf8'), await readFile(`${path}.sig`, 'utf8')]
  const { wallets, mistakes } = parseWallets(list, path)
  // The files may have changed since they were checked.
  if (mistakes.length > 0 || !isSigned(list, signature, DIRECTORY_KEY))
    throw new SetupError(`${folder} changed while it was read. Try again.`)
  const db = await openDirectoryDatabase(DATABASE_URL)
  try {
    const version = await db.transaction().execute(async (transaction) => {
      await sql`lock table directory in share row exclusive mode`.execute(transaction)
      const newest = await transaction
        .selectFrom('directory')
        .select('version')
        .orderBy('version', 'desc')
        .limit(1)
        .execute()
      const version = (newest[0]?.version ?? 0) + 1
      await transaction.insertInto('directory').values({ version, list, signature }).execute()
      for (const [id, { type, read }] of images) {
        const bytes = await read()
        // Only the hash in its name puts a picture under the signature of the list.
        if (id !== getImageId(bytes))
          throw new SetupError(`The name of the picture ${id} is not its hash. Build the folder with build-directory.`)
        await transaction.insertInto('directory_image').values({ version, id, type, bytes }).execute()
      }
      await transaction
        .deleteFrom('directory')
        .where('version', '<=', version - KEPT_VERSIONS)
        .execute()
      return version
    })
    return { version, wallets: wallets.length }
  } finally {
    await db.destroy()
  }
}
