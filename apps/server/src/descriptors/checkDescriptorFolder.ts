import { readdir } from 'node:fs/promises'
import { SetupError } from '../settings/SetupError'

/** Throws a `SetupError` for a folder that cannot be read. */
export async function checkDescriptorFolder(folder: string | undefined): Promise<void> {
  if (folder === undefined) return
  await readdir(folder).catch(() => {
    throw new SetupError(`DESCRIPTORS_FOLDER, ${folder}, can’t be read.`)
  })
}
