import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const here = dirname(fileURLToPath(import.meta.url))
const peer = join(here, '../../peer')
const installed = join(here, '../../../../node_modules/.cache/foyer/bench-peer')

/**
 * Installs the peer, the modal that times are compared with, from npm by its lockfile, once. It stays out of the
 * workspace, whose dependencies are reviewed one by one. Returns its folder.
 */
export async function installComparedModal(): Promise<string> {
  const lock = await readFile(join(peer, 'package-lock.json'), 'utf8')
  const stamp = join(installed, 'installed')
  const before = await readFile(stamp, 'utf8').catch(() => undefined)
  if (before === lock) return installed
  await mkdir(installed, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(peer, file), join(installed, file))
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
  await run('npm', ['ci', ...flags], { cwd: installed })
  await writeFile(stamp, lock)
  return installed
}

/** Reads the source of the peer's page. */
export const readComparedModalPage = (): Promise<string> => readFile(join(peer, 'solanaPeer.tsx'), 'utf8')
