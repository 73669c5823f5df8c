import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { duration, log } from './log.mjs'

/** Without a window it has no window's parts to start with each page: a third less of the processor's time. */
const quickest = 'chromium-headless-shell'
const names = [quickest, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// `pnpm bench` measures with the whole browser, as a visitor has it.
const packages = ['chromium', quickest, 'fonts-liberation']
const help = 'Chromium is needed: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a browser.'

/**
 * The browser's path. Where it is missing and Debian's packages can be installed, installs it; a container that has
 * another browser gets the quickest as well.
 */
export async function ensureChromium({ run, env }) {
  const chosen = env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  const found = chosen || findOnPath(names, env)
  const isEnough = chosen || found?.endsWith(quickest) || process.getuid?.() !== 0
  if (found && isEnough) return found
  try {
    await install({ run, env })
  } catch (error) {
    if (!found) throw error
    log.note(`${quickest} could not be installed: ${found} takes longer.`)
  }
  const installed = findOnPath(names, env)
  if (!installed) throw new Error(help)
  return installed
}

async function install({ run, env }) {
  const asRoot = await rootPrefix({ run, env })
  if (!asRoot || !findOnPath(['apt-get'], env)) throw new Error(help)
  log.note(`Installing ${packages.join(' and ')} from Debian (about a minute) …`)
  const started = Date.now()
  const wait = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...wait, ...args]
    const { code, text } = await run(command, rest, { env, quiet: true })
    if (code !== 0) throw new Error(`apt-get ${args[0]} failed.\n${text}\n${help}`)
  }
  log.done(`installed in ${duration(Date.now() - started)}`)
}

/** What goes before a command that needs root, or nothing when we cannot be root without asking for a password. */
async function rootPrefix({ run, env }) {
  if (process.getuid?.() === 0) return []
  if (!findOnPath(['sudo'], env)) return undefined
  const { code } = await run('sudo', ['-n', 'true'], { env, quiet: true })
  return code === 0 ? ['sudo', '-n'] : undefined
}

function findOnPath(candidates, env) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
  return candidates.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
