import { ModalError } from '@foyer/core/adapter'

export interface Question {
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal: AbortSignal
}

/** One JSON-RPC question to a node, by HTTP or, for `ws:` and `wss:`, over a socket that is closed again. */
export async function askNode(url: string, { method, params, signal }: Question): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const text = /^wss?:/.test(url) ? await overSocket(url, body, signal) : await overHttp(url, body, signal)
  const answer: unknown = JSON.parse(text)
  const { result, error } = (answer ?? {}) as { readonly result?: unknown; readonly error?: unknown }
  if (error !== undefined || result === undefined) {
    throw new ModalError('RESPONSE_INVALID', { cause: error, context: { url, method } })
  }
  return result
}

async function overHttp(url: string, body: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal })
  if (!response.ok) throw new ModalError('HTTP_FAILED', { context: { url, status: response.status } })
  return response.text()
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
