import { createFaultList } from '../faults/createFaultList'
import { faultSchema } from './faultSchema'

const MESSAGE = 'irn_subscription'

/** The faults that are on. */
export function createFaults(cleared: () => void) {
  const { take, clear, ...list } = createFaultList(faultSchema)
  return {
    ...list,
    clear() {
      clear()
      cleared()
    },
    /** What a new socket meets. */
    takeSocket: () => take(({ refuse }) => Boolean(refuse)),
    takeCall: (called: string) =>
      take(({ refuse, hold, tags, method = called }) => !refuse && !hold && tags === undefined && method === called),
    /** What a message meets on its way to a client. */
    takeMessage: (tag: number) =>
      take(
        ({ refuse, fail, tags = [tag], method = MESSAGE }) =>
          !refuse && !fail && tags.includes(tag) && method === MESSAGE,
      ),
  }
}
