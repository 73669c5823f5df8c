import { expect, it, vi } from 'vitest'
import type { ChannelSupport } from '../../adapter/channel.js'
import type { Connection } from '../../adapter/connection.js'
import { fakeNetwork, foreignFakeNetwork } from '../../testing/fakeNetworks.js'
import type { UniversalProviderLike } from '../../types/universalProvider.js'
import { combineSignals } from '../../utils/waiting.js'
import { createRemoteConnector } from './createRemoteConnector.js'
import type { OpenClientParameters } from './openRemoteClient.js'
import type { ClientSession, RemoteClient } from './remoteClient.js'

// Fakes WalletConnect's client: the test controls the wallet on the phone, and the relay.

const ACCOUNTS: Readonly<Record<string, string>> = {
  eip155: 'eip155:1:0x000000000000000000000000000000000000006c',
  solana: `${foreignFakeNetwork.caipNetworkId}:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv`,
}
const LATER = 4_000_000_000

/** Creates a fake phone. It keeps the sessions that it approved; each client reads them once, when it opens. */
function createPhone() {
  const kept: ClientSession[] = []
  const [sent, ended, stored]: [unknown[], string[], Map<string, unknown>] = [[], [], new Map()]
  const answers: { resolve(session: ClientSession): void; reject(cause: unknown): void }[] = []
  let made = 0
  const allow = (...namespaces: string[]) => {
    const granted = namespaces.map((each) => [each, { accounts: [ACCOUNTS[each]], methods: ['sign'], events: [] }])
    const session = {
      ...{ topic: `topic-${++made}`, expiry: LATER + made, peer: { metadata: { name: 'Pocket', icons: [] } } },
      ...{ namespaces: Object.fromEntries(granted), requiredNamespaces: {}, optionalNamespaces: offered() },
    } as unknown as ClientSession
    kept.push(session)
    return session
  }
  const offered = () => sent.at(-1) ?? { eip155: { chains: ['eip155:1'], methods: ['sign'], events: [] } }
  interface Client {
    isOver: boolean
    waitUntilUnneeded(): Promise<void>
    hears(event: string): boolean
    subscribe(topic: string): void
    end(topic: string): void
    refuse(message: string): void
  }
  const clients: Client[] = []

  const open = async ({ signal, waitUntilUnneeded }: Pick<OpenClientParameters, 'signal' | 'waitUntilUnneeded'>) => {
    const known = [...kept]
    const topics: string[] = []
    const listeners = new Map<string, (event: never) => void>()
    const heard = {
      on: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
      off: (name: string) => void listeners.delete(name),
    }
    const client = {
      ...heard,
      session: {
        get keys() {
          return kept.map(({ topic }) => topic)
        },
        get: (topic: string) => kept.find((each) => each.topic === topic),
        getAll: () => known.filter((each) => kept.includes(each)),
      },
      async connect({ optionalNamespaces }: { readonly optionalNamespaces: unknown }) {
        sent.push(optionalNamespaces)
        const answer = new Promise<ClientSession>((resolve, reject) => answers.push({ resolve, reject }))
        return { uri: `wc:${sent.length}@2?symKey=1`, approval: () => answer }
      },
      async disconnect({ topic }: { readonly topic: string }) {
        ended.push(topic)
        kept.splice(0, kept.length, ...kept.filter((each) => each.topic !== topic))
      },
      core: {
        storage: {
          setItem: async (key: string, value: unknown) => void stored.set(key, value),
          removeItem: async (key: string) => void stored.delete(key),
        },
        relayer: { connected: true, subscriber: { topics, ...heard }, ...heard },
      },
    }
    const tell = (name: string, event: unknown) => listeners.get(name)?.(event as never)
    const mine = {
      isOver: false,
      waitUntilUnneeded,
      hears: (event: string) => listeners.has(event),
      subscribe(topic: string) {
        topics.push(topic)
        tell('subscription_created', { topic })
      },
      end(topic: string) {
        kept.splice(0, kept.length, ...kept.filter((each) => each.topic !== topic))
        tell('session_delete', { topic })
      },
      refuse: (message: string) => tell('relayer_error', new Error(message)),
    }
    signal.addEventListener('abort', () => {
      mine.isOver = true
    })
    clients.push(mine)
    return client as unknown as RemoteClient
  }
  return {
    open,
    allow,
    sent,
    ended,
    stored,
    clients,
    kept,
    yes: (session: ClientSession) => answers.at(-1)?.resolve(session),
  }
}

