import { createServer } from 'node:http'
import { allowPages, close, listen } from '../../relay/http.mjs'
import { RpcError } from './RpcError.mjs'

/**
 * A node's JSON-RPC over HTTP, one call or a batch, for every page of this machine.
 *
 * @param {Readonly<Record<string, (params: readonly unknown[]) => unknown>>} methods
 * @param {{ port: number, log: (line: string) => void }} where
 */
export async function startServer(methods, where) {
  const server = createServer(async (request, response) => {
    if (allowPages(request, response)) return
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(toJson(answerAll(methods, body)))
  })
  const address = await listen(server, where)
  return { url: `http://${address}`, stop: () => close(server) }
}

/** @type {(methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>>, body: string) => unknown} */
function answerAll(methods, body) {
  let calls
  try {
    calls = JSON.parse(body)
  } catch {
    return failure(null, new RpcError(-32700, 'Parse error'))
  }
  return Array.isArray(calls) ? calls.map((call) => answer(methods, call)) : answer(methods, calls)
}

/** @type {(methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>>, call: unknown) => unknown} */
function answer(methods, call) {
  const { id = null, method, params = [] } = /** @type {Record<string, unknown>} */ (call ?? {})
  try {
    const found = typeof method === 'string' && Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!found) throw new RpcError(-32601, 'Method not found')
    if (!Array.isArray(params)) throw new RpcError(-32602, 'Invalid params: expected a list.')
    return { jsonrpc: '2.0', result: found(params), id }
  } catch (error) {
    return failure(id, error instanceof RpcError ? error : new RpcError(-32603, `Internal error: ${error}`))
  }
}

/** @type {(id: unknown, error: RpcError) => unknown} */
const failure = (id, { code, message, data }) => ({ jsonrpc: '2.0', error: { code, message, data }, id })

/** Bigints as plain digits, which is how a node writes them, also where a JavaScript number could not hold them. */
function toJson(/** @type {unknown} */ value) {
  const text = JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `\u0000${each}\u0000` : each))
  return text.replace(/"\\u0000(\d+)\\u0000"/g, '$1')
}
