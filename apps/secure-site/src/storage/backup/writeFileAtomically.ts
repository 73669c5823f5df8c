import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SetupError } from '../../SetupError'

const OWNER_ONLY = 0o600

/**
 * Writes a new file that only its owner can read. The file gets its name once it is on disk; a failure leaves none.
 * @param write receives the path of an empty file
 */
export async function writeFileAtomically(file: string, write: (path: string) => Promise<void>): Promise<void> {
  if (existsSync(file))
    throw new SetupError(`There is already a file at ${file}. Choose another name, or move it away.`)
  const part = `${file}.part`
  await rm(part, { force: true })
  await (await open(part, 'wx', OWNER_ONLY)).close()
  try {
    await write(part)
    await flush(part)
    await rename(part, file)
    await flush(dirname(file))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function flush(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}
