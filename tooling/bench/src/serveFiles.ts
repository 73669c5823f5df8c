import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
}
const compress = promisify(gzip)

// Strictest CSP of a page that uses its own files only.
const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'"

/** Serves the built apps like a static host, with gzip -9 and caching, and answers `/rpc` like a node. */
export async function serveFiles(root: string) {
  const bodies = new Map<string, Buffer>()
  const read = async (path: string) => {
    const body = bodies.get(path) ?? (await compress(await readFile(join(root, path)), { level: 9 }))
    bodies.set(path, body)
    return body
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/rpc') return answerRpc(request, response)
    // Browsers request the icon by themselves.
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    try {
      const body = await read(path)
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'content-length': body.length,
        'content-security-policy': CSP,
        'cache-control': path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const { port } = address
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) }
}

async function answerRpc(request: IncomingMessage, response: ServerResponse) {
  let text = ''
  for await (const chunk of request) text += chunk
  const calls = JSON.parse(text)
  const answer = ({ id, method }: { id: unknown; method: unknown }) => ({
    jsonrpc: '2.0',
    id,
    result: method === 'eth_chainId' ? '0x1' : '0x0',
  })
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(Array.isArray(calls) ? calls.map(answer) : answer(calls)))
}
