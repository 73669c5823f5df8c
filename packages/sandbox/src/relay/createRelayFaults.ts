import { createFaultList } from '../faults/createFaultList'
import { relayFaultSchema } from './relayFaultSchema'

const MESSAGE = 'irn_subscription'

export function createRelayFaults(cleared: () => void) {
  const { take, clear, ...list } = createFaultList(relayFaultSchema)
  return {
    ...list,
    clear() {
      clear()
      cleared()
    },
    takeSocket: () => take(({ refuse }) => Boolean(refuse)),
    takeCall: (called: string) =>
      take(({ refuse, hold, tags, method = called }) => !refuse && !hold && tags === undefined && method === called),
    takeMessage: (tag: number) =>
      take(
        ({ refuse, fail, tags = [tag], method = MESSAGE }) =>
          !refuse && !fail && tags.includes(tag) && method === MESSAGE,
      ),
  }
}
