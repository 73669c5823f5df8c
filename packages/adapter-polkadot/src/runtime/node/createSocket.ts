import { ModalError, NodeError, type RpcRequest, rejectOnAbort } from '@foyer/core/adapter'

interface NodeSocket {
  request(request: RpcRequest): Promise<unknown>
  close(): void
}

interface Pending {
  readonly resolve: (result: unknown) => void
  readonly reject: (cause: unknown) => void
}

interface OpenSocket {
  readonly socket: WebSocket
  readonly pending: Map<number, Pending>
  readonly opened: Promise<void>
}

/** Sends requests over one WebSocket, which opens with the first request and again after the node closed it. */
export function createSocket(url: string): NodeSocket {
  let current: OpenSocket | undefined
  let last = 0

  const open = (): OpenSocket => {
    const socket = new WebSocket(url)
    const pending = new Map<number, Pending>()
    const opened = new Promise<void>((resolve, reject) => {
      const fail = () => {
        if (current?.socket === socket) current = undefined
        const cause = new ModalError('HTTP_FAILED', { context: { url } })
        reject(cause)
        for (const each of pending.values()) each.reject(cause)
        pending.clear()
      }
      socket.addEventListener('open', () => resolve())
      socket.addEventListener('error', fail)
      socket.addEventListener('close', fail)
    })
    opened.catch(() => undefined)
    socket.addEventListener('message', ({ data }) => settle(pending, String(data), url))
    return { socket, pending, opened }
  }

  return {
    async request({ method, params, signal }) {
      current ??= open()
      const { socket, pending, opened } = current
      await rejectOnAbort(opened, signal)
      if (socket.readyState !== WebSocket.OPEN) throw new ModalError('HTTP_FAILED', { context: { url } })
      last += 1
      const id = last
      const answer = new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject }))
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
      return rejectOnAbort(answer, signal).finally(() => pending.delete(id))
    },
    close() {
      current?.socket.close()
    },
  }
}

function settle(pending: ReadonlyMap<number, Pending>, text: string, url: string): void {
  const { id, result, error } = parse(text)
  const requested = pending.get(Number(id))
  if (typeof error === 'object' && error !== null) requested?.reject(new NodeError({ ...error }))
  else if (result === undefined) requested?.reject(new ModalError('RESPONSE_INVALID', { context: { url } }))
  else requested?.resolve(result)
}

function parse(text: string): { readonly id?: unknown; readonly result?: unknown; readonly error?: unknown } {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
