import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/useTestServer'
import { html } from './html'
import { toPageResponse } from './responses'

let signal: AbortSignal | undefined
const lines: string[] = []
const site = useTestServer({
  log: (line) => void lines.push(line),
  pages: () => [
    { method: 'POST', path: '/echo/:name', answer: ({ params, form }) => answer(`${params.name} ${form.get('a')}`) },
    { method: 'POST', path: '/large', limits: { maxBodyBytes: 100_000 }, answer: ({ text }) => answer(text.length) },
    {
      method: 'GET',
      path: '/slow',
      limits: { timeoutMs: 1 },
      answer(call) {
        signal = call.signal
        return new Promise<Response>(() => {})
      },
    },
    {
      method: 'GET',
      path: '/wait',
      answer(call) {
        signal = call.signal
        return new Promise<Response>(() => {})
      },
    },
  ],
  around: ({ path }, run) => (path === '/gone' ? Promise.resolve(undefined) : run()),
})
const answer = (value: string | number) => toPageResponse(html`${value}`)

/** Sends what `fetch` does not: bodies in chunks, any header. */
const send = (path: string, options: RequestOptions, write: (sent: ClientRequest) => void = () => {}) => {
  const sent = request(`${site.url()}${path}`, options)
  write(sent)
  sent.end()
  return new Promise<IncomingMessage>((resolve, reject) => sent.once('response', resolve).once('error', reject))
}
const FRAME = { 'content-type': 'application/json' }
const callApi = (path: string, headers: Record<string, string>, method = 'POST') =>
  fetch(`${site.url()}${path}`, { method, headers, ...(method === 'POST' && { body: '{}' }) })

describe('an endpoint', () => {
  it('reads named parts of its path and a form', async () => {
    const response = await fetch(`${site.url()}/echo/mia`, { method: 'POST', body: new URLSearchParams({ a: 'ü' }) })
    expect(await response.text()).toContain('mia ü')
  })

  it.each([
    ['/echo/mia', 16_384],
    ['/large', 100_000],
  ])('%s refuses a body of more than its limit, however it is sent', async (path, limit) => {
    const [most, tooMuch] = ['a'.repeat(limit), 'a'.repeat(limit + 1)]
    const post = async (body: string) => (await fetch(`${site.url()}${path}`, { method: 'POST', body })).status
    const postChunks = async (body: string) =>
      (
        await send(path, { method: 'POST' }, (sent) =>
          [body.slice(0, 9), body.slice(9)].map((each) => sent.write(each)),
        )
      ).statusCode
    expect([await post(most), await postChunks(most)]).toEqual([200, 200])
    expect([await post(tooMuch), await postChunks(tooMuch)]).toEqual([413, 413])
  })

  it('answers when its time is over, and stops its work', async () => {
    const response = await fetch(`${site.url()}/slow`)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('This took too long. Try again.')
    expect(signal?.aborted).toBe(true)
  })

  it('stops its work when the client leaves, and logs nothing', async () => {
    signal = undefined
    const leaving = new AbortController()
    const left = fetch(`${site.url()}/wait`, { signal: leaving.signal }).catch(() => 'left')
    await expect.poll(() => signal).toBeDefined()
    leaving.abort()
    expect(await left).toBe('left')
    await expect.poll(() => signal?.aborted).toBe(true)
    expect(lines).toEqual([])
  })

  it('drops the connection if `around` returns nothing', async () => {
    await expect(fetch(`${site.url()}/gone`)).rejects.toThrow()
  })
})

describe('an error', () => {
  it('is reported to the frame with status 200, because browsers log every other status', async () => {
    for (const path of ['/api/session', '/api/none']) {
      const response = await callApi(path, FRAME)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ refused: { status: path === '/api/none' ? 404 : 401 } })
    }
  })

  it.each([
    ['another origin', { ...FRAME, 'sec-fetch-site': 'cross-site' }, 'POST'],
    ['another page of the same site', { ...FRAME, 'sec-fetch-site': 'same-site' }, 'POST'],
    ['a form', { 'content-type': 'text/plain' }, 'POST'],
    ['a link', {}, 'GET'],
  ])('is reported to %s as problem details', async (_, headers, method) => {
    const response = await callApi('/api/session', headers, method)
    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      detail: 'Only the secure window can send requests.',
    })
  })

  it('is reported by a page to a person, and as problem details to a client that wants JSON', async () => {
    const read = (accept: string) => fetch(`${site.url()}/nowhere`, { headers: { accept } })
    expect((await read('text/html,*/*;q=0.8')).headers.get('content-type')).toContain('text/html')
    expect((await read('*/*')).headers.get('content-type')).toContain('text/html')
    expect(await (await read('application/problem+json, application/json')).json()).toMatchObject({ status: 404 })
  })

  it('of an address that cannot be read is the client’s', async () => {
    const response = await send('/sdk', { headers: { host: 'a<b' } })
    expect(response.statusCode).toBe(400)
    expect(await json(response)).toMatchObject({ title: 'Bad Request', status: 400 })
    expect(lines).toEqual([])
  })
})

it('HEAD gets the headers of a page without its body', async () => {
  const response = await send('/sdk', { method: 'HEAD' })
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(await text(response)).toBe('')
  if (!response.complete) await once(response, 'end')
})
