import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { childEnv } from './childEnv.mjs'
import { log } from './log.mjs'
import { root } from './root.mjs'

/** @type {{ packageManager: string }} */
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const VERSION = packageManager.replace(/^pnpm@|\+.*$/g, '')
const major = (/** @type {string} */ version) => version.trim().split('.')[0]

/**
 * Returns an environment whose `pnpm` can read our lockfile. If none is installed, npx caches one and its folder leads
 * PATH, as turbo runs `pnpm` by name. Does not use corepack, which rejects the registry’s signatures.
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
