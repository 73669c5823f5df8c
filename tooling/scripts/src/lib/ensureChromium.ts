import { existsSync } from 'node:fs'
import { log } from '../entry/log.mjs'
import type { Tools } from '../entry/processes.mjs'
import { findOnPath } from './findOnPath'
import { installDebian } from './installDebian'

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
export async function ensureChromium({ run, env }: Tools) {
  const chosen = env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  const found = chosen || findOnPath(names, env)
  const isEnough = chosen || found?.endsWith(quickest) || process.getuid?.() !== 0
  if (found && isEnough) return found
  try {
    await installDebian({ run, env }, { packages, help })
  } catch (error) {
    if (!found) throw error
    log.note(`${quickest} could not be installed: ${found} takes longer.`)
  }
  const installed = findOnPath(names, env)
  if (!installed) throw new Error(help)
  return installed
}
