/** Ends the anvils when the channel to the parent process closes: after exit, exception, SIGTERM or SIGKILL. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

interface StartMessage {
  id: number
  command: string
  args: string[]
}

export interface AnvilReportMessage {
  id: number
  pid?: number
  port?: number
  exit?: string
}

// Lets the kernel end anvil if this process is killed together with its parent (`killall -9 node`).
const SETPRIV = '/usr/bin/setpriv'
const wrapper = process.platform === 'linux' && existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL'] : []

const children: Set<ChildProcess> = new Set()
let ending = false

const report = (message: AnvilReportMessage) => {
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}

const leaveWhenAlone = () => {
  if (ending && children.size === 0) process.exit(0)
}

const end = () => {
  ending = true
  for (const child of children) child.kill('SIGKILL')
  leaveWhenAlone()
}

process.on('message', ({ id, command, args }: StartMessage) => {
  const [file = command, ...rest] = [...wrapper, command, ...args]
  const child = spawn(file, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  if (child.pid !== undefined) report({ id, pid: child.pid })

  let said = ''
  let listening = false
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    // Keeps reading, as anvil prints each call and a full pipe would block it.
    if (listening) return
    said += text
    const port = /Listening on \S+:(\d+)/.exec(said)?.[1]
    if (port === undefined) return
    listening = true
    report({ id, port: Number(port) })
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000)
  })
  const gone = (reason: string) => {
    children.delete(child)
    report({ id, exit: complaint.trim() || reason })
    leaveWhenAlone()
  }
  child.on('error', (error) => gone(error.message))
  child.on('close', (code, signal) => gone(signal ?? `exit code ${code}`))
})

process.on('disconnect', end)
process.on('SIGTERM', end)
// Ignores Ctrl-C, so that anvil runs until the parent process has finished.
process.on('SIGINT', () => {})
