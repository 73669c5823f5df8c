import { createServer } from 'node:http'
import { allowPages, close, listen } from '../../relay/http.mjs'

/**
 * JSON-RPC over HTTP as a CometBFT node speaks it, one call or a batch, for every page of this machine.
 *
 * @typedef {import('./createMethods.mjs').Method} Method
 * @param {Readonly<Record<string, Method>>} methods
 * @param {{ port: number, log: (line: string) => void }} where
 */
export async function startServer(methods, where) {
  const server = createServer(async (request, response) => {
    if (allowPages(request, response)) return
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(await answerAll(methods, body)))
  })
  const address = await listen(server, where)
  return { url: `http://${address}`, stop: () => close(server) }
}

/** @type {(methods: Readonly<Record<string, Method>>, body: string) => Promise<unknown>} */
async function answerAll(methods, body) {
  let calls
  try {
    calls = JSON.parse(body)
  } catch (error) {
    return failure(-1, { code: -32700, message: 'Parse error. Invalid JSON', data: String(error) })
  }
  return Array.isArray(calls) ? Promise.all(calls.map((call) => answer(methods, call))) : answer(methods, calls)
}

/** @type {(methods: Readonly<Record<string, Method>>, call: unknown) => Promise<unknown>} */
async function answer(methods, call) {
  const { id = -1, method, params } = /** @type {Record<string, unknown>} */ (Object(call))
  const found = typeof method === 'string' && Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!found) return failure(id, { code: -32601, message: 'Method not found', data: '' })
  try {
    return { jsonrpc: '2.0', id, result: await found(Object(params)) }
  } catch (error) {
    return failure(id, { code: -32603, message: 'Internal error', data: String(error) })
  }
}

/** @type {(id: unknown, error: { code: number, message: string, data: string }) => unknown} */
const failure = (id, error) => ({ jsonrpc: '2.0', id, error })
