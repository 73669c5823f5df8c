/**
 * A process of its own between the sandbox and its anvils. It ends them when the channel to its parent closes, and a
 * closed channel is the one thing every end of a parent has in common: exit, exception, SIGTERM, SIGKILL.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

interface StartMessage {
  id: number
  command: string
  args: string[]
}

export interface ReportMessage {
  id: number
  pid?: number
  port?: number
  exit?: string
}

// Should this process itself be killed together with its parent (`killall -9 node`), the kernel ends anvil.
const SETPRIV = '/usr/bin/setpriv'
const wrapper = process.platform === 'linux' && existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL'] : []

const children: Set<ChildProcess> = new Set()
let ending = false

const report = (message: ReportMessage) => {
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
    // Anvil goes on printing each call; the pipe is read to its end so that it never fills, and forgotten.
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
// Ctrl-C is the parent's to answer; anvil must outlive it until the parent has written what it wants to write.
process.on('SIGINT', () => {})
