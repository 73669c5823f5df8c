import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { useTestServer } from '../../testing/useTestServer'
import type { Storage } from '../../types'

/** Repeats the same requests at each run. */
const SEED = 20_261_128
const RUNS = 24

const written: string[] = []
const lines: string[] = []
const site = useTestServer({
  storage: watchStorage(createMemoryStorage()),
  log: (line) => void lines.push(line),
  rpcUrls: { 'eip155:1': 'http://127.0.0.1:1' },
})

/** Records the table of each value that is stored. */
function watchStorage(storage: Storage): Storage {
  return {
    ...storage,
    change: (table, key, to) =>
      storage.change(table, key, (entry) => {
        const next = to(entry)
        if (JSON.stringify(next) !== JSON.stringify(entry)) written.push(table)
        return next
      }),
  }
}

/** Lists the paths of the API from its source, so that a new route is tried as well. */
function listApiPaths(): readonly string[] {
  const folder = new URL('../', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /Routes\.ts$/.test(name))
  const found = files.flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/'(\/api\/[^']+)'/g)])
  return [...new Set(found.flatMap(([, path]) => path ?? []))].sort()
}

const PAGES = [
  ...['/', '/sdk', '/wallet', '/review', '/device', '/email/stop', '/social/callback', '/descriptors/1/x.json'],
  ...['/nowhere', '/api', '/api/nowhere', '/api/../health', '/%00', '/%', '/..%2f..%2fetc%2fpasswd'],
]

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | undefined
}

interface Answer {
  readonly status: number
  readonly type: string | undefined
  readonly body: string
}

function send({ method, path, headers, body }: Sent): Promise<Answer> {
  const { port } = new URL(site.url())
  // Node names the length by itself for some methods alone; without it, the body is another request.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length }, agent: false }
    const sent = request(options, (answer) => {
      text(answer).then((read) => {
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'], body: read })
      }, reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Headers of a call of the frame. Browsers log other statuses than 200, so that such a call is refused with 200. */
const FRAME = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const SENTENCE = /^\p{Lu}.*[.!]$/su

/** Expects a refusal: of the frame’s call in its own form, and else as problem details (RFC 9457). */
function expectRefusal({ method, headers }: Sent, { status, type, body }: Answer) {
  expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts\b/)
  if (status === 200) {
    expect(headers).toMatchObject(FRAME)
    const { refused } = JSON.parse(body)
    expect(refused).toMatchObject({ status: expect.any(Number), message: expect.stringMatching(SENTENCE) })
    expect([Math.floor(refused.status / 100), refused.status]).toEqual([4, refused.status])
    return
  }
  expect([Math.floor(status / 100), status]).toEqual([4, status])
  expect(type).toBe('application/problem+json')
  if (method === 'HEAD') return
  const title = expect.stringMatching(/^[A-Z]/)
  expect(JSON.parse(body)).toEqual({ type: 'about:blank', status, title, detail: expect.stringMatching(SENTENCE) })
}

async function expectHealth() {
  expect((await fetch(`${site.url()}/health`)).status).toBe(200)
}

const NAMES = [
  ...['email', 'origin', 'device', 'attempt', 'digits', 'brand', 'challenge', 'ticket', 'verifier', 'channel', 'id'],
  ...['caipNetworkId', 'method', 'params', 'sharing', 'escrow', 'kind', 'sealed', 'operation', 'token', 'proof'],
  ...['__proto__', 'constructor', 'toString'],
]
const odd = fc.constantFrom(
  '\u202eabc',
  'a\u0000b',
  '\ud800',
  '\u{e0041}',
  '９９９',
  'x'.repeat(3_000),
  '-1',
  '1e400',
  '',
)
const wrong = fc.oneof(fc.constantFrom(null, true, -1, 1e308, [], {}, [[]]), fc.jsonValue({ maxDepth: 2 }), odd)
const fields = fc.dictionary(fc.constantFrom(...NAMES), wrong)
const whole = fields.map((each) => JSON.stringify(each))
const body = fc.oneof(
  { weight: 3, arbitrary: whole },
  { weight: 2, arbitrary: whole.map((json) => json.slice(0, -1)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }).map((each) => JSON.stringify([each])) },
  { weight: 1, arbitrary: fc.constantFrom('null', 'true', '7', '"text"', '', ' ', '{"a":1}{', '\ufeff{}x') },
  { weight: 1, arbitrary: fc.constantFrom('['.repeat(16_000), '{"a":'.repeat(3_000), `"${'x'.repeat(2_000_000)}"`) },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 200 }) },
)
const headerValue = fc.oneof(
  fc.constantFrom('null', 'https://[', 'a b', '=;=', '*', 'Bearer', 'DPoP x', 'a.b.c', '::ffff:1.2.3.4', 'gzip'),
  fc.stringMatching(/^[!-~]{1,40}$/),
  fc.stringMatching(/^[\u00a1-\u00ff]{1,10}$/),
)
const headers = fc.dictionary(
  fc.constantFrom(
    'authorization',
    'dpop',
    'cookie',
    'origin',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'range',
    'te',
  ),
  headerValue,
  { maxKeys: 4 },
)

