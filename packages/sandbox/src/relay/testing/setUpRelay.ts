import { afterEach } from 'vitest'
import { startRelay } from '../startRelay'
import type { Relay, RelayOptions } from '../types'

export function setUpRelay() {
  const running: Relay[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((relay) => relay.stop()))
  })
  return async (options?: RelayOptions): Promise<Relay> => {
    const relay = await startRelay(options)
    running.push(relay)
    return relay
  }
}
