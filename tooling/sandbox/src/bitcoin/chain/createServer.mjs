import { createServer as createHttpServer } from 'node:http'
import { answer } from './routes.mjs'

const LIMIT_BYTES = 1_000_000

/** Pages of every origin ask. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': '*',
}

/** The HTTP side of a chain. @param {import('./createChain.mjs').Chain} chain */
export function createServer(chain) {
  return createHttpServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    if (method === 'OPTIONS') return response.writeHead(204, CORS).end()
    try {
      const path = new URL(url, 'http://localhost').pathname
      const { status, body } = await answer(chain, { method, path, body: await readBody(request) })
      const isText = typeof body === 'string'
      response.writeHead(status, { ...CORS, 'content-type': isText ? 'text/plain' : 'application/json' })
      response.end(isText ? body : JSON.stringify(body))
    } catch (error) {
      response.writeHead(500, CORS).end(String(error))
    }
  })
}

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) if (text.length < LIMIT_BYTES) text += chunk
  return text.trim()
}
