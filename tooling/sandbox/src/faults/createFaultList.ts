import type { ZodMiniType } from 'zod/mini'
import { readWith } from './readWith'

/**
 * The faults that are on, in the order they were asked for; the first that fits is met, so that a row of counted ones is
 * met one after the other.
 */
export function createFaultList<Fault extends { readonly count?: number }>(schema: ZodMiniType<Fault>) {
  let on: { fault: Fault; left: number }[] = []
  /** Says what is wrong with it instead. */
  const tryAdd = (given: unknown): string | undefined => {
    const read = readWith(schema, given)
    if ('error' in read) return read.error
    on.push({ fault: read.value, left: read.value.count ?? Number.POSITIVE_INFINITY })
    return undefined
  }
  return {
    tryAdd,
    add(fault: Fault) {
      const error = tryAdd(fault)
      if (error !== undefined) throw new TypeError(error)
    },
    list: (): readonly Fault[] =>
      on.map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, count: left } : fault)),
    clear() {
      on = []
    },
    take(fits: (fault: Fault) => boolean): Fault | undefined {
      const met = on.find(({ fault }) => fits(fault))
      if (met === undefined) return undefined
      met.left--
      on = on.filter(({ left }) => left > 0)
      return met.fault
    },
  }
}
