import { existsSync, readFileSync } from 'node:fs'

const WATCH_MS = 500
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls back once when this process should end: Ctrl-C, a polite kill, the terminal closed, or npm, which started
 * it, gone without a word. Returns its undo.
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

/** Started by hand, a process may well outlive its shell; started by npm it must not outlive npm. @param {() => void} listener */
function watchParents(listener) {
  const parents = findParents()
  const timer = setInterval(() => findParents() !== parents && listener(), WATCH_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** npm starts a shell that starts us, so npm is the parent's parent; only Linux tells that one. */
function findParents() {
  const status = `/proc/${process.ppid}/status`
  const grandparent = existsSync(status) ? /^PPid:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] : ''
  return `${process.ppid} ${grandparent}`
}
