import { request } from 'node:http'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { TestServer } from './useServer'

/** Repeats the same requests at each run. */
const SEED = 20_261_128
const RUNS = 300
/** Statuses for a foreign service that failed. */
const UPSTREAM_STATUSES = [502, 503, 504]

export interface FuzzedEndpoint {
  readonly method: 'GET' | 'POST'
  /** Path of a valid request. */
  readonly path: string
  /** Query of a valid request. */
  readonly query?: Readonly<Record<string, string>>
  /** Body of a valid request. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface FuzzedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

const METHODS = ['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE']
const word = fc.oneof(
  fc.constantFrom('', '__proto__', 'constructor', 'toString', '..', '../../etc/passwd', 'null', 'NaN', '-1', '1e400'),
  fc.constantFrom('9'.repeat(400), 'x'.repeat(3_000), '\u202eabc', 'a\u0000b', '[]', '{}', 'eip155:1', '0x', 'http://'),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
/** Part of a path or query, of which some are no valid encoding. */
const encoded = fc.oneof(
  { weight: 4, arbitrary: word.map(encodeURIComponent) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%zz', '%ff%fe', '%2e%2e%2f%2e%2e', '%00', '%c0%af', '\\', '//', ';', '+'),
  },
)
const headers = fc.dictionary(
  fc.constantFrom(
    ...['accept', 'authorization', 'content-encoding', 'content-type', 'cookie', 'host', 'if-none-match', 'origin'],
    ...['range', 'referer', 'traceparent', 'user-agent', 'x-forwarded-for', 'access-control-request-method'],
  ),
  fc.oneof(
    fc.constantFrom('null', 'gzip', 'https://app.example', 'https://[', 'a b', '[::', '::ffff:1.2.3.4', '=;=', '*'),
    fc.stringMatching(/^[ -~]{0,40}$/),
    fc.stringMatching(/^[\u00a1-\u00ff]{1,10}$/),
  ),
  { maxKeys: 4 },
)

/** Leaves out and replaces parts of a valid value. */
function mutate(value: unknown): fc.Arbitrary<unknown> {
  const other = fc.oneof(fc.jsonValue({ maxDepth: 2 }), word)
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null)
    return fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: other })
  const parts = isList
    ? fc.tuple(...value.map(mutate))
    : fc.record(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mutate(each)])), {
        requiredKeys: [],
      })
  return fc.oneof({ weight: 6, arbitrary: parts }, { weight: 1, arbitrary: other })
}

/** Keeps about four of five valid parts, so that a request gets past the first check. */
const orEncoded = (part: string) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(part) }, { weight: 1, arbitrary: encoded })

const toRequest = ({
  method,
  path,
  query = {},
  body,
  headers: own = {},
}: FuzzedEndpoint): fc.Arbitrary<FuzzedRequest> =>
  fc
    .record({
      method: fc.oneof(
        { weight: 6, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      parts: fc.tuple(...path.split('/').slice(1).map(orEncoded)),
      query: fc.record(
        Object.fromEntries(Object.entries(query).map(([name, value]) => [name, orEncoded(encodeURIComponent(value))])),
        { requiredKeys: [] },
      ),
      more: fc.array(fc.tuple(encoded, encoded), { maxLength: 2 }),
      isBare: fc.boolean(),
      headers,
      body: fc.oneof(
        { weight: 5, arbitrary: mutate(body).map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: fc.oneof(fc.json({ maxDepth: 2 }), word, fc.constant('['.repeat(20_000))) },
      ),
    })
    .map(({ parts, more, isBare, ...given }) => {
      const pairs = [...Object.entries(given.query), ...(isBare ? [] : more)].map((pair) => pair.join('='))
      return {
        ...{ method: given.method, path: `/${parts.join('/')}?${pairs.join('&')}` },
        headers: { ...own, ...(isBare ? {} : given.headers) },
        body: given.method === 'GET' || given.method === 'HEAD' ? undefined : given.body,
      }
    })

function send({ port }: TestServer, { method, path, headers, body }: FuzzedRequest) {
  return new Promise<{ status: number; type: string | undefined; text: string }>((resolve, reject) => {
    // Node names the length by itself for some methods alone; without it, the body is another request.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const options = { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length }, agent: false }
    const sent = request(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'], text }))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/**
 * Sends some hundred random requests that resemble valid ones. Each refusal must be problem details (RFC 9457) with a
 * sentence, no answer may be the server's own failure, and the server must go on.
 *
 * @param server with `proxies: 1`, so that each request can come from a client of its own
 * @param onUpstream called before each request with what foreign services answer it
 */
export async function fuzzEndpoints(
  server: TestServer,
  endpoints: readonly FuzzedEndpoint[],
  onUpstream: (answer: unknown) => void = () => {},
): Promise<void> {
  let client = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(...endpoints.map(toRequest)), fc.jsonValue({ maxDepth: 3 }), async (given, upstream) => {
      client += 1
      const address = `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`
      onUpstream(upstream)
      const answer = await send(server, { ...given, headers: { 'x-forwarded-for': address, ...given.headers } })
      expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|node_modules|file:\/\//)
      if (answer.status >= 500) expect(UPSTREAM_STATUSES).toContain(answer.status)
      if (answer.status >= 400) expect(answer.type).toBe('application/problem+json')
      if (answer.status >= 400 && given.method !== 'HEAD')
        expect(JSON.parse(answer.text)).toMatchObject({
          ...{ type: 'about:blank', status: answer.status, title: expect.stringMatching(/^[A-Z]/) },
          detail: expect.stringMatching(/^\S.*[^\s.]\.$/s),
        })
      expect((await fetch(`${server.httpUrl}/health`)).status).toBe(200)
    }),
    { seed: SEED, numRuns: RUNS },
  )
}
