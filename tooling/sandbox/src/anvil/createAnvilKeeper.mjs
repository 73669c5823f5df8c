import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findAnvil } from './findAnvil.mjs'

const START_TIMEOUT_MS = 120_000
const WATCHDOG = fileURLToPath(new URL('./watchdog.mjs', import.meta.url))

/**
 * @typedef {import('./watchdog.mjs').ReportMessage} ReportMessage
 * @typedef {{ pid?: number, listening(port: number): void, ended(reason: string): void }} Kept
 */

/**
 * Keeps anvils through one watchdog process.
 *
 * @param {import('../index.mjs').SandboxLog} log
 */
export function createAnvilKeeper(log) {
  const { NODE_OPTIONS: _options, NODE_V8_COVERAGE: _coverage, ...env } = process.env
  // Detached: a Ctrl-C or a kill of the whole process group must not take away the one who cleans up.
  const watchdog = fork(WATCHDOG, [], {
    detached: true,
    execArgv: [],
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  /** @type {Map<number, Kept>} */
  const anvils = new Map()
  let nextId = 0
  let stopping = false

  watchdog.on('message', (/** @type {ReportMessage} */ message) => {
    const kept = anvils.get(message.id)
    if (kept === undefined) return
    if (message.pid !== undefined) kept.pid = message.pid
    if (message.port !== undefined) kept.listening(message.port)
    if (message.exit !== undefined) {
      anvils.delete(message.id)
      kept.ended(message.exit)
    }
  })

  /** @type {Promise<void>} */
  const over = new Promise((resolve) => {
    const finish = (/** @type {string} */ reason) => {
      // Normally there is nobody left. If the watchdog was killed, its anvils are ours to end.
      for (const kept of anvils.values()) {
        if (kept.pid !== undefined) endProcess(kept.pid)
        kept.ended(reason)
      }
      anvils.clear()
      resolve()
    }
    watchdog.on('exit', () => finish('its watchdog ended'))
    watchdog.on('error', (error) => finish(error.message))
  })

  return {
    /**
     * Resolves with the port once this very anvil listens on it; 0 lets the system choose. Rejects with anvil's own
     * words when it ends instead, as it does on a taken port.
     *
     * @param {readonly string[]} args
     * @param {number} port
     * @returns {Promise<number>}
     */
    start(args, port) {
      const id = nextId++
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('anvil does not start')), START_TIMEOUT_MS)
        const settle = (/** @type {() => void} */ act) => {
          clearTimeout(timer)
          act()
        }
        /** @type {Kept} */
        const kept = {
          listening: (actual) =>
            settle(() => {
              kept.ended = (reason) => {
                if (!stopping) log(`anvil on port ${actual} has ended: ${reason}`)
              }
              resolve(actual)
            }),
          ended: (reason) => settle(() => reject(new Error(reason))),
        }
        anvils.set(id, kept)
        watchdog.send({ id, command: findAnvil(), args: [...args, '--port', String(port)] })
      })
    },
    /** @returns {Promise<void>} */
    stop() {
      stopping = true
      if (watchdog.connected) watchdog.disconnect()
      return over
    },
  }
}

/** @param {number} pid */
function endProcess(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}
