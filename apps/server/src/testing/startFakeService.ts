import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'
import { parseJson } from '../parseJson'

export interface FakeRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export interface FakeAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Text is sent as it is, everything else as JSON. */
  readonly body?: unknown
}

/** Starts a foreign service that answers as told, until the test ends. Undefined breaks the connection off. */
export async function startFakeService(answer: (request: FakeRequest) => FakeAnswer | undefined) {
  const requests: FakeRequest[] = []
  const service = createServer((incoming, response) => {
    let text = ''
    incoming.on('data', (part) => {
      text += part
    })
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming
      const request = { method, url: new URL(url, 'http://service.test'), headers, body: parseJson(text) }
      requests.push(request)
      const given = answer(request)
      if (given === undefined) return response.destroy()
      const { status = 200, headers: sent = {}, body = {} } = given
      return response.writeHead(status, sent).end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  const address = service.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, requests }
}
