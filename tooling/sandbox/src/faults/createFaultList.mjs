import { readWith } from './readWith.mjs'

/**
 * The faults that are on, in the order they were asked for; the first that fits is met, so that a row of counted ones is
 * met one after the other.
 *
 * @template {{ readonly count?: number }} Fault
 * @param {import('zod/mini').ZodMiniType<Fault>} schema
 */
export function createFaultList(schema) {
  /** @type {{ fault: Fault, left: number }[]} */
  let on = []
  /** Says what is wrong with it instead. @param {unknown} given @returns {string | undefined} */
  const tryAdd = (given) => {
    const read = readWith(schema, given)
    if ('error' in read) return read.error
    on.push({ fault: read.value, left: read.value.count ?? Number.POSITIVE_INFINITY })
    return undefined
  }
  return {
    tryAdd,
    /** @param {Fault} fault */
    add(fault) {
      const error = tryAdd(fault)
      if (error !== undefined) throw new TypeError(error)
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
