/**
 * The faults that are on, in the order they were asked for; the first that fits is met, so that a row of counted ones is
 * met one after the other.
 *
 * @template {{ readonly count?: number }} Fault
 * @param {(value: unknown) => { fault: Fault } | { error: string }} readFault
 */
export function createFaultList(readFault) {
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
     * @param {(fault: Fault) => boolean} fits
     * @returns {Fault | undefined}
     */
    take(fits) {
      const met = on.find(({ fault }) => fits(fault))
      if (met === undefined) return undefined
      met.left--
      on = on.filter(({ left }) => left > 0)
      return met.fault
    },
  }
}
