import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { killGroup } from './processes.mjs'

const PATIENCE_MS = 5000

/**
 * Runs a TypeScript module with the installed runner, in a child with its own process group. On exit, notifies the
 * child and ends its group; if this process is killed, the child sees the channel close and exits.
 *
 * @param {URL} module
 * @param {{ env: NodeJS.ProcessEnv, args?: readonly string[] }} options
 */
export function handOver(module, { env, args = [] }) {
  const runner = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = fork(fileURLToPath(module), args, {
    // Workspace packages are read from source: a fresh clone has no builds.
    execArgv: ['--conditions=@foyer/source', '--import', runner],
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => {
      killGroup(child)
      resolve(code ?? 1)
    })
  })

  function stop() {
    if (child.connected) child.disconnect()
    const timer = setTimeout(() => killGroup(child), PATIENCE_MS)
    return ended.finally(() => clearTimeout(timer))
  }

  return { ended, stop }
}
