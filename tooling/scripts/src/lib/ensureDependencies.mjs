import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { duration, log } from './log.mjs'
import { root } from './root.mjs'

/** Installs what pnpm-lock.yaml asks for, unless exactly that is installed. */
export async function ensureDependencies({ run, env }) {
  if (isInstalled(root)) return
  log.note('Installing packages (about half a minute the first time) …')
  const started = Date.now()
  const args = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  const { code, text } = await run('pnpm', args, { cwd: root, env, quiet: true })
  if (code !== 0) throw new Error(`pnpm install failed:\n${text}`)
  log.done(`installed in ${duration(Date.now() - started)}`)
}

/** pnpm keeps a copy of the lockfile it installed from; `.modules.yaml` is the last thing it writes. */
export function isInstalled(folder) {
  const modules = join(folder, 'node_modules')
  const installed = join(modules, '.pnpm', 'lock.yaml')
  if (!existsSync(join(modules, '.modules.yaml')) || !existsSync(installed)) return false
  return readFileSync(installed, 'utf8') === readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')
}
