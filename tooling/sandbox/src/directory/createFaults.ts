import { createFaultList } from '../faults/createFaultList'
import { faultSchema } from './faultSchema'
import type { Fault } from './types'

/** The faults that are on. */
export function createFaults() {
  const { take, ...list } = createFaultList(faultSchema)
  return {
    ...list,
    /** The fault this request meets. */
    take: (path: string): Fault | undefined => take((fault) => path.startsWith(fault.path ?? '/')),
  }
}
