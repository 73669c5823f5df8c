import { serve } from '../http/serve'
import { createAdmission } from './createAdmission'
import { createControl } from './createControl'
import { createDialect } from './createDialect'
import { createFaults } from './createFaults'
import { createPost } from './createPost'
import { createSockets } from './createSockets'
import { createWire } from './createWire'
import type { Relay, RelayOptions, RelayState } from './types'
import { createVerify } from './verify'

/** A WalletConnect relay on this machine, which the real clients accept. Keeps the process alive until `stop`. */
export async function startRelay({
  port = 0,
  host = '127.0.0.1',
  projects,
  scams = [],
  log = () => {},
}: RelayOptions = {}): Promise<Relay> {
  const { takeSocket, takeCall, takeMessage, ...faults } = createFaults(() => post.flushAll())
  const post = createPost(takeMessage)
  const { connections } = post
  const verify = createVerify(scams)
  const calls: Record<string, number> = {}
  const refusals: string[] = []

  const state = (): RelayState => ({
    faults: faults.list(),
    connections: [...connections].map(({ clientId, projectId, origin, topics }) => ({
      clientId,
      projectId,
      origin,
      topics: [...topics.keys()],
    })),
    mailbox: post.mailbox.all().map(({ topic, tag, ackedBy }) => ({ topic, tag, acked: ackedBy.size > 0 })),
    connectionsSeen: sockets.seen(),
    refusals: [...refusals],
    calls: { ...calls },
    tags: [...post.tags],
  })
  const switches = { faults, verify, drop: () => sockets.cut(), state }
  const {
    server,
    url: httpUrl,
    stop,
  } = await serve(createControl(switches), {
    port,
    host,
    log: (line) => log(`relay: ${line}`),
  })
  const sockets = createSockets(server, {
    admit: createAdmission(projects),
    takeFault: takeSocket,
    refused(reason) {
      refusals.push(reason)
      log(`relay: refused (${reason})`)
    },
    receive: createWire({ dialect: createDialect(post), post, takeFault: takeCall, calls, log }),
    connections,
  })

  const url = httpUrl.replace('http', 'ws')
  log(`relay: ${url}`)
  return {
    url,
    httpUrl,
    ...switches,
    stop() {
      sockets.stop()
      return stop()
    },
  }
}
