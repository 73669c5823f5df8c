import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url))
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
// Program that makes the kernel end the server if this process dies.
const GUARD = ['/usr/bin/setpriv', '--pdeathsig', 'KILL']

export interface ServerProcess {
  readonly pid: number
  readonly port: number
  readonly stderr: () => string
  /** Resolves with the exit code, or null after a signal. */
  readonly ended: Promise<number | null>
  signal(name: NodeJS.Signals): void
}

/** Starts the server as an operator does, in a process of its own. Resolves once it listens. */
export async function startProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, output, ended } = runCli([], settings)
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, found] = /port (\d+)/.exec(output.stdout) ?? []
      if (found !== undefined) resolve(Number(found))
    })
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${output.stderr}`)))
  })
  return { pid: child.pid ?? 0, port, stderr: () => output.stderr, ended, signal: (name) => child.kill(name) }
}

/** Runs a command of the server until it ends. */
export async function runCommand(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const { output, ended } = runCli(args, settings)
  const code = await ended
  return { code, ...output }
}

function runCli(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const [file = '', ...rest] = [...GUARD, process.execPath, '--import', TSX, '--conditions=@foyer/source', CLI, ...args]
  const child: ChildProcess = spawn(file, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...settings },
  })
  const output = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, output, ended }
}
