import { delimiter, dirname } from 'node:path'
import { childEnv } from './childEnv.mjs'
import { log } from './log.mjs'
import { root } from './root.mjs'

const VERSION = '10.34.9'
const major = (/** @type {string} */ version) => version.trim().split('.')[0]

/**
 * Gives the environment in which `pnpm` is a version that reads our lockfile. When the machine has none, npx fetches
 * it into its own cache and that folder leads PATH: turbo calls `pnpm` by name too. (corepack is no way out: it
 * refuses the registry's signatures.)
 *
 * @param {{ run: import('./processes.mjs').Run }} tools
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function ensurePnpm({ run }) {
  const env = childEnv()
  if (await hasPnpm(run, env)) return env
  log.note(`Fetching pnpm ${VERSION} …`)
  const args = ['-y', `--package=pnpm@${VERSION}`, '-c', 'command -v pnpm']
  const { code, text } = await run('npx', args, { cwd: root, env, quiet: true })
  const path = text.trim().split('\n').at(-1) ?? ''
  if (code !== 0 || !path.startsWith('/')) throw new Error(`pnpm ${VERSION} could not be fetched:\n${text}`)
  return { ...env, PATH: `${dirname(path)}${delimiter}${env.PATH}` }
}

/** @param {import('./processes.mjs').Run} run @param {NodeJS.ProcessEnv} env */
async function hasPnpm(run, env) {
  try {
    const { code, text } = await run('pnpm', ['--version'], { cwd: root, env, quiet: true })
    return code === 0 && major(text) === major(VERSION)
  } catch {
    return false
  }
}