interface SiteParameters {
  readonly phone?: ReturnType<typeof createPhone>
  readonly broken?: readonly string[]
  readonly missing?: readonly string[]
  readonly universalProvider?: UniversalProviderLike
  readonly stored?: Map<string, string>
}

function createSite({
  phone = createPhone(),
  broken = [],
  missing = [],
  universalProvider,
  stored = new Map(),
}: SiteParameters = {}) {
  const life = new AbortController()
  const attached: unknown[] = []
  const logged: string[] = []
  const support = (namespace: string): ChannelSupport => ({
    ...{ methods: ['sign'], events: [] },
    async attach(channel, { network }) {
      if (broken.includes(namespace)) throw new Error(`no ${namespace}`)
      attached.push([namespace, network?.caipNetworkId])
      return { provider: channel } as unknown as Connection
    },
  })
  const load = (namespace: string) => async () => {
    if (missing.includes(namespace)) throw new Error(`no ${namespace}`)
    return support(namespace)
  }
  const remote = createRemoteConnector(
    {
      ...{ projectId: 'p', metadata: { name: 'Site', description: '', url: 'https://site.example', icons: [] } },
      ...{ relayUrl: undefined, universalProvider, signal: life.signal },
      storage: {
        get: (key) => stored.get(key),
        set: (key, value) => void stored.set(key, value),
        remove: (key) => void stored.delete(key),
      },
      namespaces: new Map(['eip155', 'solana'].map((each) => [each, load(each)])),
      networks: () => [fakeNetwork, foreignFakeNetwork],
      activeNetworkId: (namespace) => (namespace === 'eip155' ? 'eip155:1' : undefined),
      onRefusal: () => {},
      log: (level, message) => void logged.push(`${level}: ${message}`),
    },
    phone.open,
  )
  const { signal } = new AbortController()
  const ask = async (wanted: string, ...allowed: string[]) => {
    const before = phone.sent.length
    const found = remote.connect(wanted, { signal })
    await vi.waitFor(() => expect(phone.sent.length).toBeGreaterThan(before))
    phone.yes(phone.allow(...allowed))
    return (await found).map(({ namespace }) => namespace)
  }
  return { ...remote, phone, life, attached, logged, ask, signal, stored }
}

it('a remote connect requests every namespace and registers the requested one first', async () => {
  const { ask, phone, attached, $pairing } = createSite()
  expect(await ask('solana', 'eip155', 'solana')).toEqual(['solana', 'eip155'])
  expect(Object.keys(Object(phone.sent[0]))).toEqual(['eip155', 'solana'])
  expect(attached).toEqual([
    ['solana', undefined],
    ['eip155', 'eip155:1'],
  ])
  expect($pairing.get().status).toBe('idle')
})

it('a remote connect registers what the wallet approved, and ends a session that approves nothing', async () => {
  const { ask, phone } = createSite()
  expect(await ask('solana', 'eip155')).toEqual(['eip155'])
  await expect(ask('solana')).rejects.toMatchObject({ code: 'SESSION_REFUSED' })
  expect(phone.ended).toEqual(['topic-2'])
})

it('a remote connect ends the previous session once there is a new one, and not after a failure', async () => {
  const { ask, phone } = createSite({ broken: ['solana'] })
  await ask('eip155', 'eip155')
  await expect(ask('solana', 'solana')).rejects.toThrow('no solana')
  expect(phone.ended).toEqual(['topic-2'])
  await ask('eip155', 'eip155')
  expect(phone.ended).toEqual(['topic-2', 'topic-1'])
})

