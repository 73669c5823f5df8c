import { expect, it, vi } from 'vitest'
import { createChannel } from './createChannel.js'
import type { RemoteClient, Session } from './remoteClient.js'

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

/** A session whose phone answers as the test says. */
function open(request: () => Promise<unknown>) {
  const topics = ['ab']
  const listeners = new Map<string, unknown>()
  const disconnect = vi.fn(async () => void topics.splice(0))
  const client = {
    on: (name: string, listener: unknown) => void listeners.set(name, listener),
    off: (name: string) => void listeners.delete(name),
    session: { keys: topics, get: () => session },
    request,
    disconnect,
  }
  const life = new AbortController()
  const channel = createChannel({
    client: client as unknown as RemoteClient,
    session: session as unknown as Session,
    storage,
    isOffered: () => true,
    signal: life.signal,
  })
  return { channel, life, listeners, disconnect }
}

const never = () => new Promise(() => {})

it('destroy() in the middle of a remote signature ends it, and the session goes on for the next visit', async () => {
  const { channel, life, listeners, disconnect } = open(never)
  const signed = channel.request(signing)
  life.abort()
  await expect(signed).rejects.toMatchObject({ code: 'ABORTED' })
  await expect(channel.request(signing)).rejects.toMatchObject({ code: 'ABORTED' })
  expect(listeners.size).toBe(0)
  expect(disconnect).not.toHaveBeenCalled()
})

it('a session that ends in the middle of a signature ends it', async () => {
  const { channel } = open(never)
  const signed = channel.request(signing)
  await channel.close()
  await expect(signed).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
})

it('a phone that did not answer in time has a code of its own, and its session goes on', async () => {
  const expired = Object.assign(new Error('Request expired. Please try again.'), { code: 6 })
  const { channel } = open(() => Promise.reject(expired))
  await expect(channel.request(signing)).rejects.toMatchObject({ code: 'WALLET_UNANSWERED', cause: expired })
  expect(channel.approved('eip155')?.accounts).toEqual([`eip155:1:${ME}`])
})
