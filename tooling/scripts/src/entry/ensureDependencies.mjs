import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { duration, log } from './log.mjs'
import { root } from './root.mjs'

/** Mirrors pnpm-workspace.yaml, which cannot be parsed before the installation. */
const FOLDERS = ['packages', 'apps', 'tooling']

/**
 * Installs the dependencies unless they match the manifests. CI freezes the lockfile; elsewhere it is updated.
 *
 * @param {import('./processes.mjs').Tools & { folder?: string, isCi?: boolean }} parameters
 */
export async function ensureDependencies({ run, env, folder = root, isCi = Boolean(process.env.CI) }) {
  if (isInstalled(folder)) return
  log.note('Installing packages (about half a minute the first time) …')
  const started = Date.now()
  const before = lockfileOf(folder)
  rmSync(stampOf(folder), { force: true })
  const frozen = isCi ? '--frozen-lockfile' : '--no-frozen-lockfile'
  const args = ['install', frozen, '--config.confirmModulesPurge=false']
  const { code, text } = await run('pnpm', args, { cwd: folder, env, quiet: true })
  if (code !== 0) throw new Error(`pnpm install failed:\n${text}`)
  writeFileSync(stampOf(folder), manifestsOf(folder))
  log.done(`installed in ${duration(Date.now() - started)}`)
  if (lockfileOf(folder) !== before) log.note('pnpm-lock.yaml has changed with the packages: commit it too.')
}

/**
 * Compares the installation with lockfile and manifests. pnpm writes `.modules.yaml` last. The lockfile does not
 * reflect newer manifests, so their installed contents are stored too.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const modules = join(folder, 'node_modules')
  const installed = join(modules, '.pnpm', 'lock.yaml')
  if (![join(modules, '.modules.yaml'), installed, stampOf(folder)].every(existsSync)) return false
  return (
    readFileSync(installed, 'utf8') === lockfileOf(folder) &&
    readFileSync(stampOf(folder), 'utf8') === manifestsOf(folder)
  )
}

const stampOf = (/** @type {string} */ folder) => join(folder, 'node_modules', '.foyer-manifests')

const lockfileOf = (/** @type {string} */ folder) => readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')

/**
 * Reads all manifests and install settings, one per line.
 *
 * @param {string} folder
 */
function manifestsOf(folder) {
  const packages = FOLDERS.filter((name) => existsSync(join(folder, name))).flatMap((name) =>
    readdirSync(join(folder, name)).map((each) => `${name}/${each}/package.json`),
  )
  return ['package.json', 'pnpm-workspace.yaml', ...packages.sort()]
    .filter((path) => existsSync(join(folder, path)))
    .map((path) => `${path} ${hashOf(readFileSync(join(folder, path)))}\n`)
    .join('')
}

const hashOf = (/** @type {Buffer} */ bytes) => createHash('sha256').update(bytes).digest('hex')
