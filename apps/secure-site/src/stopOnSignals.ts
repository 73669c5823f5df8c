import type { Server } from 'node:http'
import type { RunningSecureSite } from './options'

/**
 * Stops a site without losing requests. SIGTERM reports it as not ready, and stops it once balancers had time to
 * notice; a second signal, or SIGINT, stops it without that wait. In both cases, requests in flight are answered first.
 */
export function stopOnSignals({
  server,
  site,
  drainMs,
  onStopped,
}: {
  server: Server
  site: Pick<RunningSecureSite, 'drain' | 'close'>
  drainMs: number
  onStopped: () => Promise<void>
}): void {
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    clearTimeout(timer)
    // From here on, a signal ends the process.
    for (const signal of SIGNALS) process.removeListener(signal, stopSoon)
    server.close(() => void site.close().finally(onStopped))
  }
  const stopSoon = (signal: NodeJS.Signals) => {
    const isFirst = timer === undefined
    site.drain()
    if (isFirst) server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
    if (isFirst && signal === 'SIGTERM') timer = setTimeout(stop, drainMs)
    else stop()
  }
  for (const signal of SIGNALS) process.on(signal, stopSoon)
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
