import { WebSocketServer } from 'ws'
import { answerRpc, findMethod, readList, serveRpc } from '../../http/rpc.mjs'
import { createMethods } from './createMethods.mjs'
import { createSubscriptions, newSubscriptionId } from './createSubscriptions.mjs'

/**
 * A node's JSON-RPC on one port, by HTTP and over a socket, for every page of this machine.
 *
 * @param {import('../createChain.mjs').Chain} chain
 * @param {{ port: number, log: (line: string) => void }} where
 */
export async function startServer(chain, where) {
  const methods = createMethods(chain)
  const subscriptions = createSubscriptions(chain, methods)
  /** @type {import('../../http/rpc.mjs').Call} */
  const answer = (method, params) => findMethod(methods, method)(...readList(params))

  const { server, url, stop } = await serveRpc(answer, where)
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    /** @type {Map<string, () => void>} */
    const open = new Map()
    socket.on('close', () => {
      for (const undo of open.values()) undo()
    })
    /** @type {import('../../http/rpc.mjs').Call} */
    const answerHere = (method, params) => {
      const begun = Object.hasOwn(subscriptions, method) ? subscriptions[method] : undefined
      if (begun) return subscribe(begun, readList(params))
      if (!Object.values(subscriptions).some(({ unsubscribe }) => unsubscribe === method)) return answer(method, params)
      const id = String(readList(params)[0])
      open.get(id)?.()
      return open.delete(id)
    }
    /** @type {(subscription: import('./createSubscriptions.mjs').Subscription, params: readonly unknown[]) => Promise<string>} */
    const subscribe = async ({ notification: method, start }, params) => {
      const subscription = newSubscriptionId()
      const tell = (/** @type {unknown} */ result) =>
        // After the answer that names the subscription.
        setImmediate(() => socket.send(JSON.stringify({ jsonrpc: '2.0', method, params: { subscription, result } })))
      open.set(subscription, () => {})
      await start({ tell, onEnd: (undo) => void open.set(subscription, undo) }, params)
      return subscription
    }
    socket.on('message', async (data) => socket.send(await answerRpc(String(data), answerHere)))
  })
  return {
    url,
    stop() {
      for (const socket of sockets.clients) socket.terminate()
      return stop()
    },
  }
}
