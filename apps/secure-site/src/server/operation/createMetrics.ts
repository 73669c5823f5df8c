import type { RequestListener } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10, 30]

export interface ObservedRequest {
  readonly method: string
  /** Path of the route, never of the request, which may hold secrets. */
  readonly route: string
  readonly status: number
  readonly durationMs: number
}

export interface Metrics {
  /** Serves `/metrics` to Prometheus. Not for the public. */
  readonly listener: RequestListener
  observeRequest(request: ObservedRequest): void
  observeNodeRequest(request: {
    readonly caipNetworkId: string
    readonly isAnswered: boolean
    durationMs: number
  }): void
  countMail(result: 'sent' | 'failed'): void
  /** @param count reads the number of queued mails on each scrape */
  watchOutbox(count: () => Promise<number>): void
}

/** Creates metrics for Prometheus: an option of `createSecureSite`, and a listener for a server that is not public. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'secure_request_duration_seconds',
    help: 'Requests by route and status; a refusal of the frame counts by its status, though it is sent with 200.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  })
  const nodeRequests = new Histogram({
    name: 'secure_node_request_duration_seconds',
    help: 'Requests to nodes by network.',
    labelNames: ['network', 'result'] as const,
    buckets: SECONDS,
    registers,
  })
  const mails = new Counter({
    name: 'secure_mails_total',
    help: 'Mails that the mail server accepted, or not.',
    labelNames: ['result'] as const,
    registers,
  })
  let countOutbox: (() => Promise<number>) | undefined
  new Gauge({
    name: 'secure_outbox_mails',
    help: 'Mails about changes of e-mail that wait for the mail server. NaN if the storage does not answer.',
    registers,
    async collect() {
      if (countOutbox !== undefined) this.set(await countOutbox().catch(() => Number.NaN))
    },
  })
  return {
    listener(request, response) {
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
      registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
    },
    observeRequest: ({ method, route, status, durationMs }) =>
      requests.observe({ method, route, status }, durationMs / 1000),
    observeNodeRequest: ({ caipNetworkId: network, isAnswered, durationMs }) =>
      nodeRequests.observe({ network, result: isAnswered ? 'answered' : 'failed' }, durationMs / 1000),
    countMail: (result) => mails.inc({ result }),
    watchOutbox(count) {
      countOutbox = count
    },
  }
}
