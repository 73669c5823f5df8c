import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Opens a port for each service; the first connection to any of them starts all. Most test files never connect. */
export async function startServicesOnDemand<Name extends string>(
  names: readonly Name[],
  start: () => Promise<{ readonly urls: Readonly<Partial<Record<Name, string>>>; stop(): Promise<void> }>,
): Promise<{ readonly urls: Readonly<Record<Name, string>>; stop(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const servers: Server[] = []
  let started: ReturnType<typeof start> | undefined
  let isStopped = false

  const forward = async (name: Name, client: Socket) => {
    keep(client)
    try {
      started ??= start()
      const { port } = new URL((await started).urls[name] ?? '')
      if (client.destroyed || isStopped) return
      const server = keep(connect(Number(port), '127.0.0.1'))
      client.pipe(server).pipe(client)
      client.once('close', () => server.destroy())
      server.once('close', () => client.destroy())
    } catch (error) {
      client.destroy()
      if (!isStopped) console.error(error)
    }
  }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    // Errors are ignored, as `close` follows each.
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
  }

  const entries = await Promise.all(
    names.map(async (name) => {
      const server = createServer((client) => void forward(name, client)).listen(0, '127.0.0.1')
      servers.push(server)
      await once(server, 'listening')
      return [name, `http://127.0.0.1:${(server.address() as AddressInfo).port}`] as const
    }),
  )
  return {
    urls: Object.fromEntries(entries) as Record<Name, string>,
    async stop() {
      isStopped = true
      for (const server of servers) server.close()
      for (const socket of sockets) socket.destroy()
      await (await started?.catch(() => undefined))?.stop()
    },
  }
}
