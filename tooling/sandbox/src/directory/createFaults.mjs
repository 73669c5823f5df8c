import { createFaultList } from '../faults/createFaultList.mjs'
import { faultSchema } from './faultSchema.mjs'

/** @typedef {import('./types').Fault} Fault */

/** The faults that are on. */
export function createFaults() {
  const { take, ...list } = createFaultList(faultSchema)
  return {
    ...list,
    /**
     * The fault this request meets.
     *
     * @param {string} path
     * @returns {Fault | undefined}
     */
    take: (path) => take((fault) => path.startsWith(fault.path ?? '/')),
  }
}
