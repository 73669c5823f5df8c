import { fork } from 'node:child_process'
import { EXEC_ARGV, locateModule } from '../../process/runFile'
import type { SandboxLog } from '../../types'
import { findAnvil } from './findAnvil'
import type { AnvilReportMessage } from './watchdog'

const START_TIMEOUT_MS = 120_000
const WATCHDOG = locateModule('./watchdog', import.meta.url)

interface Anvil {
  pid?: number
  listening(port: number): void
  ended(reason: string): void
}

export function createAnvilProcesses(log: SandboxLog) {
  const { NODE_OPTIONS: _options, NODE_V8_COVERAGE: _coverage, ...env } = process.env
  // Detached, so that a signal to the process group does not end the watchdog.
  const watchdog = fork(WATCHDOG, [], {
    detached: true,
    execArgv: EXEC_ARGV,
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const anvils: Map<number, Anvil> = new Map()
  let nextId = 0
  let stopping = false

  watchdog.on('message', (message: AnvilReportMessage) => {
    const stored = anvils.get(message.id)
    if (stored === undefined) return
    if (message.pid !== undefined) stored.pid = message.pid
    if (message.port !== undefined) stored.listening(message.port)
    if (message.exit !== undefined) {
      anvils.delete(message.id)
      stored.ended(message.exit)
    }
  })

  const over: Promise<void> = new Promise((resolve) => {
    const finish = (reason: string) => {
      // The watchdog ends the anvils; if it was killed, this process does.
      for (const stored of anvils.values()) {
        if (stored.pid !== undefined) endProcess(stored.pid)
        stored.ended(reason)
      }
      anvils.clear()
      resolve()
    }
    watchdog.on('exit', () => finish('its watchdog ended'))
    watchdog.on('error', (error) => finish(error.message))
  })

  return {
    /**
     * Starts an anvil, and resolves with its port once it listens; 0 lets the system choose. Rejects with anvil's
     * message if it exits.
     */
    start(args: readonly string[], port: number): Promise<number> {
      const id = nextId++
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('anvil does not start')), START_TIMEOUT_MS)
        const settle = (callback: () => void) => {
          clearTimeout(timer)
          callback()
        }
        const stored: Anvil = {
          listening: (actual) =>
            settle(() => {
              stored.ended = (reason) => {
                if (!stopping) log(`anvil on port ${actual} has ended: ${reason}`)
              }
              resolve(actual)
            }),
          ended: (reason) => settle(() => reject(new Error(reason))),
        }
        anvils.set(id, stored)
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
    // The process has already ended.
  }
}
