import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { SetupError } from '../settings/SetupError'

/** Limits the wait for the last answers, of which the slowest have an upstream with 5 s. */
const LAST_ANSWERS_MS = 6_000

export const listen = (
  server: Server,
  address: { readonly host?: string; readonly port: number } | undefined,
  setting: 'PORT' | 'METRICS_ADDRESS',
) =>
  new Promise<void>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      reject(new SetupError(`The server can’t listen at ${setting} (${error.code}). Set another one.`))
    server.once('error', onError)
    server.listen(address, () => {
      server.off('error', onError)
      resolve()
    })
  })

/** Stops a server once its requests are answered, or after a limit. */
export const stop = async (server: Server): Promise<void> => {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  await Promise.race([closed, wait(LAST_ANSWERS_MS, undefined, { ref: false })])
  server.closeAllConnections()
  await closed
}

export function getPort(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}
