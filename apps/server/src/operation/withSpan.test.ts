import { createServer } from 'node:http'
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { useServer } from '../testing/useServer'
import { withSpan } from './withSpan'

const exporter = new InMemorySpanExporter()
// Registers OpenTelemetry, as an operator's script for `node --import` does.
trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }))
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
afterAll(() => {
  trace.disable()
  context.disable()
})
beforeEach(() => exporter.reset())

const { start } = useServer()
const find = (name: string) => exporter.getFinishedSpans().filter((span) => span.name === name)

/** Starts a node whose address has a key, and answers each call with 0x1. */
async function startNode() {
  const node = createServer((_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'))
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void node.close())
  const address = node.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/node-key-of-the-operator`
}

describe('with an SDK of the operator', () => {
  it('a request is a trace: its route, and under it storage and node', async () => {
    const server = await start({ projects: { harbor: {} }, nodes: { 'eip155:1': [await startNode()] } })
    const answer = await fetch(`${server.httpUrl}/v1?chainId=eip155:1&projectId=harbor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
    })
    expect(await answer.json()).toMatchObject({ result: '0x1' })
    const [request] = find('POST /v1')
    expect(request).toMatchObject({
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': 'POST', 'http.route': '/v1', 'http.response.status_code': 200 },
    })
    const [node] = find('node request')
    expect(node).toMatchObject({ attributes: { 'rpc.method': 'eth_chainId', 'foyer.network': 'eip155:1' } })
    const [count] = find('storage count')
    for (const span of [node, count]) {
      expect(span?.kind).toBe(SpanKind.CLIENT)
      expect(span?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
    }
  })

  it('a call of the relay is a trace, with its storage', async () => {
    const client = await (await start()).connect()
    await client.call('irn_publish', { topic: 'ab'.repeat(32), message: 'hello', ttl: 300, tag: 1 })
    await expect.poll(() => find('relay irn_publish')).toHaveLength(1)
    const [call] = find('relay irn_publish')
    const [put] = find('storage put')
    expect(put).toMatchObject({ attributes: { 'db.operation.name': 'put', 'db.collection.name': 'message' } })
    expect(put?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId)
    await client.call('irn_subscribe', { topic: 'no topic' })
    await expect
      .poll(() => find('relay irn_subscribe'))
      .toMatchObject([{ status: { code: SpanStatusCode.ERROR }, attributes: { 'error.type': 'RelayError' } }])
  })

  it('a request begins a trace of its own, whatever the client sends', async () => {
    const traceId = 'a'.repeat(32)
    const server = await start()
    await fetch(`${server.httpUrl}/health`, { headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` } })
    const [span] = find('GET /health')
    expect(span?.parentSpanContext).toBeUndefined()
    expect(span?.spanContext().traceId).not.toBe(traceId)
  })

  it('spans have no topic, message, client, address, key or path, also of what fails', async () => {
    const project = { keys: ['key-of-the-project'] }
    const nodeUrl = await startNode()
    const server = await start({ projects: { harbor: project }, nodes: { 'eip155:1': [nodeUrl] } })
    const client = await server.connect({ projectId: 'key-of-the-project' })
    const topic = 'cd'.repeat(32)
    await client.call('irn_subscribe', { topic })
    await client.call('irn_publish', { topic, message: 'secret-message', ttl: 300, tag: 1 })
    await client.call('secret_method', { topic })
    const address = '0x00000000000000000000000000000000000000aa'
    const query = 'projectId=key-of-the-project&chainId=eip155:1'
    for (const path of [
      `/v1/account/${address}/balance`,
      `/v1/account/${address}/history`,
      `/${address}`,
      '/secret%path',
    ])
      await fetch(`${server.httpUrl}${path}?${query}`)
    const failing = withSpan('failing', {}, async () => {
      throw new TypeError('secret-message of an error')
    })
    await expect(failing).rejects.toThrow(TypeError)
    const [failed] = find('failing')
    expect(failed).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'error.type': 'TypeError' },
      events: [],
    })
    expect(find('GET /v1/account/:address/balance')).toHaveLength(1)
    expect(find('source request').length).toBeGreaterThan(0)
    const text = JSON.stringify(
      exporter
        .getFinishedSpans()
        .map(({ name, attributes, events, links, status }) => [name, attributes, events, links, status]),
    )
    const hidden = [topic, 'secret', client.clientId, address, 'key-of-the-project', 'node-key', '127.0.0.1']
    for (const each of hidden) expect(text).not.toContain(each)
  })
})
