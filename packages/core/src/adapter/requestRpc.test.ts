import { afterEach, expect, it, vi } from 'vitest'
import { MAX_NODE_RESPONSE_BYTES } from './limits.js'
import { parseRpcResponse, requestRpc } from './requestRpc.js'

afterEach(() => void vi.unstubAllGlobals())

function ask(body: string, status = 200) {
  const fetched = vi.fn(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  const { signal } = new AbortController()
  return { fetched, signal, answer: requestRpc('https://node.example', { method: 'get', params: ['a'], signal }) }
}

it('requestRpc posts one request and returns the result with its raw text', async () => {
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

it('requestRpc accepts null as a result', async () => {
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
  ['too many requests', 429, 'slow down', { code: 'RATE_LIMITED', context: { status: 429 } }],
  ['another HTTP status', 503, 'busy', { code: 'HTTP_FAILED', context: { status: 503, url: 'https://node.example' } }],
  ['an HTML page', 200, '<html>', { code: 'RESPONSE_INVALID' }],
  ['nothing', 200, 'null', { code: 'RESPONSE_INVALID' }],
])('requestRpc rejects with %s', async (_, status, body, error) => {
  await expect(ask(body, status).answer).rejects.toMatchObject(error)
})

it('requestRpc limits the size of a response', async () => {
  const megabyte = new Uint8Array(1024 * 1024)
  let read = 0
  const cancel = vi.fn()
  const pull = (controller: ReadableStreamDefaultController) => {
    read += megabyte.length
    controller.enqueue(megabyte)
  }
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull, cancel })))
  const { signal } = new AbortController()
  const answer = requestRpc('https://node.example', { method: 'get', params: [], signal })
  await expect(answer).rejects.toMatchObject({ code: 'RESPONSE_TOO_LARGE' })
  expect(read).toBeLessThanOrEqual(MAX_NODE_RESPONSE_BYTES + 3 * megabyte.length)
  expect(cancel).toHaveBeenCalled()
})

it('requestRpc parses a socket message in the same way', () => {
  expect(parseRpcResponse('{"result":"0x1"}')).toBe('0x1')
  expect(parseRpcResponse('{')).toBeUndefined()
  expect(() => parseRpcResponse('{"error":{"message":"no"}}')).toThrow('no')
})
