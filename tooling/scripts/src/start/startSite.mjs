import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { killGroup } from '../lib/processes.mjs'

const PATIENCE_MS = 5000
const module = fileURLToPath(new URL('./site.mjs', import.meta.url))

/**
 * The chains and the playground live in a child with a process group of its own. When we end politely we tell it and
 * then end its group; when we are killed outright it notices that the channel to us has closed, and ends by itself.
 */
export function startSite({ env }) {
  // Only there once packages are installed.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const execArgv = ['--import', tsx]
  const child = fork(module, { execArgv, env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('exit', () => {
      killGroup(child)
      resolve()
    })
  })

  function stop() {
    if (child.connected) child.disconnect()
    const timer = setTimeout(() => killGroup(child), PATIENCE_MS)
    return ended.finally(() => clearTimeout(timer))
  }

  return { ended, stop }
}
