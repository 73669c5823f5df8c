import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { killGroup } from './processes.mjs'

const PATIENCE_MS = 5000

/**
 * Runs a module of TypeScript in a child with a process group of its own, by the runner that installing has brought. When we
 * end politely we tell it and then end its group; when we are killed outright it notices that the channel to us has closed, and
 * ends by itself.
 *
 * @param {URL} module
 * @param {{ env: NodeJS.ProcessEnv, args?: readonly string[] }} options
 */
export function handOver(module, { env, args = [] }) {
  const runner = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const child = fork(fileURLToPath(module), args, {
    execArgv: ['--import', runner],
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
