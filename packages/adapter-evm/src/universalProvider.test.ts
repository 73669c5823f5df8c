import { createModal } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { type Phone, type Relay, type Sandbox, startPhone, startRelay, startSandbox } from '@foyer/sandbox'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { base, mainnet } from 'viem/chains'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { evm } from './evm.js'
import { createStorage } from './testing/createPage.js'

// UniversalProvider 2.21.8 beside the modal, over one relay and with one phone: why the modal uses its `client` alone.

let sandbox: Sandbox
let relay: Relay
let phone: Phone
beforeAll(async () => {
  ;[sandbox, relay] = await Promise.all([startSandbox({ chains: [1, 8453] }), startRelay()])
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

/** A site whose provider is WalletConnect's. */
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
    ask: (method: string) => modal.connection('eip155')?.provider.request({ method }),
  }
}

describe('a request', () => {
  it('of a network other than the first is answered for the first by UniversalProvider, and for its own by the modal', async () => {
    const { provider, connect } = await openProvider('chains')
    await connect()
    expect(await provider.request({ method: 'eth_chainId' }, 'eip155:8453')).toBe(1)
    expect(await provider.request({ method: 'net_version' }, 'eip155:8453')).toBe('1')
    const { modal, scan, ask } = openModal()
    await scan()
    await modal.switchNetwork('eip155:8453')
    expect(await ask('eth_chainId')).toBe('0x2105')
    expect(await ask('net_version')).toBe('8453')
  })

  it('for the accounts is answered as the session began by UniversalProvider, and as the wallet is now by the modal', async () => {
    const { provider, connect } = await openProvider('accounts')
    await connect()
    const { scan, ask } = openModal()
    await scan()
    const [first, second] = (await phone.script.state()).accounts.eip155 ?? []
    const said = new Promise((resolve) => provider.on('accountsChanged', resolve))
    await phone.script.accountsChanged({ account: 1 })
    expect(await said).toEqual([second])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([first, second])
    await expect.poll(() => ask('eth_accounts')).toEqual([second, first])
  })
})

describe('a code', () => {
  it('that is still on screen when the next is made is heard no more by UniversalProvider, and the phone has a session alone', async () => {
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
    // What the relay brings later has come.
    await phone.script.pair({ uri: String(uris[1]) })
    await vi.waitFor(() => expect(sessions).toHaveLength(1))
    expect(provider.client.session.getAll()).toHaveLength(1)
    expect((await phone.script.state()).sessions).toHaveLength(2)
  })

  it('that is still on screen when the next is made is heard by its client, as the modal uses it', async () => {
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

describe('a provider of the site', () => {
  it('is what the modal pairs and signs with: one socket, one core, and it goes on without the modal', async () => {
    const { provider } = await openProvider('site')
    const { modal, scan, ask } = openModal(provider)
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
    expect(await ask('eth_chainId')).toBe('0x1')
    modal.destroy()
    await provider.client.ping({ topic: String(session?.topic) })
    expect(clients()).toContain(mine)
  })
})
