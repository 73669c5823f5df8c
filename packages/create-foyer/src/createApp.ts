import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { IGNORE_FILE, type TemplateName } from './templates'
import { UsageError } from './UsageError'

// A repository, or an editor's settings, may be there before the app.
const ALLOWED = ['.git', '.gitkeep', '.idea', '.vscode', '.DS_Store']

/** Throws a `UsageError` if a path is a file, or a folder that is not empty. */
export async function checkFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new UsageError(`${folder} is a file.`)
    throw error
  })
  if (names.some((name) => !ALLOWED.includes(name))) throw new UsageError(`The folder ${folder} is not empty.`)
}

/** Copies a template into a folder that is new or empty, and names the app after the folder. */
export async function createApp(folder: string, template: TemplateName, templatesFolder: string): Promise<void> {
  await checkFolder(folder)
  await mkdir(folder, { recursive: true })
  await cp(join(templatesFolder, template), folder, { recursive: true })
  await rename(join(folder, IGNORE_FILE), join(folder, '.gitignore'))
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, `${JSON.stringify({ ...manifest, name: toPackageName(folder) }, null, 2)}\n`)
}

/** Returns a name that npm allows: lowercase letters, digits, dots and dashes. */
export function toPackageName(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
  return name || 'foyer-app'
}
