import { duration, log } from '../entry/log.mjs'
import type { Tools } from '../entry/processes.mjs'
import { findOnPath } from './findOnPath'

/** Installs Debian's packages, or throws with `help`. */
export async function installDebian(
  { run, env }: Tools,
  { packages, help }: { packages: readonly string[]; help: string },
) {
  const asRoot = await rootPrefix({ run, env })
  if (!asRoot || !findOnPath(['apt-get'], env)) throw new Error(help)
  log.note(`Installing ${packages.join(', ')} from Debian (about a minute) …`)
  const started = Date.now()
  const wait = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = 'env', ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...wait, ...args]
    const { code, text } = await run(command, rest, { env, quiet: true })
    if (code !== 0) throw new Error(`apt-get ${args[0]} failed.\n${text}\n${help}`)
  }
  log.done(`installed in ${duration(Date.now() - started)}`)
}

/** What goes before a command that needs root, or nothing when we cannot be root without asking for a password. */
async function rootPrefix({ run, env }: Tools) {
  if (process.getuid?.() === 0) return []
  if (!findOnPath(['sudo'], env)) return undefined
  const { code } = await run('sudo', ['-n', 'true'], { env, quiet: true })
  return code === 0 ? ['sudo', '-n'] : undefined
}
