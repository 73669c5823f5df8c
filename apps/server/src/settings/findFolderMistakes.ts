import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { checkDescriptorFolder } from '../descriptors/checkDescriptorFolder'
import { readDirectory } from '../directory/readDirectory'
import { getCode, SetupError } from './SetupError'

type Environment = Readonly<Record<string, string | undefined>>

/** Finds folders that are missing, damaged or can't be used, also while other settings are wrong. */
export async function findFolderMistakes(environment: Environment): Promise<readonly string[]> {
  const { DATA_FOLDER, DIRECTORY_FOLDER, DIRECTORY_KEY, DESCRIPTORS_FOLDER } = environment
  const key = DIRECTORY_KEY && /^[\w-]{43}$/.test(DIRECTORY_KEY) ? DIRECTORY_KEY : undefined
  const checks = [
    () => checkDataFolder(DATA_FOLDER || 'data'),
    () => readDirectory(DIRECTORY_FOLDER || undefined, key),
    () => checkDescriptorFolder(DESCRIPTORS_FOLDER || undefined),
  ]
  const found = await Promise.all(checks.map((check) => findMistake(check)))
  return found.flat()
}

async function findMistake(check: () => Promise<unknown>): Promise<readonly string[]> {
  try {
    await check()
    return []
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    return error.message.split('\n')
  }
}

/** Throws a `SetupError` for a folder that is a file, or that can be neither written nor made. */
async function checkDataFolder(folder: string): Promise<void> {
  let path = resolve(folder)
  let found = await findStatus(path)
  // The server makes the folder, and those above it.
  while (found === undefined && dirname(path) !== path) {
    path = dirname(path)
    found = await findStatus(path)
  }
  if (found !== undefined && !found.isDirectory())
    throw new SetupError(`DATA_FOLDER, ${folder}, is no folder: ${path} is a file. Name another one.`)
  await access(path, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw new SetupError(`DATA_FOLDER, ${folder}, can’t be written (${getCode(error)}). Let the server’s user do it.`)
  })
}

const findStatus = (path: string) => stat(path).catch(() => undefined)
