import type { Kysely } from 'kysely'
import type { Settings } from '../settings/readSettings'
import { SetupError } from '../settings/SetupError'
import { type DirectorySchema, openDirectoryDatabase } from './openDirectoryDatabase'
import {
  type DirectoryImage,
  findImageMistake,
  getImageId,
  isSigned,
  parseWallets,
  readDirectory,
  type WalletDirectory,
} from './readDirectory'

const POLL_MS = 2_000

export interface OpenDirectory {
  current(): WalletDirectory
  close(): Promise<void>
}

/**
 * Opens the directory of `DIRECTORY_FOLDER`, or that of Postgres, whose newest version replaces the served one without
 * a restart. A version that `DIRECTORY_KEY` has not signed is logged and not served.
 */
export async function openDirectory(
  settings: Pick<Settings, 'DATABASE_URL' | 'DIRECTORY_KEY' | 'DIRECTORY_FOLDER'>,
  log: (line: string) => void,
): Promise<OpenDirectory> {
  const { DATABASE_URL: url, DIRECTORY_KEY: key, DIRECTORY_FOLDER: folder } = settings
  if (url !== undefined && folder !== undefined) await refuseTwoPlaces(url)
  if (url === undefined || key === undefined || folder !== undefined) {
    const directory = await readDirectory(folder, key)
    return { current: () => directory, close: async () => {} }
  }
  return followDatabase(await openDirectoryDatabase(url), key, log)
}

async function refuseTwoPlaces(url: string): Promise<void> {
  const db = await openDirectoryDatabase(url)
  try {
    if ((await listVersions(db, 0)).length > 0)
      throw new SetupError(
        'DIRECTORY_FOLDER is set, and DATABASE_URL has a directory as well: leave DIRECTORY_FOLDER out.',
      )
  } finally {
    await db.destroy()
  }
}

async function followDatabase(
  db: Kysely<DirectorySchema>,
  key: string,
  log: (line: string) => void,
): Promise<OpenDirectory> {
  let served = { version: 0, directory: await readDirectory(undefined, undefined) }
  const refused = new Set<number>()
  let isLost = false
  let timer: NodeJS.Timeout | undefined
  let polling = Promise.resolve()
  let isClosed = false

  const update = async () => {
    for (const version of await listVersions(db, served.version)) {
      if (refused.has(version)) continue
      const read = await readVersion(db, version, key)
      if (typeof read !== 'string') {
        served = { version, directory: read }
        return
      }
      refused.add(version)
      log(`directory: version ${version} of the database ${read}, so it is not served`)
    }
  }
  const poll = async () => {
    try {
      await update()
      isLost = false
    } catch {
      if (!isLost) log('directory: the database can’t be read, so the former list stays')
      isLost = true
    }
    plan()
  }
  const plan = () => {
    if (isClosed) return
    timer = setTimeout(() => {
      polling = poll()
    }, POLL_MS).unref()
  }

  await poll()
  return {
    current: () => served.directory,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await polling
      await db.destroy()
    },
  }
}

/** Lists versions after a known one, the newest first. */
async function listVersions(db: Kysely<DirectorySchema>, known: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('directory')
    .select('version')
    .where('version', '>', known)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version }) => version)
}

/** Reads a version, or returns why it can't be trusted. */
async function readVersion(
  db: Kysely<DirectorySchema>,
  version: number,
  key: string,
): Promise<WalletDirectory | string> {
  const row = await db.selectFrom('directory').selectAll().where('version', '=', version).executeTakeFirst()
  if (row === undefined) return 'was deleted'
  if (!isSigned(row.list, row.signature, key)) return 'is not signed by DIRECTORY_KEY'
  const { wallets, mistakes } = parseWallets(row.list, 'the list')
  if (mistakes.length > 0) return 'has mistakes'
  const rows = await db.selectFrom('directory_image').select(['id', 'type']).where('version', '=', version).execute()
  const images = new Map<string, DirectoryImage>()
  for (const { id, type } of rows) images.set(id, { type, read: () => readImage(db, id, type) })
  return { wallets, images }
}

async function readImage(db: Kysely<DirectorySchema>, id: string, type: string): Promise<Buffer<ArrayBuffer>> {
  // By its id, which is its hash: a newer version may have replaced the one that a page has listed.
  const row = await db.selectFrom('directory_image').select('bytes').where('id', '=', id).limit(1).executeTakeFirst()
  const bytes = Buffer.from(row?.bytes ?? [])
  if (id !== getImageId(bytes) || findImageMistake(bytes, type) !== undefined) throw new Error('The image is damaged.')
  return bytes
}
