import { afterEach, expect, it, vi } from 'vitest'
import { askRpc, readRpc } from './askRpc.js'
import { NODE_ANSWER_LIMIT } from './limits.js'

afterEach(() => void vi.unstubAllGlobals())

function ask(body: string, status = 200) {
  const fetched = vi.fn(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  const { signal } = new AbortController()
  return { fetched, signal, answer: askRpc('https://node.example', { method: 'get', params: ['a'], signal }) }
}

it('posts one question, and gives the result and the text it came in', async () => {
  const { fetched, signal, answer } = ask('{"result":{"value":18446744073709551615}}')
  expect((await answer).text).toContain('18446744073709551615')
  expect(fetched.mock.calls).toEqual([
    [
      'https://node.example',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"jsonrpc":"2.0","id":1,"method":"get","params":["a"]}',
        signal,
      },
    ],
  ])
})

it('takes null for a result', async () => {
  expect((await ask('{"result":null}').answer).result).toBeNull()
})

it.each([
  [
    'a refusal',
    200,
    '{"error":{"code":-32005,"message":"behind","data":{"slots":4}}}',
    { name: 'NodeError', code: -32005 },
  ],
  ['a refusal with a status', 400, '{"error":{"code":-1,"message":"no"}}', { name: 'NodeError', message: 'no' }],
  ['too many questions', 429, 'slow down', { code: 'RATE_LIMITED', context: { status: 429 } }],
  ['another status', 503, 'busy', { code: 'HTTP_FAILED', context: { status: 503, url: 'https://node.example' } }],
  ['a page', 200, '<html>', { code: 'RESPONSE_INVALID' }],
  ['nothing', 200, 'null', { code: 'RESPONSE_INVALID' }],
])('rejects with %s', async (_, status, body, error) => {
  await expect(ask(body, status).answer).rejects.toMatchObject(error)
})

it('reads no more of an answer than a node can have to say', async () => {
  const megabyte = new Uint8Array(1024 * 1024)
  let read = 0
  const cancel = vi.fn()
  const pull = (controller: ReadableStreamDefaultController) => {
    read += megabyte.length
    controller.enqueue(megabyte)
  }
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull, cancel })))
  const { signal } = new AbortController()
  const answer = askRpc('https://node.example', { method: 'get', params: [], signal })
  await expect(answer).rejects.toMatchObject({ code: 'RESPONSE_TOO_LARGE' })
  expect(read).toBeLessThanOrEqual(NODE_ANSWER_LIMIT + 3 * megabyte.length)
  expect(cancel).toHaveBeenCalled()
})

it('reads what came over a socket in the same way', () => {
  expect(readRpc('{"result":"0x1"}')).toBe('0x1')
  expect(readRpc('{')).toBeUndefined()
  expect(() => readRpc('{"error":{"message":"no"}}')).toThrow('no')
})
