import type { RequestListener } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const CALL_BUCKETS_S = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

export interface RelayMetrics {
  readonly sockets: Pick<Gauge, 'inc' | 'dec'>
  readonly published: Pick<Counter, 'inc'>
  readonly delivered: Pick<Counter, 'inc'>
  readonly refused: Pick<Counter, 'inc'>
  /** Seconds from the receipt of a call to its answer. */
  readonly answered: Pick<Histogram, 'observe'>
}

export interface Metrics {
  readonly relay: RelayMetrics
  /** Serves `/metrics` to Prometheus. Not for the public. */
  readonly listener: RequestListener
}

/** Creates metrics without addresses, topics, origins or keys. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    relay: {
      sockets: new Gauge({ name: 'foyer_relay_sockets', help: 'Open sockets of this instance.', registers }),
      published: new Counter({
        name: 'foyer_relay_published_total',
        help: 'Messages that clients published.',
        registers,
      }),
      delivered: new Counter({ name: 'foyer_relay_delivered_total', help: 'Messages sent to clients.', registers }),
      refused: new Counter({
        name: 'foyer_relay_refused_total',
        help: 'Sockets refused by token, project or origin.',
        registers,
      }),
      answered: new Histogram({
        name: 'foyer_relay_call_seconds',
        help: 'Time from the receipt of a call to its answer.',
        buckets: CALL_BUCKETS_S,
        registers,
      }),
    },
    listener: (request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      void registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
    },
  }
}
