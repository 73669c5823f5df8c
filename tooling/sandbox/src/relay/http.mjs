import { once } from 'node:events'

const LARGEST_BODY = 1_000_000

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Record<string, unknown>>} nothing sent is an empty object
 */
export async function readJson(request) {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk
    if (body.length > LARGEST_BODY) throw new Error('The body is too long.')
  }
  const value = body === '' ? {} : JSON.parse(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('Expected a JSON object.')
  return value
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} value
 */
export function sendJson(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

/**
 * Any page of this machine may use the switch: it is a sandbox. True when the request was only asking that.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function allowPages(request, response) {
  response.setHeader('access-control-allow-origin', '*')
  if (request.method !== 'OPTIONS') return false
  response.setHeader('access-control-allow-headers', '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
  response.writeHead(204).end()
  return true
}

/**
 * On the port that was asked for, or on any free one when that is taken.
 *
 * @param {import('node:http').Server} server
 * @param {{ port: number, host?: string, log: (line: string) => void }} where
 * @returns {Promise<string>} host and port to reach it by
 */
export async function listen(server, { port, host = '127.0.0.1', log }) {
  let actual
  try {
    actual = await bind(server, port, host)
  } catch (error) {
    if (port === 0) throw error
    actual = await bind(server, 0, host)
    log(`cannot use port ${port} (${error instanceof Error ? error.message : error}), took ${actual}`)
  }
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host
  return `${reached}:${actual}`
}

/** @type {(server: import('node:http').Server, port: number, host: string) => Promise<number>} */
async function bind(server, port, host) {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<void>}
 */
export function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
