import { serve } from '../http/serve.mjs'
import { createAdmission } from './createAdmission.mjs'
import { createControl } from './createControl.mjs'
import { createDialect } from './createDialect.mjs'
import { createFaults } from './createFaults.mjs'
import { createPost } from './createPost.mjs'
import { createSockets } from './createSockets.mjs'
import { createWire } from './createWire.mjs'
import { createVerify } from './verify.mjs'

/**
 * A WalletConnect relay on this machine, which the real clients accept. Keeps the process alive until `stop`.
 *
 * @param {import('./types.d.mts').RelayOptions} [options]
 * @returns {Promise<import('./types.d.mts').Relay>}
 */
export async function startRelay({ port = 0, host = '127.0.0.1', projects, scams = [], log = () => {} } = {}) {
  const { takeSocket, takeCall, takeMessage, ...faults } = createFaults(() => post.flushAll())
  const post = createPost(takeMessage)
  const { connections } = post
  const verify = createVerify(scams)
  /** @type {Record<string, number>} */
  const calls = {}
  /** @type {string[]} */
  const refusals = []

  /** @returns {import('./types.d.mts').RelayState} */
  const state = () => ({
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
