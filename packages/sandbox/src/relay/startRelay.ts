import { serveApp } from '../http/serveApp'
import { createMessageDelivery } from './createMessageDelivery'
import { createPayloadHandler } from './createPayloadHandler'
import { createRelayControl } from './createRelayControl'
import { createRelayFaults } from './createRelayFaults'
import { createRelayMethods } from './createRelayMethods'
import { createSocketAuthorizer } from './createSocketAuthorizer'
import { createSocketServer } from './createSocketServer'
import { createVerifyService } from './createVerifyService'
import type { Relay, RelayOptions, RelayState } from './types'

/** Starts a WalletConnect relay for real clients. It keeps the process alive until `stop`. */
export async function startRelay({
  port = 0,
  host = '127.0.0.1',
  projects,
  scams = [],
  log = () => {},
}: RelayOptions = {}): Promise<Relay> {
  const { takeSocket, takeCall, takeMessage, ...faults } = createRelayFaults(() => post.flushAll())
  const post = createMessageDelivery(takeMessage)
  const { connections } = post
  const verify = createVerifyService(scams)
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
  } = await serveApp(createRelayControl(switches), {
    port,
    host,
    log: (line) => log(`relay: ${line}`),
  })
  const sockets = createSocketServer(server, {
    authorize: createSocketAuthorizer(projects),
    takeFault: takeSocket,
    refused(reason) {
      refusals.push(reason)
      log(`relay: refused (${reason})`)
    },
    receive: createPayloadHandler({ dialect: createRelayMethods(post), post, takeFault: takeCall, calls, log }),
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
