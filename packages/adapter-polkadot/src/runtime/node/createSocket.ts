import { ModalError, NodeError, type RpcQuestion, untilAborted } from '@foyer/core/adapter'

/** A node that is reached over a WebSocket. */
interface NodeSocket {
  ask(question: RpcQuestion): Promise<unknown>
  close(): void
}

interface Pending {
  readonly resolve: (result: unknown) => void
  readonly reject: (cause: unknown) => void
}

interface OpenSocket {
  readonly socket: WebSocket
  /** By the number of the question. */
  readonly pending: Map<number, Pending>
  readonly opened: Promise<void>
}

/** One socket for many questions. It opens with the first, and again after the node has closed it. */
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
    async ask({ method, params, signal }) {
      current ??= open()
      const { socket, pending, opened } = current
      await untilAborted(opened, signal)
      if (socket.readyState !== WebSocket.OPEN) throw new ModalError('HTTP_FAILED', { context: { url } })
      last += 1
      const id = last
      const answer = new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject }))
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
      return untilAborted(answer, signal).finally(() => pending.delete(id))
    },
    close() {
      current?.socket.close()
    },
  }
}

function settle(pending: ReadonlyMap<number, Pending>, text: string, url: string): void {
  const { id, result, error } = parse(text)
  const asked = pending.get(Number(id))
  if (typeof error === 'object' && error !== null) asked?.reject(new NodeError({ ...error }))
  else if (result === undefined) asked?.reject(new ModalError('RESPONSE_INVALID', { context: { url } }))
  else asked?.resolve(result)
}

function parse(text: string): { readonly id?: unknown; readonly result?: unknown; readonly error?: unknown } {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
