import { expect, it, vi } from 'vitest'
import { createRemoteChannel } from './createRemoteChannel.js'
import type { ClientSession, RemoteClient } from './remoteClient.js'

const ME = '0x51c0000000000000000000000000000000009ad4'

const session = {
  topic: 'ab',
  expiry: 4_000_000_000,
  peer: { publicKey: '01', metadata: { name: 'Pocket', description: '', url: 'https://pocket.example', icons: [] } },
  namespaces: {
    eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${ME}`], methods: ['personal_sign'], events: [] },
  },
  requiredNamespaces: {},
  optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } },
}

const storage = { get: () => undefined, set() {}, remove() {} }
const signing = { method: 'personal_sign', params: [], caipNetworkId: 'eip155:1' } as const

function open(request: () => Promise<unknown>) {
  const topics = ['ab']
  const listeners = new Map<string, (event: unknown) => unknown>()
  const disconnect = vi.fn(async () => void topics.splice(0))
  const client = {
    on: (name: string, listener: (event: unknown) => unknown) => void listeners.set(name, listener),
    off: (name: string) => void listeners.delete(name),
    session: { keys: topics, get: () => session },
    request,
    disconnect,
  }
  const life = new AbortController()
  const channel = createRemoteChannel({
    client: client as unknown as RemoteClient,
    session: session as unknown as ClientSession,
    storage,
    isOffered: () => true,
    signal: life.signal,
  })
  const emit = (name: string, event: unknown) => listeners.get(name)?.(event)
  return { channel, life, listeners, emit, disconnect }
}

const never = () => new Promise(() => {})

it('destroy() ends a pending remote signature and keeps the session for the next visit', async () => {
  const { channel, life, listeners, disconnect } = open(never)
  const signed = channel.request(signing)
  life.abort()
  await expect(signed).rejects.toMatchObject({ code: 'ABORTED' })
  await expect(channel.request(signing)).rejects.toMatchObject({ code: 'ABORTED' })
  expect(listeners.size).toBe(0)
  expect(disconnect).not.toHaveBeenCalled()
})

it('a session that ends rejects a pending signature', async () => {
  const { channel } = open(never)
  const signed = channel.request(signing)
  await channel.close()
  await expect(signed).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
})

it.each([
  ['session_expire', { code: 'SESSION_EXPIRED' }],
  ['session_delete', undefined],
])('a session ends once, by %s of its own topic', async (name, cause) => {
  const { channel, emit, listeners, disconnect } = open(never)
  const changes: unknown[] = []
  channel.watch('eip155', (change) => changes.push(change))
  emit(name, { topic: 'another' })
  expect(changes).toEqual([])
  expect(channel.approved('eip155')).toBeDefined()
  const signed = channel.request(signing)
  emit(name, { topic: 'ab' })
  await expect(signed).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
  expect(channel.approved('eip155')).toBeUndefined()
  expect(listeners.size).toBe(0)
  await channel.close()
  expect(changes).toHaveLength(1)
  expect(changes).toMatchObject([cause ? { type: 'end', cause } : { type: 'end' }])
  expect(disconnect).not.toHaveBeenCalled()
})

it('a phone that does not respond in time has its own error code and keeps its session', async () => {
  const expired = Object.assign(new Error('Request expired. Please try again.'), { code: 6 })
  const { channel } = open(() => Promise.reject(expired))
  await expect(channel.request(signing)).rejects.toMatchObject({ code: 'WALLET_UNANSWERED', cause: expired })
  expect(channel.approved('eip155')?.accounts).toEqual([`eip155:1:${ME}`])
})
