import { afterAll, it } from 'vitest'
import { startRelay } from './startRelay'
import { expectEventually } from './testing/expectEventually'
import { type Dapp, openDapp } from './testing/openDapp'
import type { Relay } from './types'

const REASONS = [
  'Unauthorized: origin not allowed',
  'JWT validation error: JWT Token is not yet valid',
  'Unauthorized: invalid key',
]
const open: (Relay | Dapp)[] = []

afterAll(() => Promise.all(open.map((it) => ('stop' in it ? it.stop() : it.close()))))

it.each(REASONS)('the relay refuses the real client with "%s"', async (reason) => {
  const relay = await startRelay({ projects: { ours: {} } })
  open.push(relay)
  if (reason !== 'Unauthorized: invalid key') relay.faults.add({ refuse: reason })
  const dapp = await openDapp(relay.url, { projectId: 'theirs' })
  open.push(dapp)
  // Not `propose`: it waits for a URI, and the client may make none without a relay.
  dapp.provider.connect({}).catch(() => {})
  await expectEventually(() => dapp.relayErrors[0]).toBe(
    `WebSocket connection closed abnormally with code: 3000 (${reason})`,
  )
})
