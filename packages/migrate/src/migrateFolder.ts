import { execFile } from 'node:child_process'
import { lstat, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { createTwoFilesPatch } from 'diff'
import { changeManifests } from './changeManifests.js'
import { migrateFiles } from './migrateFiles.js'
import type { Note } from './notes.js'

// Of those that are no scripts, the imports are read and listed.
const SOURCE = /\.((m|c)?[jt]sx?|vue|svelte|astro|mdx|css|s[ac]ss|less)$/
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'build',
  'out',
  'coverage',
  '.git',
  '.next',
  '.nuxt',
  '.output',
  '.svelte-kit',
  '.turbo',
  '.vercel',
])
const MAX_BYTES = 1_000_000

/** Error of the command line, whose message is all that the user needs. */
export class MigrateError extends Error {
  override readonly name = 'MigrateError'
}

export interface MigrateFolderParameters {
  readonly folder: string
  /** Writes nothing. @default false */
  readonly isDryRun?: boolean | undefined
  /** Writes although Git has changes that are not committed, or there is no Git. @default false */
  readonly isForced?: boolean | undefined
  /** Range of Foyer's packages in package.json. */
  readonly version: string
}

export interface MigratedFolder {
  readonly changed: readonly string[]
  readonly notes: readonly Note[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Patch of all changes. */
  readonly diff: string
}

/**
 * Moves the app in a folder to Foyer. Writes only files below the folder, which are no links. Throws a `MigrateError`
 * if the folder is missing, or if Git could not bring it back.
 */
export async function migrateFolder(parameters: MigrateFolderParameters): Promise<MigratedFolder> {
  const { isDryRun = false, isForced = false, version } = parameters
  const folder = await realpath(resolve(parameters.folder)).catch(() => {
    throw new MigrateError(`There is no folder ${parameters.folder}.`)
  })
  if (!isDryRun && !isForced) await checkGit(folder)
  const files = new Map<string, string>()
  const manifests = new Map<string, string>()
  for await (const path of listFiles(folder)) {
    const isManifest = basename(path) === 'package.json'
    ;(isManifest ? manifests : files).set(toName(folder, path), await readFile(path, 'utf8'))
  }
  const { changes, notes } = migrateFiles(files)
  const changed = changeManifests({ manifests, files, changes, version })

  const before = new Map([...files, ...manifests])
  const after = new Map([...changes, ...changed.changes])
  const diff = [...after]
    .map(([path, text]) =>
      createTwoFilesPatch(path, path, before.get(path) ?? '', text, undefined, undefined, { context: 3 }),
    )
    .join('\n')
  if (!isDryRun) {
    for (const [path, text] of after) await writeBelow(folder, path, text)
  }
  return {
    changed: [...after.keys()],
    notes: [...notes, ...changed.notes],
    added: changed.added,
    removed: changed.removed,
    diff,
  }
}

const toName = (folder: string, path: string) => relative(folder, path).split(sep).join('/')

async function* listFiles(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    // A link could lead out of the folder.
    if (entry.isSymbolicLink()) continue
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* listFiles(path)
    else if (entry.isFile() && (SOURCE.test(entry.name) || entry.name === 'package.json')) {
      if ((await lstat(path)).size <= MAX_BYTES) yield path
    }
  }
}

async function writeBelow(folder: string, name: string, text: string): Promise<void> {
  const path = resolve(folder, name)
  await mkdir(dirname(path), { recursive: true })
  const parent = await realpath(dirname(path))
  const isLink = await lstat(path).then(
    (each) => each.isSymbolicLink(),
    () => false,
  )
  if (isLink || (parent !== folder && !parent.startsWith(folder + sep))) {
    throw new MigrateError(`${name} is not below the folder, so it was not written.`)
  }
  await writeFile(path, text)
}

async function checkGit(folder: string): Promise<void> {
  const status = await promisify(execFile)('git', ['status', '--porcelain', '--', '.'], { cwd: folder }).catch(
    () => undefined,
  )
  if (!status)
    throw new MigrateError(
      'This folder is not in a Git repository, which could bring it back: pass --force to change it anyway.',
    )
  if (status.stdout.trim())
    throw new MigrateError('Git has changes here that are not committed: commit them, or pass --force.')
}
