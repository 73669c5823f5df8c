import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** How long the machine is tried. Milliseconds. */
const TRIAL = 300
/** The share of its cores that a machine without other work gives. */
const QUIET = 0.85

const SPIN = `const end = performance.now() + ${TRIAL}; while (performance.now() < end);`

/**
 * Whether the machine has nothing else to do: two threads are kept busy for a while, and only a quiet machine gives each
 * a core of its own. A browser draws with several threads, so work elsewhere shows in its times even while a core is left.
 */
export async function isQuiet() {
  const threads = Math.min(2, availableParallelism())
  const before = process.cpuUsage()
  const start = performance.now()
  await Promise.all(Array.from({ length: threads }, spin))
  const { user, system } = process.cpuUsage(before)
  const share = (user + system) / 1000 / ((performance.now() - start) * threads)
  return share >= QUIET
}

function spin() {
  return new Promise((resolve, reject) => {
    new Worker(SPIN, { eval: true }).once('exit', resolve).once('error', reject)
  })
}
