import { expect, it } from 'vitest'
import type { AdapterStorage } from '../../adapter/context.js'
import { toClientStorage } from './toClientStorage.js'

const core = (name: string) => `wc@2:core:0.3:foyer//${name}`
const client = (name: string) => `wc@2:client:0.3:foyer//${name}`

const session = {
  topic: 'ab',
  expiry: 4_000_000_000,
  relay: { protocol: 'irn' },
  self: { publicKey: '01', metadata: {} },
  peer: { publicKey: '02', metadata: { name: 'Pocket', icons: [] } },
  namespaces: { eip155: { accounts: ['eip155:1:0x1'], methods: [], events: [], chains: ['eip155:1'] } },
}

const kept: Readonly<Record<string, unknown>> = {
  [core('keychain')]: { client_ed25519_seed: 'a0b1', ab: 'c2d3' },
  [core('messages')]: { ab: { hash: 'message' } },
  [core('messages_withoutClientAck')]: { ab: {} },
  [core('subscription')]: [{ id: '1', topic: 'ab', relay: { protocol: 'irn' } }],
  [core('history')]: [{ id: 1, topic: 'ab', request: { method: 'wc_sessionRequest', params: {} } }],
  [core('expirer')]: [{ target: 'topic:ab', expiry: 1 }],
  [core('pairing')]: [{ topic: 'ab', expiry: 1, relay: { protocol: 'irn' }, active: true }],
  [client('session')]: [session],
  [client('proposal')]: [{ id: 1, expiryTimestamp: 1, optionalNamespaces: {} }],
  [client('request')]: [{ id: 1, topic: 'ab' }],
  'wc@1.5:auth:0.3:foyer//authKeys': [{ publicKey: '01', responseTopic: 'ab' }],
  'wc@1.5:auth:0.3:foyer//pairingTopics': [{ topic: 'ab', pairingTopic: 'cd' }],
  'wc@1.5:auth:0.3:foyer//requests': [{ id: 1 }],
  [core('event-client')]: [{ eventId: 'x' }],
  [core('verify:public:key')]: { publicKey: {}, expiresAt: 1 },
  WALLETCONNECT_DEEPLINK_CHOICE: { name: 'Pocket', href: 'pocket://' },
  WALLETCONNECT_CLIENT_ID: 'did:key:z6Mk',
  WALLETCONNECT_LINK_MODE_APPS: ['https://pocket.example'],
}

function open(entries: Readonly<Record<string, string>> = {}, { signal } = new AbortController()) {
  const map = new Map(Object.entries(entries).map(([key, text]) => [`remote:${key}`, text]))
  const storage: AdapterStorage = {
    get: (key) => map.get(key),
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  }
  return { storage: toClientStorage(storage, signal), map }
}

it.each(Object.entries(kept))('the client reads back a value that it stored: %s', async (key, value) => {
  const { storage } = open()
  await storage.setItem(key, value)
  expect(await storage.getItem(key)).toEqual(value)
})

const foreign = ['{', 'null', '7', '"x"', 'true', '[null]', '[7,"x"]', '[[]]', '[{}]', '{"a":null}', '{"a":[7]}']

it.each(Object.keys(kept))('JSON of a wrong shape never reaches the client: %s', async (key) => {
  for (const text of foreign) {
    const { storage, map } = open({ [key]: text })
    const value = await storage.getItem<unknown>(key)
    const isEmpty = value === undefined || JSON.stringify(value) === (Array.isArray(kept[key]) ? '[]' : '{}')
    const isFine = isEmpty || text === JSON.stringify(value)
    expect([text, isFine]).toEqual([text, true])
    expect([text, map.size]).toEqual([text, value === undefined ? 0 : 1])
  }
})

it.each(['javascript:alert(1)', 'intent://x', 'http://pocket.example'])(
  'a tampered link opens no app: %s',
  async (href) => {
    const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
    expect(await open({ [key]: JSON.stringify({ name: 'Pocket', href }) }).storage.getItem(key)).toBeUndefined()
  },
)

it('one malformed session does not affect the others', async () => {
  const broken = [
    { ...session, namespaces: { eip155: { accounts: 'eip155:1:0x1', methods: [], events: [] } } },
    { ...session, namespaces: null },
    { ...session, peer: undefined },
    { ...session, peer: { publicKey: '02' } },
    { ...session, expiry: 'soon' },
    { ...session, topic: 5 },
    { ...session, relay: {} },
  ]
  const { storage } = open({ [client('session')]: JSON.stringify([...broken, session]) })
  expect(await storage.getItem(client('session'))).toEqual([session])
})

it('a value that storage refuses lasts for the visit', async () => {
  const storage = toClientStorage({ get: () => undefined, set() {}, remove() {} }, new AbortController().signal)
  await storage.setItem(client('session'), [session])
  expect(await storage.getItem(client('session'))).toEqual([session])
  await storage.removeItem(client('session'))
  expect(await storage.getItem(client('session'))).toBeUndefined()
})

it('nothing is stored after the modal is destroyed, and the client keeps its values', async () => {
  const life = new AbortController()
  const { storage, map } = open({ [client('session')]: JSON.stringify([session]) }, life)
  life.abort()
  const other = { ...session, topic: 'cd' }
  await storage.setItem(client('session'), [other])
  await storage.removeItem(client('proposal'))
  expect(map.get(`remote:${client('session')}`)).toBe(JSON.stringify([session]))
})
