import type { RequestListener } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheResult } from '../data/cache/createDataCache'

const REQUEST_BUCKETS_S = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30]
const CALL_BUCKETS_S = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

export interface RelayMetrics {
  readonly sockets: Pick<Gauge, 'inc' | 'dec'>
  readonly published: Pick<Counter, 'inc'>
  readonly delivered: Pick<Counter, 'inc'>
  readonly refused: Pick<Counter, 'inc'>
  /** Seconds from the receipt of a call to its answer. */
  readonly answered: Pick<Histogram, 'observe'>
}

export interface RequestLabels {
  readonly method: string
  /** Pattern of the path, or `none`. */
  readonly route: string
  readonly status: number
}

export interface UpstreamLabels {
  readonly kind: string
  readonly network: string
  readonly host: string
}

export interface ServiceMetrics {
  observeRequest(request: RequestLabels, seconds: number): void
  countFailure(upstream: UpstreamLabels): void
  countCacheRead(result: CacheResult): void
  /** Counts a refusal of a limit, by its name. */
  countRefusal(limit: string): void
}

export interface Metrics extends ServiceMetrics {
  readonly relay: RelayMetrics
  /** Serves `/metrics` to Prometheus. Not for the public. */
  readonly listener: RequestListener
}

/** Creates metrics without addresses, topics, origins or keys. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const createCounter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const requests = createCounter('foyer_http_requests_total', 'Requests that were answered.', [
    'method',
    'route',
    'status',
  ])
  const seconds = new Histogram({
    name: 'foyer_http_request_seconds',
    help: 'Time from the receipt of a request to its answer.',
    labelNames: ['method', 'route'],
    buckets: REQUEST_BUCKETS_S,
    registers,
  })
  const failures = createCounter('foyer_upstream_failures_total', 'Failures of nodes and sources.', [
    'kind',
    'network',
    'host',
  ])
  const reads = createCounter('foyer_cache_reads_total', 'Reads of balances, prices, history and NFTs.', ['result'])
  const refusals = createCounter('foyer_limit_refusals_total', 'Requests that a limit refused.', ['limit'])
  return {
    observeRequest({ method, route, status }, time) {
      requests.inc({ method, route, status })
      seconds.observe({ method, route }, time)
    },
    countFailure: ({ kind, network, host }) => failures.inc({ kind, network, host }),
    countCacheRead: (result) => reads.inc({ result }),
    countRefusal: (limit) => refusals.inc({ limit }),
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
