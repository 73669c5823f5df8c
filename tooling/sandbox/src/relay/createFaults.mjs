import { readFault } from './readFault.mjs'

/** @typedef {import('./types.d.mts').Fault} Fault */

const MESSAGE = 'irn_subscription'

/**
 * The faults that are on, in the order they were asked for; the first that fits is met.
 *
 * @param {() => void} cleared
 */
export function createFaults(cleared) {
  /** @type {{ fault: Fault, left: number }[]} */
  let on = []

  /** @param {(fault: Fault) => boolean} fits */
  const take = (fits) => {
    const met = on.find(({ fault }) => fits(fault))
    if (met === undefined) return undefined
    met.left--
    on = on.filter(({ left }) => left > 0)
    return met.fault
  }

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
      cleared()
    },
    /** What a new socket meets. */
    takeSocket: () => take(({ refuse }) => Boolean(refuse)),
    /** @param {string} called */
    takeCall: (called) =>
      take(({ refuse, hold, tags, method = called }) => !refuse && !hold && tags === undefined && method === called),
    /** What a message meets on its way to a client. @param {number} tag */
    takeMessage: (tag) =>
      take(
        ({ refuse, fail, tags = [tag], method = MESSAGE }) =>
          !refuse && !fail && tags.includes(tag) && method === MESSAGE,
      ),
  }
}
