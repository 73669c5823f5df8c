import { ensureDependencies } from './ensureDependencies.mjs'
import { ensureNode } from './ensureNode.mjs'
import { ensurePnpm } from './ensurePnpm.mjs'
import { handOver } from './handOver.mjs'
import { log, messageOf } from './log.mjs'
import { createProcesses } from './processes.mjs'
import { whenStopped } from './whenStopped.mjs'

/**
 * Installs dependencies, then runs a TypeScript module until it ends or the user stops it. `onEnd` returns the exit
 * code; `stopped` is the code of a requested end.
 *
 * @param {URL} module
 * @param {{ args?: readonly string[], env?: NodeJS.ProcessEnv, stopped: number, onEnd: (code: number) => number }}
 * options
 */
export async function enter(module, { args = [], env: more = {}, stopped, onEnd }) {
  const processes = createProcesses()
  /** @type {ReturnType<typeof handOver> | undefined} */
  let child
  /** @type {Promise<never> | undefined} */
  let ending

  /**
   * Stops all child processes before exiting.
   *
   * @param {number} code
   */
  const end = (code) => {
    processes.stop()
    ending ??= Promise.resolve(child?.stop()).then(() => process.exit(code))
    return ending
  }
  whenStopped((reason) => {
    if (stopped !== 0) log.failed(`Stopped (${reason}).`)
    end(stopped)
  })

  try {
    ensureNode()
    const env = { ...(await ensurePnpm(processes)), ...more }
    await ensureDependencies({ run: processes.run, env })
    child = handOver(module, { env, args })
    const code = onEnd(await child.ended)
    if (!ending) process.exit(code)
  } catch (error) {
    if (!ending) log.failed(messageOf(error))
    await end(1)
  }
}
