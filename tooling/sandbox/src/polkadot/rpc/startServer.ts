import { WebSocketServer } from 'ws'
import { answerRpc, type Call, findMethod, readList, serveRpc } from '../../http/rpc'
import type { Chain } from '../createChain'
import { createMethods } from './createMethods'
import { createSubscriptions, newSubscriptionId, type Subscription } from './createSubscriptions'

/** A node's JSON-RPC on one port, by HTTP and over a socket, for every page of this machine. */
export async function startServer(chain: Chain, where: { port: number; log: (line: string) => void }) {
  const methods = createMethods(chain)
  const subscriptions = createSubscriptions(chain, methods)
  const answer: Call = (method, params) => findMethod(methods, method)(...readList(params))

  const { server, url, stop } = await serveRpc(answer, where)
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    const open: Map<string, () => void> = new Map()
    socket.on('close', () => {
      for (const undo of open.values()) undo()
    })
    const answerHere: Call = (method, params) => {
      const begun = Object.hasOwn(subscriptions, method) ? subscriptions[method] : undefined
      if (begun) return subscribe(begun, readList(params))
      if (!Object.values(subscriptions).some(({ unsubscribe }) => unsubscribe === method)) return answer(method, params)
      const id = String(readList(params)[0])
      open.get(id)?.()
      return open.delete(id)
    }
    const subscribe = async (
      { notification: method, start }: Subscription,
      params: readonly unknown[],
    ): Promise<string> => {
      const subscription = newSubscriptionId()
      const tell = (result: unknown) =>
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
