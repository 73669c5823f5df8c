import type { ZodMiniType } from 'zod/mini'
import { parseWithSchema } from './schemas'

// Applies the first matching fault, so faults with a count apply one after the other.
export function createFaultList<Fault extends { readonly count?: number }>(schema: ZodMiniType<Fault>) {
  let on: { fault: Fault; left: number }[] = []
  // Adds a fault, or returns the reason why it is invalid.
  const tryAdd = (input: unknown): string | undefined => {
    const read = parseWithSchema(schema, input)
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
