import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { createSocketSender } from './createSocketSender'
import type { RelayConnection, RelayFault, SocketAuthorizer } from './types'

// Node clients drop a silent socket after 35 s.
const PING_MS = 15_000
// Close code by which the hosted relay rejects clients.
const REFUSED = 3000

export function createSocketServer(
  server: Server,
  {
    authorize,
    takeFault,
    refused,
    receive,
    connections,
  }: {
    authorize: SocketAuthorizer
    takeFault(): RelayFault | undefined
    refused(reason: string): void
    receive(connection: RelayConnection, data: string): void
    connections: Set<RelayConnection>
  },
) {
  const sockets = new WebSocketServer({ noServer: true })
  const silent: WeakSet<WebSocket> = new WeakSet()
  let seen = 0

  server.on('upgrade', async (request, stream, head) => {
    const refuse = takeFault()?.refuse
    seen += 1
    if (refuse === true) return stream.destroy()
    // Ignores a client that leaves during the handshake.
    stream.on('error', () => stream.destroy())
    const authorization = typeof refuse === 'string' ? { refused: refuse } : await authorize(request)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => socket.terminate())
      if ('refused' in authorization) {
        refused(authorization.refused)
        return socket.close(REFUSED, authorization.refused)
      }
      const connection: RelayConnection = {
        ...authorization,
        origin: request.headers.origin ?? null,
        topics: new Map(),
        inFlight: new Map(),
        send: createSocketSender(socket),
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
