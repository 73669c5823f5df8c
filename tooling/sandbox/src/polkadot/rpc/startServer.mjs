import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import { allowPages, close, listen } from '../../relay/http.mjs'
import { createMethods } from './createMethods.mjs'
import { createSubscriptions, newSubscriptionId } from './createSubscriptions.mjs'
import { RpcError } from './RpcError.mjs'

/**
 * @typedef {{ id: unknown, method: string, params: readonly unknown[] }} Call
 * @typedef {(call: Call) => Promise<unknown>} Answer
 */

/**
 * A node's JSON-RPC on one port, by HTTP and over a socket, for every page of this machine.
 *
 * @param {import('../createChain.mjs').Chain} chain
 * @param {{ port: number, log: (line: string) => void }} where
 */
export async function startServer(chain, where) {
  const methods = createMethods(chain)
  const subscriptions = createSubscriptions(chain, methods)
  /** @type {Answer} */
  const answer = async ({ method, params }) => {
    const found = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!found) throw new RpcError(-32601, 'Method not found')
    return found(...params)
  }

  const server = createServer(async (request, response) => {
    if (allowPages(request, response)) return
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const text = await respond(body, answer)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(text)
  })
  const address = await listen(server, where)
  // After the port was found: until then an error of the server is the search's to hear.
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    /** @type {Map<string, () => void>} */
    const open = new Map()
    socket.on('close', () => {
      for (const undo of open.values()) undo()
    })
    /** @type {Answer} */
    const answerHere = async (call) => {
      const { method, params } = call
      const begun = Object.hasOwn(subscriptions, method) ? subscriptions[method] : undefined
      if (begun) return subscribe(begun, params)
      if (!Object.values(subscriptions).some(({ unsubscribe }) => unsubscribe === method)) return answer(call)
      const id = String(params[0])
      open.get(id)?.()
      return open.delete(id)
    }
    /** @type {(subscription: import('./createSubscriptions.mjs').Subscription, params: readonly unknown[]) => Promise<string>} */
    const subscribe = async ({ notification: method, start }, params) => {
      const subscription = newSubscriptionId()
      const tell = (/** @type {unknown} */ result) =>
        // After the answer that names the subscription.
        setImmediate(() => socket.send(toJson({ jsonrpc: '2.0', method, params: { subscription, result } })))
      open.set(subscription, () => {})
      await start({ tell, onEnd: (undo) => void open.set(subscription, undo) }, params)
      return subscription
    }
    socket.on('message', async (data) => socket.send(await respond(String(data), answerHere)))
  })
  return {
    url: `http://${address}`,
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate()
      await close(server)
    },
  }
}

/** @type {(body: string, answer: Answer) => Promise<string>} */
async function respond(body, answer) {
  let calls
  try {
    calls = JSON.parse(body)
  } catch {
    return toJson(failure(null, new RpcError(-32700, 'Parse error')))
  }
  const one = async (/** @type {unknown} */ call) => {
    const { id = null, method, params = [] } = /** @type {Record<string, unknown>} */ (call ?? {})
    try {
      if (typeof method !== 'string') throw new RpcError(-32600, 'Invalid request')
      if (!Array.isArray(params)) throw new RpcError(-32602, 'Invalid params')
      return { jsonrpc: '2.0', id, result: await answer({ id, method, params }) }
    } catch (error) {
      return failure(id, error instanceof RpcError ? error : new RpcError(-32603, `Internal error: ${error}`))
    }
  }
  return toJson(Array.isArray(calls) ? await Promise.all(calls.map(one)) : await one(calls))
}

/** @type {(id: unknown, error: RpcError) => unknown} */
const failure = (id, { code, message, data }) => ({ jsonrpc: '2.0', id, error: { code, message, data } })

/** @param {unknown} value */
const toJson = (value) => JSON.stringify(value)
