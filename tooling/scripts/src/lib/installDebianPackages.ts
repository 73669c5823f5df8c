import { duration, log } from '../entry/log.mjs'
import type { Tools } from '../entry/processes.mjs'
import { findExecutable } from './findExecutable'

interface Packages {
  readonly packages: readonly string[]
  readonly help: string
}

let previous: Promise<void> = Promise.resolve()

/** Installs Debian's packages, or throws with `help`. One installation waits for another, as apt does not. */
export function installDebianPackages(tools: Tools, packages: Packages): Promise<void> {
  const done = previous.then(() => install(tools, packages))
  previous = done.catch(() => {})
  return done
}

/** Runs a command as root. Throws if it fails, or if root needs a password. */
export async function runAsRoot({ run, env }: Tools, args: readonly string[]) {
  const asRoot = await rootPrefix({ run, env })
  const [command = 'env', ...rest] = [...(asRoot ?? []), 'env', ...args]
  const { code, text } = await run(command, rest, { env, quiet: true })
  if (code !== 0) throw new Error(`${args[0]} failed.\n${text}`)
}

async function install({ run, env }: Tools, { packages, help }: Packages) {
  const asRoot = await rootPrefix({ run, env })
  if (!asRoot || !findExecutable(['apt-get'], env)) throw new Error(help)
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

/** Returns the command prefix for root, or undefined if root needs a password. */
async function rootPrefix({ run, env }: Tools) {
  if (process.getuid?.() === 0) return []
  if (!findExecutable(['sudo'], env)) return undefined
  const { code } = await run('sudo', ['-n', 'true'], { env, quiet: true })
  return code === 0 ? ['sudo', '-n'] : undefined
}
