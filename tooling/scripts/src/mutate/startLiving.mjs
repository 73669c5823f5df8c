import { fork } from 'node:child_process'
import { join } from 'node:path'
import { killGroup } from '../lib/processes.mjs'

/** A process that has the tests of a package loaded, and does one order after another. */
export function startLiving() {
  const child = fork(join(import.meta.dirname, 'living.mjs'), {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Vitest listens to itself once for each of hundreds of runs.
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  const end = () => killGroup(child)
  process.once('exit', end)
  return {
    /** What comes of an order; undefined where it takes longer than `limit`, or the process is gone: then nothing else can be asked. */
    ask(order, values, limit = Number.POSITIVE_INFINITY) {
      return new Promise((resolve, reject) => {
        const done = (settle) => {
          clearTimeout(timer)
          child.off('message', heard)
          child.off('exit', gone)
          settle()
        }
        const heard = ({ answer, error }) => done(() => (error ? reject(new Error(error)) : resolve(answer)))
        const gone = () => done(() => resolve(undefined))
        const timer = Number.isFinite(limit) ? setTimeout(end, limit) : undefined
        child.on('message', heard)
        child.once('exit', gone)
        child.send({ order, ...values })
      })
    },
    stop() {
      process.off('exit', end)
      end()
    },
  }
}
