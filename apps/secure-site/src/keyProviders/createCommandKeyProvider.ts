import { spawn } from 'node:child_process'
import { SetupError } from '../SetupError'
import type { KeyProvider } from '../types'

const TIMEOUT_MS = 30_000
// Leaves room for what any key service adds to a key of 32 bytes.
const MAX_OUTPUT_BYTES = 16_384

/**
 * Creates a provider that runs a command: with `wrap` or `unwrap` as its last argument, the bytes on stdin and the
 * result on stdout. Runs no shell. The command’s stderr goes to that of the site.
 */
export function createCommandKeyProvider({
  command,
  timeoutMs = TIMEOUT_MS,
}: {
  /** Path of the program, and arguments before `wrap` or `unwrap`. */
  readonly command: readonly string[]
  /** Time after which the command is ended, in ms. @default 30000 */
  readonly timeoutMs?: number | undefined
}): KeyProvider {
  const run = (verb: 'wrap' | 'unwrap') => (input: Uint8Array) => runCommand([...command, verb], { input, timeoutMs })
  return { name: 'command', wrap: run('wrap'), unwrap: run('unwrap') }
}

function runCommand(
  [file = '', ...args]: readonly string[],
  { input, timeoutMs }: { readonly input: Uint8Array; readonly timeoutMs: number },
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // Runs in a process group of its own, so that the programs that a script runs end with it.
    const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'], shell: false, detached: true })
    const parts: Buffer[] = []
    let length = 0
    const end = (error: SetupError) => {
      clearTimeout(timer)
      reject(error)
      if (child.pid !== undefined) killGroup(child.pid)
    }
    const timer = setTimeout(() => end(new SetupError(`the command took longer than ${timeoutMs / 1000} s`)), timeoutMs)
    child.once('error', (error) => end(new SetupError(`the command can’t be run: ${error.message}`)))
    child.stdout.on('data', (part: Buffer) => {
      length += part.length
      parts.push(part)
      if (length > MAX_OUTPUT_BYTES) end(new SetupError(`the command returned more than ${MAX_OUTPUT_BYTES} bytes`))
    })
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      const output = Uint8Array.from(Buffer.concat(parts))
      for (const part of parts) part.fill(0)
      if (code !== 0) reject(new SetupError(`the command ended with ${signal ?? `status ${code}`}`))
      else if (output.length === 0) reject(new SetupError('the command returned nothing'))
      else resolve(output)
    })
    // A command that exits without reading is judged by its status.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The command has ended already.
  }
}
