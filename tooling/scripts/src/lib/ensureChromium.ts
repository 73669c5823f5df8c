import { existsSync } from 'node:fs'
import { log } from '../entry/log.mjs'
import type { Tools } from '../entry/processes.mjs'
import { findExecutable } from './findExecutable'
import { installDebianPackages } from './installDebianPackages'

/** Loads no window UI per page, which saves a third of the CPU time. */
const quickest = 'chromium-headless-shell'
const names = [quickest, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// `pnpm bench` measures with the full browser, as users have it.
const packages = ['chromium', quickest, 'fonts-liberation']
const help = 'Chromium is needed: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a browser.'

/** Returns Chromium's path; installs it where Debian packages can be installed. */
export async function ensureChromium({ run, env }: Tools) {
  const chosen = env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  const found = chosen || findExecutable(names, env)
  const isEnough = chosen || found?.endsWith(quickest) || process.getuid?.() !== 0
  if (found && isEnough) return found
  try {
    await installDebianPackages({ run, env }, { packages, help })
  } catch (error) {
    if (!found) throw error
    log.note(`${quickest} could not be installed: ${found} takes longer.`)
  }
  const installed = findExecutable(names, env)
  if (!installed) throw new Error(help)
  return installed
}
