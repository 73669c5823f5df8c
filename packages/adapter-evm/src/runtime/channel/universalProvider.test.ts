import { createModal } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { type EvmSandbox, type Phone, type Relay, startEvm, startPhone, startRelay } from '@foyer/sandbox'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { base, mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { evm } from '../../evm.js'
import { createStorage } from '../../testing/createTestApp.js'

// Compares UniversalProvider 2.21.8 with the modal, to show why the modal uses only the provider's `client`.

let sandbox: EvmSandbox
let relay: Relay
let phone: Phone
beforeAll(async () => {
  ;[sandbox, relay] = await Promise.all([startEvm({ chains: [1, 8453] }), startRelay()])
  phone = await startPhone({ relayUrl: relay.url, rpcUrls: sandbox.rpcUrls })
}, 90_000)
afterAll(() => Promise.all([phone.stop(), relay.stop(), sandbox.stop()]))

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  const { sessions } = await phone.script.policy({ proposals: 'ask', requests: 'ask' })
  if (sessions.length) await phone.script.disconnect()
  await phone.script.accountsChanged({ account: 0 }).catch(() => undefined)
})

const eip155 = {
  chains: ['eip155:1', 'eip155:8453'],
  methods: ['personal_sign', 'wallet_switchEthereumChain'],
  events: ['chainChanged', 'accountsChanged'],
}

async function openProvider(name: string) {
  const provider = await UniversalProvider.init({
    projectId: 'sandbox',
    relayUrl: relay.url,
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: ':memory:' },
    customStoragePrefix: name,
    metadata: { name, description: '', url: 'http://localhost', icons: [] },
  })
  closing.push(async () => {
    provider.client.core.heartbeat.stop()
    await provider.client.core.relayer.transportClose()
  })
  const uris: string[] = []
  provider.on('display_uri', (uri: string) => uris.push(uri))
  const rpcMap = Object.fromEntries(
    Object.entries(sandbox.rpcUrls).map(([id, url]) => [id.slice('eip155:'.length), url]),
  )
  const propose = () => provider.connect({ optionalNamespaces: { eip155: { ...eip155, rpcMap } } })
  return {
    provider,
    uris,
    propose,
    async connect() {
      await phone.script.policy({ proposals: 'approve' })
      const session = propose()
      await vi.waitFor(() => expect(uris).toHaveLength(1))
      await phone.script.pair({ uri: String(uris[0]) })
      await session
    },
  }
}

function openModal(own?: Awaited<ReturnType<typeof openProvider>>['provider']) {
  const modal = createModal({
    projectId: 'sandbox',
    adapters: [evm()],
    networks: [mainnet, base],
    customRpcUrls: Object.fromEntries(Object.entries(sandbox.rpcUrls).map(([id, url]) => [id, [{ url }]])),
    services: { relay: relay.url },
    storage: createStorage(),
    debug: false,
    ...(own && { universalProvider: own }),
  })
  closing.push(() => modal.destroy())
  return {
    modal,
    scan: () => connect(modal, { walletId: 'walletconnect', onUri: (uri) => void phone.script.pair({ uri }) }),
    request: (method: string) => modal.connection('eip155')?.provider.request({ method }),
  }
}

describe('a request, by UniversalProvider and by the modal', () => {
  it('for a second network is answered for the first one by UniversalProvider, and correctly by the modal', async () => {
    const { provider, connect } = await openProvider('chains')
    await connect()
    expect(await provider.request({ method: 'eth_chainId' }, 'eip155:8453')).toBe(1)
    expect(await provider.request({ method: 'net_version' }, 'eip155:8453')).toBe('1')
    const { modal, scan, request } = openModal()
    await scan()
    await modal.switchNetwork('eip155:8453')
    expect(await request('eth_chainId')).toBe('0x2105')
    expect(await request('net_version')).toBe('8453')
  })

  it('for accounts is answered as of the session’s start by UniversalProvider, and currently by the modal', async () => {
    const { provider, connect } = await openProvider('accounts')
    await connect()
    const { scan, request } = openModal()
    await scan()
    const [first, second] = (await phone.script.state()).accounts.eip155 ?? []
    const said = new Promise((resolve) => provider.on('accountsChanged', resolve))
    await phone.script.accountsChanged({ account: 1 })
    expect(await said).toEqual([second])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([first, second])
    await expect.poll(() => request('eth_accounts')).toEqual([second, first])
  })
})

describe('a pairing code on screen', () => {
  it('is dropped by UniversalProvider when the next is created, which leaves the phone with a session', async () => {
    const { provider, uris, propose } = await openProvider('codes')
    const sessions: unknown[] = []
    const keep = (session: unknown) => sessions.push(session)
    propose().then(keep)
    await vi.waitFor(() => expect(uris).toHaveLength(1))
    propose().then(keep)
    await vi.waitFor(() => expect(uris).toHaveLength(2))
    await phone.script.policy({ proposals: 'approve' })
    await phone.script.pair({ uri: String(uris[0]) })
    await phone.script.until(({ sessions }) => sessions.length === 1)
    // Pairs with the second code too. By its result, the relay has delivered everything before.
    await phone.script.pair({ uri: String(uris[1]) })
    await vi.waitFor(() => expect(sessions).toHaveLength(1))
    expect(provider.client.session.getAll()).toHaveLength(1)
    expect((await phone.script.state()).sessions).toHaveLength(2)
  })

  it('still works through its client when the next is created', async () => {
    const { provider } = await openProvider('client')
    const [first, next] = await Promise.all(
      [1, 2].map(() => provider.client.connect({ optionalNamespaces: { eip155 } })),
    )
    expect(next?.uri).not.toBe(first?.uri)
    await phone.script.policy({ proposals: 'approve' })
    await phone.script.pair({ uri: String(first?.uri) })
    const session = await first?.approval()
    expect((await phone.script.state()).sessions).toMatchObject([{ topic: session?.topic }])
  })
})

describe('the app’s own provider', () => {
  it('is used by the modal: one socket, one core, and it outlives the modal', async () => {
    const { provider } = await openProvider('site')
    const { modal, scan, request } = openModal(provider)
    const mine = await provider.client.core.crypto.getClientId()
    const clients = () => relay.state().connections.map(({ clientId }) => clientId)
    const before = clients()
    await phone.script.policy({ proposals: 'approve', requests: 'approve' })
    const { address } = await scan()
    const [session] = provider.client.session.getAll()
    const ofSession = relay.state().connections.filter(({ topics }) => topics.includes(String(session?.topic)))
    const theirs = ofSession.map(({ clientId }) => clientId).filter((each) => each !== mine)
    expect(theirs).toHaveLength(1)
    expect(clients().filter((each) => !before.includes(each) && !theirs.includes(each))).toEqual([mine])
    expect(session?.namespaces.eip155?.accounts).toContain(`eip155:1:${address}`)
    expect(await request('eth_chainId')).toBe('0x1')
    modal.destroy()
    await provider.client.ping({ topic: String(session?.topic) })
    expect(clients()).toContain(mine)
  })
})
