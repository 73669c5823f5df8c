import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { WebSocket } from 'ws'
import type { Relay } from '../types'
import { signToken } from './signToken'

interface Pushed {
  readonly id: number
  readonly params: { readonly id: string; readonly data: { readonly topic: string; readonly message: string } }
}

interface Answer {
  readonly id: number | null
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data: string }
}

export interface SocketOptions {
  readonly key?: KeyObject
  readonly claims?: Record<string, unknown>
  readonly projectId?: string
  readonly origin?: string
  readonly token?: string
}

export const createClientKey = () => generateKeyPairSync('ed25519').privateKey

export async function openSocket({ url }: Relay, options: SocketOptions = {}) {
  const { key = createClientKey(), claims, projectId = 'test', origin } = options
  const token = options.token ?? (await signToken(key, url, claims))
  const address = `${url}/?${new URLSearchParams({ auth: token, projectId, ua: 'test', useOnCloseEvent: 'true' })}`
  const socket = new WebSocket(address, origin === undefined ? {} : { origin })
  const pushed: Pushed[] = []
  const raw: string[] = []
  const answers = new Map<number | null, (answer: Answer) => void>()
  let lastId = 0
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  socket.on('message', (data) => {
    raw.push(String(data))
    const payload = parse(String(data))
    if (payload === undefined) return
    if ('params' in payload) pushed.push(payload)
    else answers.get(payload.id)?.(payload)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    closed,
    pushed,
    raw,
    messages: () => pushed.map(({ params }) => params.data.message),
    close: () => socket.terminate(),
    call(method: string, params: unknown): Promise<Answer> {
      lastId += 1
      socket.send(JSON.stringify({ id: lastId, jsonrpc: '2.0', method, params }))
      return new Promise((resolve) => answers.set(lastId, resolve))
    },
    /** Sends any text; its answer has no id. */
    say(text: string): Promise<Answer> {
      socket.send(text)
      return new Promise((resolve) => answers.set(null, resolve))
    },
    acknowledge: ({ id }: Pushed) => socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true })),
  }
}

function parse(data: string): Answer | Pushed | undefined {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
