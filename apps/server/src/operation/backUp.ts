import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openSqlite } from '../relay/mailbox/openSqlite'
import { SetupError } from '../settings/SetupError'

const DATABASES = ['relay.db', 'sign-in.db', 'usage.db', 'names.db']
const EVENTS = 'events'

/** Copies the data folder into a new folder, which appears once it is complete. The server may be running. */
export async function backUp(dataFolder: string, target: string): Promise<void> {
  const found = await listFolder(dataFolder)
  if (found === undefined) throw new SetupError(`There is no data folder ${dataFolder}.`)
  if ((await listFolder(target)) !== undefined) throw new SetupError(`${target} exists. Name a new folder.`)
  const unfinished = `${target}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  for (const name of DATABASES.filter((each) => found.includes(each)))
    await copyDatabase(join(dataFolder, name), join(unfinished, name))
  if (found.includes(EVENTS)) await cp(join(dataFolder, EVENTS), join(unfinished, EVENTS), { recursive: true })
  await rename(unfinished, target)
}

/** Copies a backup into an empty data folder. Rejects, and copies nothing, if a database of it is damaged. */
export async function restore(backup: string, dataFolder: string): Promise<void> {
  const found = (await listFolder(backup)) ?? []
  const databases = DATABASES.filter((each) => found.includes(each))
  if (databases.length === 0) throw new SetupError(`There is no backup in ${backup}.`)
  if (((await listFolder(dataFolder)) ?? []).length > 0)
    throw new SetupError(`${dataFolder} is not empty. Stop the server and move its data away first.`)
  for (const name of databases) await checkDatabase(join(backup, name))
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  for (const name of [...databases, EVENTS].filter((each) => found.includes(each)))
    await cp(join(backup, name), join(dataFolder, name), { recursive: true })
}

/** Copies what is committed at this moment, as one transaction sees it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const database = await openSqlite(from)
  try {
    database.exec('pragma busy_timeout = 10000')
    database.prepare('vacuum into ?').run(to)
  } finally {
    database.close()
  }
  await chmod(to, 0o600)
}

async function checkDatabase(path: string): Promise<void> {
  const isWhole = await openSqlite(path).then(
    (database) => {
      try {
        return JSON.stringify(database.prepare('pragma integrity_check').all()).includes('"ok"')
      } catch {
        return false
      } finally {
        database.close()
      }
    },
    () => false,
  )
  if (!isWhole) throw new SetupError(`${path} is damaged. Nothing was restored.`)
}

const listFolder = (path: string): Promise<readonly string[] | undefined> =>
  stat(path).then(
    () => readdir(path),
    () => undefined,
  )
