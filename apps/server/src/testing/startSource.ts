import { createServer, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'

export interface SourceRequest {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface TestSource {
  readonly url: string
  readonly requests: readonly SourceRequest[]
}

export type SourceAnswer =
  | { readonly json: unknown; readonly status?: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly text: string }
  | 'html'
  | 'hangs'
  | 'breaks'
  | 'endless'

/** Starts a source that answers as told, until the test ends. */
export async function startSource(answer: (request: SourceRequest) => SourceAnswer): Promise<TestSource> {
  const requests: SourceRequest[] = []
  const server = createServer((incoming, response) => {
    let body = ''
    incoming.on('data', (part) => {
      body += part
    })
    incoming.on('end', () => {
      const request = { path: incoming.url ?? '', headers: incoming.headers, body }
      requests.push(request)
      const given = answer(request)
      if (given === 'hangs') return
      if (given === 'breaks') return response.destroy()
      if (given === 'html') return response.end('<!doctype html><h1>Welcome</h1>')
      if (given === 'endless') {
        response.write('"')
        const send = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        }
        response.on('drain', send)
        return send()
      }
      if ('text' in given) return response.end(given.text)
      return response.writeHead(given.status ?? 200, given.headers).end(JSON.stringify(given.json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, requests }
}
