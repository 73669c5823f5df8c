import { existsSync, readFileSync } from 'node:fs'

const WATCH_MS = 500
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls back once when this process should end: Ctrl-C, SIGTERM, a closed terminal, or the death of the npm that
 * started it. Returns an undo function.
 *
 * @param {(reason: string) => void} listener
 */
export function whenStopped(listener) {
  const stop = (/** @type {string} */ reason) => {
    undo()
    listener(reason)
  }
  const lost = () => stop('the terminal is gone')
  const unwatch = process.env.npm_lifecycle_event ? watchParents(() => stop('npm is gone')) : () => {}
  const undo = () => {
    unwatch()
    for (const signal of signals) process.off(signal, stop)
    process.stdout.off('error', lost)
  }
  for (const signal of signals) process.on(signal, stop)
  process.stdout.on('error', lost)
  return undo
}

/**
 * Calls back when the npm that started this process is gone. A process started by hand may outlive its shell.
 *
 * @param {() => void} listener
 */
function watchParents(listener) {
  const parents = findParents()
  const timer = setInterval(() => findParents() !== parents && listener(), WATCH_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** npm starts us through a shell, so npm is the grandparent; only Linux reveals it. */
function findParents() {
  const status = `/proc/${process.ppid}/status`
  const grandparent = existsSync(status) ? /^PPid:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] : ''
  return `${process.ppid} ${grandparent}`
}
