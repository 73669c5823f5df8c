import { readFault } from './readFault.mjs'

/** @typedef {import('./types').Fault} Fault */

/** The faults that are on, in the order they were asked for. */
export function createFaults() {
  /** @type {{ fault: Fault, left: number }[]} */
  let on = []
  return {
    /** @param {Fault} fault */
    add(fault) {
      const read = readFault(fault)
      if ('error' in read) throw new TypeError(read.error)
      on.push({ fault: read.fault, left: read.fault.count ?? Number.POSITIVE_INFINITY })
    },
    /** @returns {readonly Fault[]} */
    list: () => on.map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, count: left } : fault)),
    clear() {
      on = []
    },
    /**
     * The fault this request meets; the first that fits, so that a row of counted ones is met one after the other.
     *
     * @param {string} path
     * @returns {Fault | undefined}
     */
    take(path) {
      const met = on.find(({ fault }) => path.startsWith(fault.path ?? '/'))
      if (met === undefined) return undefined
      met.left--
      on = on.filter(({ left }) => left > 0)
      return met.fault
    },
  }
}
