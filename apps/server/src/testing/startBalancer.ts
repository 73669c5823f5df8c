import { connect, createServer } from 'node:net'

export interface Balancer {
  readonly port: number
  /** Ports of the instances. New connections go to them in turn. */
  use(ports: readonly number[]): void
  close(): Promise<void>
}

/** Forwards connections to instances in turn, without sticky sessions, and skips those that do not answer. */
export async function startBalancer(): Promise<Balancer> {
  let ports: readonly number[] = []
  let turn = 0
  const server = createServer((client) => {
    client.on('error', () => client.destroy())
    const attempt = (left: number) => {
      const upstream = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1')
      upstream.once('connect', () => {
        client.pipe(upstream).pipe(client)
        client.once('close', () => upstream.destroy())
        upstream.once('close', () => client.destroy())
      })
      upstream.on('error', () => {
        upstream.destroy()
        if (upstream.connecting || upstream.bytesRead > 0 || left === 0) client.destroy()
        else attempt(left - 1)
      })
    }
    attempt(ports.length - 1)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port.')
  return {
    port: address.port,
    use(next) {
      ports = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
