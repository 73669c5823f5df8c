import type { KeyValueStorage } from '@foyer/core'
import { connect, disconnect } from '@foyer/core/actions'
import * as wagmi from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ADDRESSES, createStorage, createTestApp, createWallet } from '../../testing/createTestApp.js'

const LANTERN = 'sandbox.foyer.lantern'
const [FIRST] = ADDRESSES

// Storage of the page, which wagmi and Foyer share.
let page: KeyValueStorage
let permissions: KeyValueStorage

beforeEach(() => {
  page = createStorage()
  permissions = createStorage()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: page }))
})
afterEach(() => void vi.unstubAllGlobals())

const read = (key: string) => String(page.getItem(key) ?? '')

/** Connects a wallet with wagmi alone, as an app with RainbowKit, ConnectKit or AppKit does, and leaves the page. */
async function visitWithWagmi({ isLeftConnected = true } = {}): Promise<void> {
  const storage = createStorage()
  const wallet = createWallet({ storage: permissions })
  const config = wagmi.createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: wagmi.http('http://localhost:1') },
    connectors: [
      wagmi.injected({ target: { id: LANTERN, name: 'Lantern', provider: () => wallet.provider as never } }),
    ],
    storage: wagmi.createStorage({ storage }),
    multiInjectedProviderDiscovery: false,
  })
  await wagmi.connect(config, { connector: config.connectors[0] as wagmi.Connector })
  await vi.waitFor(() => expect(storage.getItem('wagmi.store')).toContain(FIRST))
  if (!isLeftConnected) await wagmi.disconnect(config)
  for (const key of ['wagmi.store', 'wagmi.recentConnectorId', `wagmi.${LANTERN}.disconnected`]) {
    const value = storage.getItem(key)
    if (value !== null && value !== undefined) page.setItem(key, value)
  }
  wallet.destroy()
}

/** Opens the app after its move to Foyer, with the wallet in the browser. */
function visitWithFoyer({ takeOver = true, isAllowed = true } = {}) {
  const wallet = createWallet({ storage: isAllowed ? permissions : createStorage() })
  const app = createTestApp({ coinbase: false, storage: page, features: { takeOver } })
  const seen: (string | undefined)[] = []
  app.modal.$account('eip155').subscribe(({ status, address }) => seen.push(address && `${status} ${address}`))
  const methods = () => wallet.script.log().map(({ method }) => method)
  const account = () => app.modal.$account('eip155').get()
  /** Waits until the traces were read and a refused wallet was forgotten. */
  const settled = async () => {
    await vi.waitFor(() => expect(read('@appkit/connection_status')).not.toBe(''))
    await vi.dynamicImportSettled()
    await vi.waitFor(() => expect(account().status).toBe('disconnected'))
  }
  return { ...app, wallet, seen, methods, account, settled }
}

const PROMPTS = ['eth_requestAccounts', 'wallet_requestPermissions', 'personal_sign']

it('takeOver connects the wallet of wagmi’s stored state without a prompt, and shows no address before', async () => {
  await visitWithWagmi()
  const { seen, methods, account } = visitWithFoyer()
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address: FIRST }))
  expect(methods().filter((method) => PROMPTS.includes(method))).toEqual([])
  expect(seen.filter((each) => each !== undefined && !each.startsWith('connected'))).toEqual([])
})

it('takeOver reads the cookie that wagmi stores for a server', async () => {
  await visitWithWagmi()
  const cookie = `theme=dark; wagmi.store=${read('wagmi.store')}`
  page.removeItem('wagmi.store')
  vi.stubGlobal('navigator', { userAgent: '' })
  const own = { cookie, title: '', readyState: 'complete', querySelector: () => null }
  vi.stubGlobal('document', Object.assign(new EventTarget(), own))
  const { account } = visitWithFoyer()
  await vi.waitFor(() => expect(account()).toMatchObject({ status: 'connected', address: FIRST }))
})

it('takeOver is off by default', async () => {
  await visitWithWagmi()
  const { account, methods } = visitWithFoyer({ takeOver: false })
  await vi.dynamicImportSettled()
  expect(account().status).toBe('disconnected')
  expect(methods()).toEqual([])
  expect(read('@appkit/connection_status')).toBe('')
})

it('takeOver does nothing for a user who disconnected in wagmi', async () => {
  await visitWithWagmi({ isLeftConnected: false })
  const { settled, methods } = visitWithFoyer()
  await settled()
  expect(methods()).toEqual([])
})

it('takeOver does not connect a wallet that does not authorize the site, and forgets it', async () => {
  await visitWithWagmi()
  const { settled, methods, seen, modal } = visitWithFoyer({ isAllowed: false })
  await settled()
  await vi.waitFor(() => expect(modal.context.stores.connections.of('eip155').records).toEqual([]))
  expect(methods().filter((method) => PROMPTS.includes(method))).toEqual([])
  expect(seen.filter(Boolean)).toEqual([])
})

it('takeOver does not connect a wallet that has none of the stored accounts', async () => {
  await visitWithWagmi()
  page.setItem('wagmi.store', read('wagmi.store').replaceAll(FIRST, `0x${'12'.repeat(20)}`))
  const { settled, seen, modal } = visitWithFoyer()
  await settled()
  await vi.waitFor(() => expect(modal.context.stores.connections.of('eip155').records).toEqual([]))
  expect(seen.filter(Boolean)).toEqual([])
})

it.each([
  ['no JSON', '{"state":'],
  ['nothing', 'null'],
  [
    'no address',
    '{"state":{"current":"a","connections":{"value":[["a",{"accounts":["x"],"connector":{"id":"a","name":"A"}}]]}}}',
  ],
  [
    'a prototype',
    '{"state":{"connections":{"value":[["a",{"accounts":[],"connector":{"id":"__proto__","name":"A"}}]]}}}',
  ],
])('takeOver ignores stored state that is %s', async (_name, text) => {
  page.setItem('wagmi.store', text)
  const { settled, methods } = visitWithFoyer()
  await settled()
  expect(methods()).toEqual([])
})

it('takeOver happens once: a user who disconnected in Foyer stays disconnected', async () => {
  await visitWithWagmi()
  const first = visitWithFoyer()
  await vi.waitFor(() => expect(first.account().status).toBe('connected'))
  await disconnect(first.modal)
  first.modal.destroy()
  first.wallet.destroy()
  expect(read('wagmi.store')).toContain(FIRST)
  const keys = vi.spyOn(page, 'getItem')
  const next = visitWithFoyer()
  // What Foyer stored is read after what another library stored would be.
  await vi.waitFor(() => expect(next.modal.context.stores.connections.of('eip155').records).toHaveLength(1))
  expect(next.account().status).toBe('disconnected')
  expect(next.modal.context.stores.connections.of('eip155').records).toMatchObject([{ recent: true, accounts: [] }])
  expect(keys.mock.calls.flat()).not.toContain('wagmi.store')
})

it('takeOver leaves a connection that Foyer stored', async () => {
  const wallet = createWallet({ storage: permissions })
  const app = createTestApp({ coinbase: false, storage: page })
  await vi.waitFor(() => expect(app.modal.context.stores.$discovered.get().eip155?.length).toBe(1))
  await connect(app.modal, { walletId: LANTERN })
  app.modal.destroy()
  wallet.destroy()
  const keys = vi.spyOn(page, 'getItem')
  const next = visitWithFoyer()
  await vi.waitFor(() => expect(next.account().status).toBe('connected'))
  expect(keys.mock.calls.flat()).not.toContain('wagmi.store')
})