it('a remote connect continues with the usable parts of a session and logs the others', async () => {
  const { ask, logged } = createSite({ broken: ['solana'] })
  expect(await ask('solana', 'eip155', 'solana')).toEqual(['eip155'])
  expect(logged).toEqual(['warn: A part of the session could not be used'])
})

it('a remote connect requests the namespaces that could be loaded', async () => {
  const { ask, phone, logged } = createSite({ missing: ['solana'] })
  await ask('eip155', 'eip155')
  expect(Object.keys(Object(phone.sent[0]))).toEqual(['eip155'])
  expect(logged).toEqual(['warn: A namespace cannot be used over remote sessions'])
})

it('a session that arrives when no caller waits any more is ended', async () => {
  const { connect, phone } = createSite()
  const given = new AbortController()
  const found = connect('eip155', { signal: given.signal })
  await vi.waitFor(() => expect(phone.sent).toHaveLength(1))
  given.abort()
  await expect(found).rejects.toBeDefined()
  phone.yes(phone.allow('eip155'))
  await vi.waitFor(() => expect(phone.ended).toEqual(['topic-1']))
})

it('an approval that arrives after destroy() is ended with a client kept for it', async () => {
  const { connect, release, phone, life, signal, stored } = createSite()
  const found = connect('eip155', { signal: combineSignals(life.signal, signal) })
  await vi.waitFor(() => expect(phone.sent).toHaveLength(1))
  life.abort()
  release()
  await expect(found).rejects.toMatchObject({ code: 'ABORTED' })
  let isNeeded = true
  void phone.clients[0]?.waitUntilUnneeded().then(() => {
    isNeeded = false
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect([isNeeded, phone.ended]).toEqual([true, []])
  phone.yes(phone.allow('eip155'))
  await vi.waitFor(() => expect(isNeeded).toBe(false))
  expect([phone.ended, phone.clients.length, stored.get('remote_session')]).toEqual([['topic-1'], 1, undefined])
})

it('destroy() keeps no client when no offer was made', async () => {
  const { sessions, phone, life } = createSite()
  await sessions()
  life.abort()
  await expect(phone.clients[0]?.waitUntilUnneeded()).resolves.toBeUndefined()
})

it('a restored session is available once the relay delivers its messages', async () => {
  const phone = createPhone()
  const { topic } = phone.allow('eip155')
  const { connect, signal, attached } = createSite({ phone })
  const found = connect('eip155', { silent: true, signal })
  await vi.waitFor(() => expect(phone.clients).toHaveLength(1))
  phone.clients[0]?.subscribe('topic-of-another')
  await Promise.resolve()
  expect(attached).toEqual([])
  phone.clients[0]?.subscribe(topic)
  expect(await found).toMatchObject([{ namespace: 'eip155', wallet: { name: 'Pocket' } }])
  await expect(connect('eip155', { silent: true, signal })).resolves.toHaveLength(1)
  await expect(connect('solana', { silent: true, signal })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  expect(phone.sent).toEqual([])
})

it('a refusing relay and an aborting user end the wait for a restore', async () => {
  const phone = createPhone()
  phone.allow('eip155')
  const { connect, signal } = createSite({ phone })
  const refused = connect('eip155', { silent: true, signal })
  await vi.waitFor(() => expect(phone.clients[0]?.hears('relayer_error')).toBe(true))
  phone.clients[0]?.refuse('JWT Token has expired')
  await expect(refused).rejects.toMatchObject({ code: 'DEVICE_TIME_WRONG' })
  const given = new AbortController()
  const left = connect('eip155', { silent: true, signal: given.signal })
  given.abort()
  await expect(left).rejects.toMatchObject({ code: 'ABORTED' })
})

it('a restore finds a session that another tab created, with a client that reads storage again', async () => {
  const { connect, phone, signal } = createSite()
  await expect(connect('eip155', { silent: true, signal })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
  const { topic } = phone.allow('eip155')
  const found = connect('eip155', { silent: true, signal })
  await vi.waitFor(() => expect(phone.clients).toHaveLength(2))
  expect(phone.clients.map(({ isOver }) => isOver)).toEqual([true, false])
  phone.clients[1]?.subscribe(topic)
  expect(await found).toHaveLength(1)
})

it('the chosen app is remembered and cleared once a code is shown', async () => {
  const { storeAppLink: rememberLink, removeAppLink: forgetLink, getAppOpenedAt: openedAt, phone } = createSite()
  expect(openedAt()).toBe(0)
  const link = { name: 'Pocket', href: 'pocket://' }
  await rememberLink(link)
  expect(openedAt()).toBeGreaterThan(0)
  expect([...phone.stored]).toEqual([['WALLETCONNECT_DEEPLINK_CHOICE', link]])
  await forgetLink()
  expect([openedAt(), phone.stored.size]).toEqual([0, 0])
})

it('the sessions include inactive ones, and each can be ended', async () => {
  const phone = createPhone()
  const remote = createSite({ phone })
  phone.allow('eip155')
  phone.allow('eip155', 'solana')
  const sessions = await remote.sessions()
  expect(sessions.map(({ topic, isInUse, wallet: { name }, until }) => [topic, isInUse, name, until])).toEqual([
    ['topic-2', false, 'Pocket', (LATER + 2) * 1000],
    ['topic-1', false, 'Pocket', (LATER + 1) * 1000],
  ])
  expect(sessions[1]?.accounts).toEqual([ACCOUNTS.eip155])
  await remote.endSession('topic-1')
  expect(phone.ended).toEqual(['topic-1'])
  expect((await remote.sessions()).map(({ topic }) => topic)).toEqual(['topic-2'])
})

it('a restore with a provider of the app uses the session of the modal and none of the app’s own', async () => {
  const stored = new Map<string, string>()
  const phone = createPhone()
  const universalProvider = { client: {} }
  const { ask, signal } = createSite({ phone, universalProvider, stored })
  await ask('eip155', 'eip155')
  phone.allow('eip155')
  const { connect: reconnect, sessions } = createSite({ phone, universalProvider, stored })
  const restored = reconnect('eip155', { silent: true, signal })
  await vi.waitFor(() => expect(phone.clients.at(-1)?.hears('subscription_created')).toBe(true))
  phone.clients.at(-1)?.subscribe('topic-1')
  await restored
  expect((await sessions()).map(({ topic, isInUse }) => [topic, isInUse])).toEqual([
    ['topic-2', false],
    ['topic-1', true],
  ])
  stored.clear()
  const { connect } = createSite({ phone, universalProvider, stored })
  await expect(connect('eip155', { silent: true, signal })).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
})

it('a restore rejects when the wallet ended the session while no client listened', async () => {
  const { phone, connect, signal } = createSite()
  phone.allow('eip155')
  const restored = connect('eip155', { silent: true, signal })
  await vi.waitFor(() => expect(phone.clients[0]?.hears('subscription_created')).toBe(true))
  phone.clients[0]?.end('topic-1')
  await expect(restored).rejects.toMatchObject({ code: 'NOT_AUTHORIZED' })
})

it('an error of a refusing relay contains its words and does not count as a rejection by the wallet', async () => {
  const { phone, connect, signal } = createSite()
  phone.allow('eip155')
  const restored = connect('eip155', { silent: true, signal })
  await vi.waitFor(() => expect(phone.clients[0]?.hears('relayer_error')).toBe(true))
  phone.clients[0]?.refuse('Unauthorized: invalid key')
  await expect(restored).rejects.toMatchObject({ code: 'RELAY_REFUSED' })
})
