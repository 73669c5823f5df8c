import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/useTestServer'
import { createSecret } from '../keys/secrets'

const exporter = new InMemorySpanExporter()
// Registers OpenTelemetry, as an operator's script for `node --import` does.
trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }))
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
afterAll(() => {
  trace.disable()
  context.disable()
})
beforeEach(() => exporter.reset())

const [EMAIL, CLIENT] = ['mia@example.org', '203.0.113.7']
const site = useTestServer({
  rpcUrls: { 'eip155:1': 'http://127.0.0.1:1' },
  pages: () => [
    {
      method: 'GET',
      path: '/broken/:name',
      answer() {
        throw new TypeError('Mia lives at the harbor')
      },
    },
  ],
})
const find = (name: string) => exporter.getFinishedSpans().filter((span) => span.name === name)

describe('with an SDK of the operator, a request', () => {
  it('is a trace: its route, and under it storage, mail and node', async () => {
    const token = await site.login(EMAIL)
    await site.call('chain', { caipNetworkId: 'eip155:1', method: 'eth_chainId' }, token)
    const [begin] = find('POST /api/email/begin')
    expect(begin).toMatchObject({
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': 'POST', 'http.route': '/api/email/begin', 'http.response.status_code': 200 },
    })
    const [mail] = find('mail send')
    expect(mail?.parentSpanContext?.spanId).toBe(begin?.spanContext().spanId)
    const [chain] = find('POST /api/chain')
    const [node] = find('node request')
    expect(node).toMatchObject({ attributes: { 'rpc.method': 'eth_chainId', 'foyer.network': 'eip155:1' } })
    expect(node?.parentSpanContext?.spanId).toBe(chain?.spanContext().spanId)
    const reads = find('storage read').filter((span) => span.spanContext().traceId === chain?.spanContext().traceId)
    expect(reads.map(({ attributes }) => attributes['db.collection.name'])).toContain('session')
  })

  it('begins a trace of its own, whatever the client sends', async () => {
    const traceId = 'a'.repeat(32)
    await fetch(`${site.url()}/sdk`, { headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` } })
    const [span] = find('GET /sdk')
    expect(span?.parentSpanContext).toBeUndefined()
    expect(span?.spanContext().traceId).not.toBe(traceId)
  })

  it('leaves no identity, secret or path in its spans, also when it fails', async () => {
    const { body } = await site.call(
      'email/begin',
      { email: 'tom@example.org', origin: site.origin },
      undefined,
      CLIENT,
    )
    const digits = site.code('tom@example.org')
    const done = await site.call('email/finish', { attempt: body.attempt, digits }, undefined, CLIENT)
    const secret = createSecret()
    for (const path of [`/device?token=${secret}`, `/${secret}`, `/broken/${secret}`])
      await fetch(`${site.url()}${path}`)
    const [broken] = find('GET /broken/:name')
    expect(broken).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'http.response.status_code': 500 },
    })
    const text = JSON.stringify(
      exporter
        .getFinishedSpans()
        .map(({ name, attributes, events, links, status }) => [name, attributes, events, links, status]),
    )
    for (const hidden of ['tom@', 'Mia', CLIENT, digits, secret, ...Object.values({ ...body, ...done.body })])
      if (hidden !== 'VERIFY_OTP') expect(text).not.toContain(hidden)
  })
})
