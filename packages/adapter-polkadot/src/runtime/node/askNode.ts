import { askRpc, ModalError, type RpcQuestion, readRpc } from '@foyer/core/adapter'

/** One JSON-RPC question to a node, by HTTP or, for `ws:` and `wss:`, over a socket that is closed again. */
export async function askNode(url: string, { method, params, signal }: RpcQuestion): Promise<unknown> {
  if (!/^wss?:/.test(url)) return (await askRpc(url, { method, params, signal })).result
  const result = readRpc(await overSocket(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), signal))
  if (result !== undefined) return result
  throw new ModalError('RESPONSE_INVALID', { context: { url, method } })
}

function overSocket(url: string, body: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const socket = new WebSocket(url)
    const settle = (act: () => void) => {
      done.abort()
      socket.close()
      act()
    }
    const fail = () => settle(() => reject(new ModalError('HTTP_FAILED', { context: { url } })))
    const options = { signal: done.signal }
    socket.addEventListener('open', () => socket.send(body), options)
    socket.addEventListener('message', ({ data }) => settle(() => resolve(String(data))), options)
    socket.addEventListener('error', fail, options)
    socket.addEventListener('close', fail, options)
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)), options)
  })
}
