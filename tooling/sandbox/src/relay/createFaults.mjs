import { createFaultList } from '../faults/createFaultList.mjs'
import { faultSchema } from './faultSchema.mjs'

const MESSAGE = 'irn_subscription'

/**
 * The faults that are on.
 *
 * @param {() => void} cleared
 */
export function createFaults(cleared) {
  const { take, clear, ...list } = createFaultList(faultSchema)
  return {
    ...list,
    clear() {
      clear()
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
