import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { RUN_TYPESCRIPT } from '../typeScript'
import type { SandboxLog } from '../types'
import { findAnvil } from './findAnvil'
import type { ReportMessage } from './watchdog'

const START_TIMEOUT_MS = 120_000
const WATCHDOG = fileURLToPath(new URL('./watchdog.ts', import.meta.url))

interface Kept {
  pid?: number
  listening(port: number): void
  ended(reason: string): void
}

/** Keeps anvils through one watchdog process. */
export function createAnvilKeeper(log: SandboxLog) {
  const { NODE_OPTIONS: _options, NODE_V8_COVERAGE: _coverage, ...env } = process.env
  // Detached: a Ctrl-C or a kill of the whole process group must not take away the one who cleans up.
  const watchdog = fork(WATCHDOG, [], {
    detached: true,
    execArgv: RUN_TYPESCRIPT,
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const anvils: Map<number, Kept> = new Map()
  let nextId = 0
  let stopping = false

  watchdog.on('message', (message: ReportMessage) => {
    const kept = anvils.get(message.id)
    if (kept === undefined) return
    if (message.pid !== undefined) kept.pid = message.pid
    if (message.port !== undefined) kept.listening(message.port)
    if (message.exit !== undefined) {
      anvils.delete(message.id)
      kept.ended(message.exit)
    }
  })

  const over: Promise<void> = new Promise((resolve) => {
    const finish = (reason: string) => {
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
     */
    start(args: readonly string[], port: number): Promise<number> {
      const id = nextId++
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('anvil does not start')), START_TIMEOUT_MS)
        const settle = (act: () => void) => {
          clearTimeout(timer)
          act()
        }
        const kept: Kept = {
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
    stop(): Promise<void> {
      stopping = true
      if (watchdog.connected) watchdog.disconnect()
      return over
    },
  }
}

function endProcess(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}
