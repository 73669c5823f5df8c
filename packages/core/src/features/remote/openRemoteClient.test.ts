import { expect, it, vi } from 'vitest'
import { openRemoteClient } from './openRemoteClient.js'

function createProvider() {
  const listeners = new Map<string, (error: Error) => void>()
  const heard = {
    on: (name: string, listener: (error: Error) => void) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
  }
  const transportClose = vi.fn(async () => {})
  const stop = vi.fn()
  const client = {
    ...heard,
    connect: async () => ({}),
    request: async () => undefined,
    disconnect: async () => {},
    session: { keys: [], get: () => undefined, getAll: () => [] },
    core: {
      relayer: { ...heard, subscriber: heard, transportClose },
      storage: { setItem: async () => {}, removeItem: async () => {} },
      heartbeat: { stop },
    },
  }
  return { provider: { client }, client, listeners, transportClose, stop }
}

function open(universalProvider: Parameters<typeof openRemoteClient>[0]['universalProvider']) {
  const life = new AbortController()
  const onRefusal = vi.fn()
  const client = openRemoteClient({
    projectId: 'harbor',
    metadata: { name: 'Harbor', description: '', url: 'https://harbor.example', icons: [] },
    relayUrl: undefined,
    universalProvider,
    storage: { get: () => undefined, set() {}, remove() {} },
    signal: life.signal,
    waitUntilUnneeded: async () => {},
    log() {},
    onRefusal,
  })
  return { client, life, onRefusal }
}

it('openClient returns the client of the app’s provider, passed directly or by a function', async () => {
  const { provider, client } = createProvider()
  expect(await open(provider).client).toBe(client)
  expect(await open(() => provider).client).toBe(client)
  expect(await open(async () => provider).client).toBe(client)
})

it('destroying the modal leaves the app’s provider running and unsubscribes from its relay', async () => {
  const { provider, listeners, transportClose, stop } = createProvider()
  const { client, life, onRefusal } = open(provider)
  await client
  const refused = new Error('WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)')
  listeners.get('relayer_error')?.(refused)
  expect(onRefusal).toHaveBeenCalledWith('Unauthorized: invalid key')
  life.abort()
  expect(listeners.size).toBe(0)
  expect([transportClose, stop].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

it.each([
  ['no client', () => ({})],
  ['nothing', () => undefined],
  ['a client without requests', () => ({ client: { ...createProvider().client, request: undefined } })],
  ['a client without sessions', () => ({ client: { ...createProvider().client, session: {} } })],
  ['a client without a relay', () => ({ client: { ...createProvider().client, core: { storage: {} } } })],
])('openClient rejects an app’s provider that has %s as an invalid option', async (_words, given) => {
  const provider = given as Parameters<typeof open>[0]
  await expect(open(provider).client).rejects.toMatchObject({ code: 'INVALID_OPTION' })
})
