import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { createSend } from './createSend'
import type { Admit, Connection, Fault } from './types'

/** Node clients give a silent socket up after 35 s. */
const PING_MS = 15_000
/** What the hosted relay closes with when it does not want somebody. */
const REFUSED = 3000

/** The sockets of one relay: lets clients in or tells them why not, and notices those that are gone. */
export function createSockets(
  server: Server,
  {
    admit,
    takeFault,
    refused,
    receive,
    connections,
  }: {
    admit: Admit
    takeFault(): Fault | undefined
    refused(reason: string): void
    receive(connection: Connection, data: string): void
    connections: Set<Connection>
  },
) {
  const sockets = new WebSocketServer({ noServer: true })
  const silent: WeakSet<WebSocket> = new WeakSet()
  let seen = 0

  server.on('upgrade', async (request, stream, head) => {
    const refuse = takeFault()?.refuse
    seen += 1
    if (refuse === true) return stream.destroy()
    // Whoever leaves while it is looked at is no trouble.
    stream.on('error', () => stream.destroy())
    const admission = typeof refuse === 'string' ? { refused: refuse } : await admit(request)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate())
      if ('refused' in admission) {
        refused(admission.refused)
        return socket.close(REFUSED, admission.refused)
      }
      const connection: Connection = {
        ...admission,
        origin: request.headers.origin ?? null,
        topics: new Map(),
        inFlight: new Map(),
        send: createSend(socket),
      }
      connections.add(connection)
      socket.on('pong', () => silent.delete(socket))
      socket.on('message', (data) => receive(connection, String(data)))
      socket.on('close', () => connections.delete(connection))
    })
  })

  const pinging = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }, PING_MS)

  const cut = () => {
    connections.clear()
    for (const socket of sockets.clients) socket.terminate()
  }
  return {
    cut,
    seen: () => seen,
    stop() {
      clearInterval(pinging)
      cut()
      sockets.close()
    },
  }
}