/** Bodies that every path is tried with. */
const BODIES = ['', '{', '[]', '{}', '['.repeat(16_000), `{"email":"${'x'.repeat(2_000_000)}"}`, '{"email":"\ud800"}']

/** Requests of a path that nothing but a mistake or an attack sends. */
const badRequest = (path: string): fc.Arbitrary<Sent> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ headers, body }).map((each) => ({
        ...{ method: 'POST', path, body: each.body },
        headers: { ...each.headers, ...FRAME },
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({
          type: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'),
          body,
        })
        .map(({ type, body: given }) => ({
          ...{ method: 'POST', path, body: given },
          headers: { ...FRAME, 'content-type': type },
        })),
    },
    {
      weight: 1,
      arbitrary: fc.record({ site: fc.constantFrom('cross-site', 'same-site', 'none', 'x'), body }).map((each) => ({
        ...{ method: 'POST', path, body: each.body },
        headers: { ...FRAME, 'sec-fetch-site': each.site },
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ method: fc.constantFrom('PUT', 'DELETE', 'PATCH', 'HEAD', 'GET', 'TRACE'), headers })
        .map((each) => ({ ...each, path, body: undefined })),
    },
  )

describe('bad requests', () => {
  it.each(listApiPaths())('are refused in a sentence and store nothing: %s', async (path) => {
    written.length = 0
    lines.length = 0
    await fc.assert(
      fc.asyncProperty(badRequest(path), async (sent) => expectRefusal(sent, await send(sent))),
      {
        ...{ seed: SEED, numRuns: RUNS },
        examples: BODIES.map((each): [Sent] => [{ method: 'POST', path, headers: FRAME, body: each }]),
      },
    )
    await expectHealth()
    expect({ written, lines }).toEqual({ written: [], lines: [] })
  })

  it.each(PAGES)('of a page are answered without a failure, and refused in a sentence: %s', async (path) => {
    written.length = 0
    lines.length = 0
    const query = fc.oneof(
      fc.constant(''),
      fc.webQueryParameters(),
      fc.constantFrom('%', '%zz=%ff', '=&=', 'token=%00'),
    )
    const sent = fc
      .record({ method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'), query, headers, body })
      .map((each) => ({
        ...{ method: each.method, path: each.query === '' ? path : `${path}?${each.query}` },
        headers: { ...each.headers, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: each.method === 'POST' ? each.body : undefined,
      }))
    await fc.assert(
      fc.asyncProperty(sent, async (each) => {
        const answer = await send(each)
        if (answer.status < 400) expect(answer.body).not.toMatch(/node_modules|\.ts\b/)
        else expectRefusal(each, answer)
      }),
      { seed: SEED, numRuns: RUNS },
    )
    await expectHealth()
    expect({ written, lines }).toEqual({ written: [], lines: [] })
  })

  it('leave the site able to log a user in', async () => {
    expect(await site.login('after@example.org')).toMatch(/^[\w-]{43}/)
    expect(written).not.toEqual([])
  })
})
