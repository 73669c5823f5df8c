import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { useServer } from '../testing/useServer'
import { answerClientErrors } from './answerClientErrors'

const { start } = useServer()

/** Sends bytes, and returns the answer's status and JSON once the server closes the connection. */
async function send(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part
  })
  await once(socket, 'close')
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { head, problem: JSON.parse(body) }
}

const POST = 'POST /v1?chainId=eip155:1 HTTP/1.1\r\nhost: localhost\r\n'

it.each([
  ['a header line that is none', 'GET / HTTP/1.1\r\nno header\r\n\r\n', 400, 'This is no valid HTTP request.'],
  [
    'headers of 20 KB',
    `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'The headers of this request are too large.',
  ],
  [
    'a chunk that is none',
    `${POST}transfer-encoding: chunked\r\n\r\nno chunk\r\n`,
    400,
    'This is no valid HTTP request.',
  ],
])('%s gets problem details, and the log is silent', async (_, text, status, detail) => {
  const lines: string[] = []
  const server = await start({ nodes: { 'eip155:1': ['http://127.0.0.1:1'] }, log: (line) => lines.push(line) })
  const { head, problem } = await send(server.port, text)
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z][\\s\\S]*application/problem\\+json`))
  expect(problem).toMatchObject({ status, detail })
  await server.close()
  expect(lines.filter((line) => line.includes('failed'))).toEqual([])
})

it('a request that comes too slowly gets problem details', async () => {
  const limits = { requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 10 }
  const server = createServer(limits, (request) => request.resume()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  answerClientErrors(server)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const { head, problem } = await send(port, `${POST}content-length: 10\r\n\r\n{`)
  expect(head).toContain('HTTP/1.1 408 Request Timeout')
  expect(problem).toMatchObject({ status: 408, detail: 'The request took too long. Send it again.' })
})

it.each(['/nope', '/v1/descriptors/1/0x.json', '/ens/0x/0x', '/v3'])(
  'the address %s, where nothing is served, gets 404 and no word about keys',
  async (path) => {
    const server = await start({ projects: { harbor: {} } })
    const answer = await fetch(`${server.httpUrl}${path}`)
    expect([answer.status, (await answer.json()).detail]).toEqual([
      404,
      'This server has no such address, or what is served there is not set up.',
    ])
    expect((await fetch(`${server.httpUrl}/getWallets`)).status).toBe(401)
    expect((await fetch(`${server.httpUrl}/v3/public-key`, { method: 'POST' })).status).toBe(404)
  },
)

it('the address / says what the server is', async () => {
  const server = await start({ projects: { harbor: {} } })
  expect(await (await fetch(server.httpUrl)).text()).toBe(
    'This is a Foyer server, which wallet modals of apps use. Nothing is shown here.\n',
  )
})
