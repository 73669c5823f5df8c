import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** How long the machine is tried: slices, and milliseconds of each. */
const SLICES = 12
const SLICE = 30
/** A slow slice of a machine without other work, as a share of the fastest. A core whose twin is busy gives 0.6. */
const QUIET = 0.85
/** Slices that may be worse: something always happens. */
const HICCUPS = 2

/** The same work over and over, and how often it was done in each slice. */
const WORK = `
const { parentPort } = require('node:worker_threads')
const numbers = new Float64Array(1 << 14)
const run = (until) => {
  let count = 0
  while (performance.now() < until) {
    for (let i = 0; i < numbers.length; i++) numbers[i] = numbers[i] * 1.0001 + i
    count++
  }
  return count
}
run(performance.now() + ${2 * SLICE})
parentPort.postMessage(Array.from({ length: ${SLICES} }, () => run(performance.now() + ${SLICE})))
`

/**
 * Whether the machine has nothing else to do: two threads do the same work for a while, and only on a quiet machine each
 * slice of time brings as much as the others. Work that is counted, and not time on a core: what else the host of a
 * virtual machine does takes no time from it, and makes it slow all the same.
 */
export async function isQuiet() {
  const threads = Math.min(2, availableParallelism())
  const done = (await Promise.all(Array.from({ length: threads }, work))).flat()
  const [slow = 0] = done.sort((one, other) => one - other).slice(HICCUPS)
  return slow / Math.max(...done) >= QUIET
}

function work() {
  return new Promise((resolve, reject) => {
    new Worker(WORK, { eval: true }).once('message', resolve).once('error', reject)
  })
}
