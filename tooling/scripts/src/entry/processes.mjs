import { spawn } from 'node:child_process'

/**
 * `quiet`: the output is returned instead of shown.
 *
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} RunOptions
 * @typedef {(command: string, args: readonly string[], options?: RunOptions) => Promise<{ code: number, text: string
 * }>} Run
 * @typedef {{ run: Run, env: NodeJS.ProcessEnv }} Tools
 */

/**
 * Runs commands so that nothing outlives them. Each gets its own process group, which ends with it: a leftover chain or
 * browser would hold its port and answer later.
 */
export function createProcesses() {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const running = new Set()
  let stopped = false

  /**
   * Resolves with the exit code; `quiet` returns the output instead of showing it.
   *
   * @param {string} command
   * @param {readonly string[]} args
   * @param {RunOptions} [options]
   * @returns {Promise<{ code: number, text: string }>}
   */
  function run(command, args, { cwd, env, quiet = false } = {}) {
    return new Promise((resolve, reject) => {
      if (stopped) return reject(new Error('Stopped.'))
      const output = quiet ? 'pipe' : 'inherit'
      const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] })
      let text = ''
      const keep = (/** @type {Buffer} */ chunk) => {
        text += chunk
      }
      child.stdout?.on('data', keep)
      child.stderr?.on('data', keep)
      running.add(child)
      child.once('error', (error) => {
        running.delete(child)
        reject(error)
      })
      child.once('exit', () => killGroup(child))
      child.once('close', (code) => {
        running.delete(child)
        resolve({ code: code ?? 1, text })
      })
    })
  }

  function stop() {
    stopped = true
    for (const child of running) killGroup(child)
  }

  return { run, stop }
}

/**
 * Ends a child's group, which survives the child itself.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 */
export function killGroup(child, signal = 'SIGKILL') {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // All processes of the group have ended already.
  }
}
