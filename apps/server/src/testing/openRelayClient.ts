import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'

const DAY_S = 86_400
const ED25519_CODEC = [0xed, 0x01]
const PUBLIC_KEY_LENGTH = 32

const frame = z.object({
  id: z.nullable(z.number()),
  method: z.optional(z.string()),
  params: z.optional(
    z.object({ id: z.string(), data: z.object({ topic: z.string(), message: z.string(), tag: z.number() }) }),
  ),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.string() })),
})

type Frame = z.output<typeof frame>

export interface RelayClientOptions {
  readonly key?: KeyObject
  /** Claims of the token that differ from valid ones. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly token?: string
  readonly projectId?: string
  readonly origin?: string
  /** Acknowledges neither messages nor pings. @default false */
  readonly isSilent?: boolean
  /** Receives each message's text, which is then not recorded. */
  readonly onMessage?: (text: string) => void
}

export type RelayClient = Awaited<ReturnType<typeof openRelayClient>>

export const createClientKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey

export function toDidKey(key: KeyObject): string {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-PUBLIC_KEY_LENGTH)
  return `did:key:z${base58.encode(Uint8Array.from([...ED25519_CODEC, ...publicKey]))}`
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function signToken(key: KeyObject, url: string, claims: Readonly<Record<string, unknown>> = {}): string {
  const iat = Math.floor(Date.now() / 1000)
  const payload = {
    iss: toDidKey(key),
    sub: randomBytes(32).toString('hex'),
    aud: url,
    iat,
    exp: iat + DAY_S,
    ...claims,
  }
  const text = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(payload)}`
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}

/** Opens a socket as WalletConnect's client does. Resolves once it is open, or was refused. */
export async function openRelayClient(url: string, options: RelayClientOptions = {}) {
  const { key = createClientKey(), claims, projectId = 'test', origin, isSilent = false, onMessage } = options
  const token = options.token ?? signToken(key, url, claims)
  const address = `${url}/?${new URLSearchParams({ auth: token, projectId, ua: 'test', useOnCloseEvent: 'true' })}`
  const socket = new WebSocket(address, { autoPong: !isSilent, ...(origin !== undefined && { origin }) })
  const received: { readonly topic: string; readonly message: string; readonly tag: number }[] = []
  const answers = new Map<number, { resolve(answer: Frame): void; reject(error: Error): void }>()
  const strays: Frame[] = []
  let lastId = 0
  const closed = new Promise<{ readonly code: number; readonly reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      resolve({ code, reason: String(reason) })
      for (const { reject } of answers.values()) reject(new Error(`closed with ${code}`))
    })
  })
  socket.on('message', (data) => {
    const payload = z.parse(frame, JSON.parse(String(data)))
    if (payload.method === 'irn_subscription' && payload.params !== undefined) {
      if (onMessage === undefined) received.push(payload.params.data)
      else onMessage(payload.params.data.message)
      if (!isSilent) socket.send(JSON.stringify({ id: payload.id, jsonrpc: '2.0', result: true }))
    } else {
      const call = payload.id === null ? undefined : answers.get(payload.id)
      if (call === undefined) strays.push(payload)
      else call.resolve(payload)
      answers.delete(payload.id ?? 0)
    }
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    // Later errors end in `closed`.
    socket.on('error', reject)
  })
  return {
    clientId: toDidKey(key),
    received,
    strays,
    closed,
    sendText: (text: string) => socket.send(text),
    async call(method: string, params: object): Promise<Frame> {
      if (socket.readyState !== socket.OPEN) throw new Error('The socket is closed.')
      const id = ++lastId
      const answered = new Promise<Frame>((resolve, reject) => answers.set(id, { resolve, reject }))
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      return answered
    },
    texts: () => received.map(({ message }) => message),
    /** Ends the connection without a closing handshake. */
    end: () => socket.terminate(),
  }
}
