import { WebSocketServer } from 'ws'
import { answerRpc, findRpcMethod, type RpcCall, readParamList } from '../../http/answerRpc'
import { serveRpc } from '../../http/rpc'
import type { PolkadotChain } from '../createPolkadotChain'
import { createPolkadotMethods } from './createPolkadotMethods'
import { createSubscriptionId, createSubscriptions, type Subscription } from './createSubscriptions'

export async function startPolkadotServer(chain: PolkadotChain, where: { port: number; log: (line: string) => void }) {
  const methods = createPolkadotMethods(chain)
  const subscriptions = createSubscriptions(chain, methods)
  const answer: RpcCall = (method, params) => findRpcMethod(methods, method)(...readParamList(params))

  const { server, url, stop } = await serveRpc(answer, where)
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    const open: Map<string, () => void> = new Map()
    socket.on('close', () => {
      for (const undo of open.values()) undo()
    })
    const answerHere: RpcCall = (method, params) => {
      const begun = Object.hasOwn(subscriptions, method) ? subscriptions[method] : undefined
      if (begun) return subscribe(begun, readParamList(params))
      if (!Object.values(subscriptions).some(({ unsubscribe }) => unsubscribe === method)) return answer(method, params)
      const id = String(readParamList(params)[0])
      open.get(id)?.()
      return open.delete(id)
    }
    const subscribe = async (
      { notification: method, start }: Subscription,
      params: readonly unknown[],
    ): Promise<string> => {
      const subscription = createSubscriptionId()
      const notify = (result: unknown) =>
        // Sends after the response, which tells the client the subscription's id.
        setImmediate(() => socket.send(JSON.stringify({ jsonrpc: '2.0', method, params: { subscription, result } })))
      open.set(subscription, () => {})
      await start({ tell: notify, onEnd: (undo) => void open.set(subscription, undo) }, params)
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
