import { randomBytes } from 'node:crypto'
import { startPhone } from '@foyer/sandbox'
import { createClient } from '@redis/client'
import { expect, it, onTestFinished } from 'vitest'
import { openDapp } from '../testing/openDapp'
import { createClientKey, openRelayClient } from '../testing/openRelayClient'
import { startBalancer } from '../testing/startBalancer'
import { startProcess } from '../testing/startProcess'
import { useServer } from '../testing/useServer'

const { start, getValkeyUrl, createFolder } = useServer()

const createTopic = () => randomBytes(32).toString('hex')
const AUDIENCE = { claims: { aud: 'ws://localhost' } }

async function startInstance(settings: Readonly<Record<string, string>>) {
  const instance = await startProcess({ PUBLIC_URL: 'http://localhost', PORT: '0', ...settings })
  onTestFinished(async () => {
    instance.signal('SIGKILL')
    await instance.ended
  })
  return { ...instance, url: `ws://127.0.0.1:${instance.port}` }
}

it('a client of one instance receives what a client of another one publishes', async () => {
  const [one, other] = [await start({ kind: 'Valkey' }), await start({ kind: 'Valkey' })]
  const [reader, sender] = [await one.connect(), await other.connect()]
  const topic = createTopic()
  await reader.call('irn_subscribe', { topic })
  await sender.call('irn_publish', { topic, message: 'across', ttl: 300, tag: 1 })
  await expect.poll(() => reader.texts()).toEqual(['across'])
})

it('a message that one instance has delivered is not delivered again by another one', async () => {
  const [one, other] = [await start({ kind: 'Valkey' }), await start({ kind: 'Valkey' })]
  const key = createClientKey()
  const [reader, sender] = [await one.connect({ key }), await other.connect()]
  const topic = createTopic()
  await reader.call('irn_subscribe', { topic })
  await sender.call('irn_publish', { topic, message: 'first', ttl: 300, tag: 1 })
  await expect.poll(() => reader.texts()).toEqual(['first'])
  await reader.call('irn_fetchMessages', { topic })
  reader.end()
  const returned = await other.connect({ key })
  await returned.call('irn_subscribe', { topic })
  await sender.call('irn_publish', { topic, message: 'second', ttl: 300, tag: 1 })
  // The sender has the same instance; another one publishes as well, to hear of both.
  await (await one.connect()).call('irn_publish', { topic, message: 'third', ttl: 300, tag: 1 })
  await expect.poll(() => returned.texts()).toEqual(['second', 'third'])
})

it('an instance that lost its connection to Valkey delivers what came meanwhile', async () => {
  const [one, other] = [await start({ kind: 'Valkey' }), await start({ kind: 'Valkey' })]
  const [reader, sender] = [await one.connect(), await other.connect()]
  const topic = createTopic()
  await reader.call('irn_subscribe', { topic })
  const admin = await createClient({ url: await getValkeyUrl() }).connect()
  onTestFinished(() => admin.close())
  for (const message of ['a', 'b', 'c']) {
    await admin.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub'])
    await sender.call('irn_publish', { topic, message, ttl: 300, tag: 1 })
  }
  // The instance reads anew what the reader has not acknowledged yet, so that a message can come twice.
  await expect.poll(() => [...new Set(reader.texts())].sort()).toEqual(['a', 'b', 'c'])
})

it('a killed process loses no message that it answered', async () => {
  const folder = await createFolder()
  const first = await startInstance({ DATA_FOLDER: folder })
  const [topic, answered] = [createTopic(), [] as string[]]
  const sender = await openRelayClient(first.url, AUDIENCE)
  const publishing = Array.from({ length: 300 }, (_, index) => `message ${index}`).map((message) =>
    sender.call('irn_publish', { topic, message, ttl: 300, tag: 1 }).then(
      ({ result }) => {
        if (result !== true) return
        answered.push(message)
        // In the middle: some are answered, others are not.
        if (answered.length === 100) first.signal('SIGKILL')
      },
      () => {},
    ),
  )
  await Promise.all(publishing)
  await first.ended
  expect(answered.length).toBeGreaterThanOrEqual(100)
  const second = await startInstance({ DATA_FOLDER: folder })
  const reader = await openRelayClient(second.url, AUDIENCE)
  await reader.call('irn_subscribe', { topic })
  await expect.poll(() => answered.filter((message) => !reader.texts().includes(message))).toEqual([])
})

it('one of two instances may be killed without the loss of a message that was answered', async () => {
  const settings = { VALKEY_URL: await getValkeyUrl() }
  const [one, other] = [await startInstance(settings), await startInstance(settings)]
  const [topic, answered] = [createTopic(), [] as string[]]
  const reader = await openRelayClient(other.url, AUDIENCE)
  await reader.call('irn_subscribe', { topic })
  const sender = await openRelayClient(one.url, AUDIENCE)
  const publishing = Array.from({ length: 300 }, (_, index) => `message ${index}`).map((message) =>
    sender.call('irn_publish', { topic, message, ttl: 300, tag: 1 }).then(
      () => {
        answered.push(message)
        if (answered.length === 100) one.signal('SIGKILL')
      },
      () => {},
    ),
  )
  await Promise.all(publishing)
  expect(answered.length).toBeGreaterThanOrEqual(100)
  await expect.poll(() => answered.filter((message) => !reader.texts().includes(message))).toEqual([])
})

it('a session of WalletConnect’s own clients survives a restart of one instance after the other', async () => {
  const settings = { VALKEY_URL: await getValkeyUrl(), DRAIN_SECONDS: '1' }
  const balancer = await startBalancer()
  onTestFinished(balancer.close)
  const relayUrl = `ws://localhost:${balancer.port}`
  const begin = () => startInstance({ ...settings, PUBLIC_URL: `http://localhost:${balancer.port}` })
  let instances = [await begin(), await begin()]
  const balance = () => balancer.use(instances.map(({ port }) => port))
  balance()
  const phone = await startPhone({
    relayUrl,
    rpcUrls: { 'eip155:1': 'http://127.0.0.1:1' },
    policy: { proposals: 'approve', requests: 'approve' },
  })
  onTestFinished(phone.stop)
  const dapp = await openDapp(relayUrl)
  onTestFinished(dapp.close)
  const { uri, connected } = await dapp.propose()
  await phone.script.pair({ uri })
  const session = await connected
  const [, , account = ''] = session?.namespaces.eip155?.accounts[0]?.split(':') ?? []
  const sign = () => dapp.provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', account] })
  const signature = await sign()
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  for (const index of [0, 1]) {
    const old = instances[index]
    // The new one first, as a balancer's rolling update does.
    const next = await begin()
    instances = instances.map((each, place) => (place === index ? next : each))
    balance()
    old?.signal('SIGTERM')
    const asked = sign()
    expect(await old?.ended).toBe(0)
    expect(await asked).toBe(signature)
  }
})
