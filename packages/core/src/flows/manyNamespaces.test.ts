import { describe, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { disconnect } from '../actions/disconnect.js'
import { getConnections } from '../actions/getConnections.js'
import { getWallets } from '../actions/getWallets.js'
import { resumeConnection } from '../actions/resumeConnection.js'
import { defineAdapter } from '../adapter/defineAdapter.js'
import { REMOTE_WALLET_ID } from '../constants.js'
import { chooseWallet } from '../modal/chooseWallet.js'
import { finishConnect, skipConnect } from '../modal/finishConnect.js'
import { goBack } from '../modal/goBack.js'
import { switchInModal } from '../modal/switchInModal.js'
import type { Modal } from '../modal.js'
import { contextOf } from '../testing/contextOf.js'
import { createFakeAdapter, type FakeAdapter } from '../testing/createFakeAdapter.js'
import { createFakeRemote } from '../testing/createFakeRemote.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import type { Network } from '../types/network.js'
import type { Wallet } from '../types/wallet.js'
import { forgetWallet } from './forgetWallet.js'
import { listWallets } from './listWallets.js'

const bitcoinNetwork: Network<'bip122'> = {
  id: 'main',
  caipNetworkId: 'bip122:main',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
}
const networks = [fakeNetwork, otherFakeNetwork, foreignFakeNetwork, bitcoinNetwork] as const

/** Three namespaces; Kitewing is in all of them, Shell in Solana alone. */
function createThree({
  storage = createMemoryStorage(),
  ...options
}: Partial<Parameters<typeof createTestModal>[0]> = {}) {
  const evm = createFakeAdapter()
  const solana = createFakeAdapter({
    namespace: 'solana',
    caipNetworkId: 'solana:mainnet',
    wallets: ['kitewing', 'shell'],
  })
  const bitcoin = createFakeAdapter({ namespace: 'bip122', caipNetworkId: 'bip122:main', wallets: ['kitewing'] })
  const load = () =>
    createTestModal({ fake: evm, adapters: [solana.definition, bitcoin.definition], networks, storage, ...options })
      .modal
  return { modal: load(), load, evm, solana, bitcoin, storage }
}

const viewOf = (modal: Modal) => contextOf(modal).stores.router.$route.get()
const attemptOf = (modal: Modal) => contextOf(modal).stores.attempt.$attempt.get()
const statusOf = (modal: Modal, namespace: string) => modal.$account(namespace).get().status
const connected = (modal: Modal) => vi.waitFor(() => expect(attemptOf(modal).status).toBe('connected'))

describe('a wallet that several namespaces have found', () => {
  /** Namespaces with wallets that only show, each under its own id. */
  const listed = (found: Readonly<Record<string, readonly Wallet[]>>) => {
    const adapters = Object.entries(found).map(([namespace, wallets]) =>
      defineAdapter(namespace, () => ({
        isAddress: async () => false,
        discover(listener: (all: readonly Wallet[]) => void) {
          listener(wallets)
          return () => {}
        },
        connect: () => Promise.reject(new Error('not here')),
      })),
    )
    const fake = createFakeAdapter({ wallets: [] })
    return getWallets(createTestModal({ fake, adapters, enableWalletConnect: false }).modal)
  }
  const wallet = (id: string, name: string, info?: Wallet['info']): Wallet => ({ id, name, type: 'ANNOUNCED', info })

  it('is one row by its reverse domain name, and by no name where that has no business', () => {
    const trust = { rdns: 'com.trustwallet.app' }
    const phantom = { rdns: 'app.phantom' }
    const rows = listed({
      one: [wallet('com.trustwallet.app', 'Trust Wallet', trust), wallet('app.phantom', 'Phantom', phantom)],
      two: [wallet('Trust', 'Trust'), wallet('app.phantom', 'Phantom for two', phantom)],
      three: [wallet('third', 'Third', { rdns: 'app.phantom' })],
    })
    expect(rows.map(({ name, namespaces, walletIds }) => ({ name, namespaces, walletIds }))).toEqual([
      { name: 'Trust Wallet', namespaces: ['one'], walletIds: { one: 'com.trustwallet.app' } },
      {
        name: 'Phantom',
        namespaces: ['one', 'two', 'three'],
        walletIds: { one: 'app.phantom', two: 'app.phantom', three: 'third' },
      },
      { name: 'Trust', namespaces: ['two'], walletIds: { two: 'Trust' } },
    ])
  })

  it('is two rows where one namespace has two of the same name', () => {
    const rows = listed({
      one: [wallet('a.first', 'Lantern', { rdns: 'a.first' }), wallet('b.second', 'Lantern', { rdns: 'b.second' })],
      two: [wallet('Lantern', 'Lantern', { rdns: 'b.second' })],
    })
    expect(rows.map(({ id, namespaces }) => ({ id, namespaces }))).toEqual([
      { id: 'a.first', namespaces: ['one'] },
      { id: 'b.second', namespaces: ['one', 'two'] },
    ])
  })

  const steps = ['eip155', 'solana', 'bip122'].map((namespace) => ({ namespace, walletId: 'kitewing' }))
  const [first] = steps

  it('is connected for all of them one after another, and the first is the one in use', async () => {
    const { modal } = createThree()
    await modal.open()
    void chooseWallet(contextOf(modal), { ...first, steps })
    for (const { namespace } of steps) {
      await connected(modal)
      expect(statusOf(modal, namespace)).toBe('connected')
      expect(modal.$state.get().open).toBe(true)
      finishConnect(contextOf(modal))
    }
    expect(modal.$state.get()).toMatchObject({ open: false, namespace: 'eip155' })
  })

  it('goes on without one that was declined', async () => {
    const { modal, solana } = createThree()
    solana.wallet('kitewing').mode = 'reject'
    await modal.open()
    void chooseWallet(contextOf(modal), { ...first, steps })
    await connected(modal)
    finishConnect(contextOf(modal))
    await vi.waitFor(() => expect(attemptOf(modal).status).toBe('declined'))
    expect(viewOf(modal)).toMatchObject({ params: { namespace: 'solana', step: 1 } })
    skipConnect(contextOf(modal))
    await connected(modal)
    finishConnect(contextOf(modal))
    expect(['eip155', 'solana', 'bip122'].map((each) => statusOf(modal, each))).toEqual([
      'connected',
      'disconnected',
      'connected',
    ])
    expect(modal.$state.get().open).toBe(false)
  })
})

const views = (modal: Modal) =>
  contextOf(modal)
    .stores.router.$router.get()
    .stack.map(({ view }) => view)

describe('a network of a namespace in which nobody is connected', () => {
  it('S2.024 leads to SwitchActiveChain with the target namespace, from where a wallet of it is connected', async () => {
    const { modal } = createThree()
    await connect(modal, { walletId: 'lantern' })
    await modal.open({ view: 'Networks' })
    await switchInModal(contextOf(modal), { caipNetworkId: 'solana:mainnet' })
    expect(viewOf(modal)).toEqual({
      view: 'SwitchActiveChain',
      params: { namespace: 'solana', caipNetworkId: 'solana:mainnet' },
    })
    expect(modal.$network.get()?.caipNetworkId).toBe('eip155:1')
    void chooseWallet(contextOf(modal), { walletId: 'shell', namespace: 'solana', caipNetworkId: 'solana:mainnet' })
    expect(views(modal)).toEqual(['Networks', 'SwitchActiveChain', 'ConnectingExternal'])
    await connected(modal)
    expect(modal.$network.get()?.caipNetworkId).toBe('solana:mainnet')
    expect(statusOf(modal, 'eip155')).toBe('connected')
  })

  it('is simply the active one while nobody is connected at all', async () => {
    const { modal } = createThree()
    await modal.open({ view: 'Networks' })
    await switchInModal(contextOf(modal), { caipNetworkId: 'solana:mainnet' })
    expect(modal.$network.get()?.caipNetworkId).toBe('solana:mainnet')
  })

  it('has its own way back: Connect for one namespace is no Account of another', async () => {
    const { modal, solana } = createThree()
    solana.wallet('shell').mode = 'hold'
    await connect(modal, { walletId: 'lantern' })
    await modal.open({ view: 'Connect', namespace: 'solana' })
    void chooseWallet(contextOf(modal), { walletId: 'shell', namespace: 'solana' })
    goBack(contextOf(modal))
    expect(viewOf(modal)).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
  })
})

describe('a connection that was kept', () => {
  it.each([
    ['S4.011', 'connected'],
    ['S4.012', 'active'],
  ] as const)('%s with the status %s is put to use again without asking', async (_, status) => {
    const { modal, solana } = createThree()
    await connect(modal, { walletId: 'kitewing', namespace: 'solana' })
    await connect(modal, { walletId: 'shell' })
    await connect(modal, { walletId: 'lantern' })
    const asked = solana.requests.length
    resumeConnection(modal, { namespace: 'solana', walletId: 'kitewing', status })
    expect(contextOf(modal).stores.connections.active('solana')?.walletId).toBe('kitewing')
    expect(modal.$state.get().namespace).toBe('solana')
    expect(solana.requests).toHaveLength(asked)
  })

  it('is put to use by how it stands, where nobody says', async () => {
    const { modal } = createThree()
    await connect(modal, { walletId: 'kitewing', namespace: 'solana' })
    await connect(modal, { walletId: 'shell' })
    resumeConnection(modal, { namespace: 'solana', walletId: 'kitewing' })
    expect(contextOf(modal).stores.connections.active('solana')?.walletId).toBe('kitewing')
  })

  it('that is disconnected is asked for again, in its own view', async () => {
    const { modal } = createThree()
    await connect(modal, { walletId: 'lantern' })
    await connect(modal, { walletId: 'shell' })
    await disconnect(modal, { namespace: 'solana' })
    await modal.open({ view: 'ProfileWallets' })
    resumeConnection(modal, { namespace: 'solana', walletId: 'shell' })
    expect(viewOf(modal).view).toBe('ConnectingExternal')
    await connected(modal)
    finishConnect(contextOf(modal))
    expect(viewOf(modal).view).toBe('ProfileWallets')
  })

  const resumePending = async () => {
    const { modal } = createThree()
    await connect(modal, { walletId: 'shell' })
    const status = 'pending' as never
    return () => resumeConnection(modal, { namespace: 'solana', walletId: 'shell', status })
  }

  it('S4.017 with any other status is an error', async () => {
    expect(await resumePending()).toThrow(expect.objectContaining({ code: 'INVALID_CONNECTION_STATUS' }))
  })

  it('S8.028 says "Invalid connection status" of any other', async () => {
    expect(await resumePending()).toThrow('Invalid connection status')
  })
})

it('forgets a wallet of an earlier visit, and never one that is connected', async () => {
  const { modal, load } = createThree()
  await connect(modal, { walletId: 'shell' })
  forgetWallet(contextOf(modal), { namespace: 'solana', walletId: 'shell' })
  expect(statusOf(modal, 'solana')).toBe('connected')
  await disconnect(modal, { namespace: 'solana' })
  expect(getWallets(modal).find(({ id }) => id === 'shell')).toMatchObject({ isRecent: true })
  forgetWallet(contextOf(modal), { namespace: 'solana', walletId: 'shell' })
  expect(getConnections(modal, 'solana')).toEqual([])
  modal.destroy()
  expect(getWallets(load()).find(({ id }) => id === 'shell')).toMatchObject({ isRecent: false })
})

describe('account types', () => {
  const payment = { address: 'bc1payment', type: 'payment' }
  const ordinal = { address: 'bc1ordinal', type: 'ordinal' }

  it.each([
    ['S9.045', 'bip122', 'payment'],
    ['S9.046', 'eip155', 'smartAccount'],
    ['S9.047', 'polkadot', 'eoa'],
    ['S9.048', 'solana', 'eoa'],
    ['', 'cosmos', undefined],
  ])('%s by default on %s: %s', (_rule, namespace, type) => {
    expect(createThree().modal.$account('bip122').get().preferredAccountTypes[namespace]).toBe(type)
  })

  it('S3.004 puts the payment account first', async () => {
    const { modal, bitcoin } = createThree()
    bitcoin.wallet('kitewing').setAccounts([ordinal, payment])
    await connect(modal, { walletId: 'kitewing', namespace: 'bip122' })
    expect(modal.$account('bip122').get()).toMatchObject({ address: payment.address, allAccounts: [payment, ordinal] })
  })

  it('S1.024 follows the site’s own default, and after a reload', async () => {
    const { modal, load, bitcoin } = createThree({ defaultAccountTypes: { bip122: 'ordinal' } })
    bitcoin.wallet('kitewing').setAccounts([payment, ordinal])
    await connect(modal, { walletId: 'kitewing', namespace: 'bip122' })
    expect(modal.$account('bip122').get().address).toBe(ordinal.address)
    modal.destroy()
    bitcoin.wallet('kitewing').setAccounts([payment, ordinal])
    const next = load()
    await vi.waitFor(() =>
      expect(next.$account('bip122').get()).toMatchObject({ status: 'connected', address: ordinal.address }),
    )
  })

  it('S3.003 shows accounts of one’s own keys and smart accounts as what they are', async () => {
    const { modal, evm } = createThree()
    evm.wallet('lantern').setAccounts([
      { address: '0x1', type: 'eoa' },
      { address: '0x2', type: 'smartAccount' },
    ])
    await connect(modal, { walletId: 'lantern' })
    expect(modal.$account('eip155').get().allAccounts).toEqual([
      { address: '0x2', type: 'smartAccount' },
      { address: '0x1', type: 'eoa' },
    ])
  })
})

describe('after a reload', () => {
  async function leaveThree() {
    const three = createThree()
    const { modal, evm, solana, bitcoin } = three
    await connect(modal, { walletId: 'lantern' })
    await connect(modal, { walletId: 'shell' })
    await connect(modal, { walletId: 'kitewing', namespace: 'bip122' })
    modal.destroy()
    const left = [evm.wallet('lantern'), solana.wallet('shell'), bitcoin.wallet('kitewing')] as const
    for (const wallet of left) wallet.silentMode = 'hold'
    return { ...three, left, adapters: [evm, solana, bitcoin] as readonly FakeAdapter[] }
  }
  const silent = ({ requests }: FakeAdapter) => requests.filter((each) => each.silent).length

  it('asks the wallets of all namespaces at once, and each is there as soon as it has answered', async () => {
    const { load, left, adapters } = await leaveThree()
    const modal = load()
    await vi.waitFor(() => expect(adapters.map(silent)).toEqual([1, 1, 1]))
    for (const [wallet, namespace] of [
      [left[2], 'bip122'],
      [left[0], 'eip155'],
      [left[1], 'solana'],
    ] as const) {
      expect(statusOf(modal, namespace)).toBe('reconnecting')
      wallet.answer('approve')
      await vi.waitFor(() => expect(statusOf(modal, namespace)).toBe('connected'))
    }
  })

  it('loses one that fails, and no other', async () => {
    const { load, left } = await leaveThree()
    left[1].connectError = new Error('The wallet is broken')
    const modal = load()
    await vi.waitFor(() => expect(statusOf(modal, 'solana')).toBe('disconnected'))
    left[0].answer('approve')
    left[2].answer('approve')
    await vi.waitFor(() =>
      expect([statusOf(modal, 'eip155'), statusOf(modal, 'bip122')]).toEqual(['connected', 'connected']),
    )
  })
})

it('looks for wallets in all namespaces, though the adapter of one throws', () => {
  const broken = defineAdapter('broken', () => ({
    isAddress: async () => false,
    discover: () => {
      throw new Error('no')
    },
    connect: () => Promise.reject(new Error('no')),
  }))
  const { modal } = createTestModal({ adapters: [broken] })
  expect(getWallets(modal).map(({ id }) => id)).toEqual(['lantern', 'kitewing'])
})

it('S4.032 joins the errors of the separate namespaces into one', async () => {
  const { modal, evm, solana } = createThree()
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'shell' })
  await connect(modal, { walletId: 'kitewing', namespace: 'bip122' })
  evm.wallet('lantern').disconnectError = new Error('no answer')
  solana.wallet('shell').disconnectError = new Error('locked')
  await expect(modal.disconnect()).rejects.toMatchObject({
    code: 'DISCONNECT_CHAINS_FAILED',
    message: 'Failed to disconnect chain(s): eip155: no answer, solana: locked',
  })
  expect(['eip155', 'solana', 'bip122'].map((each) => statusOf(modal, each))).toEqual([
    'disconnected',
    'disconnected',
    'disconnected',
  ])
})

it('is the visitor who ends a session by a part of it, not the phone', async () => {
  const fake = createFakeAdapter({ hasChannel: true })
  const solana = createFakeAdapter({
    namespace: 'solana',
    caipNetworkId: 'solana:mainnet',
    wallets: [],
    hasChannel: true,
  })
  const { modal } = createTestModal({
    fake,
    adapters: [solana.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  const remote = createFakeRemote({ eip155: 'eip155:1', solana: 'solana:mainnet' })
  remote.putInto(contextOf(modal))
  await connect(modal, { walletId: REMOTE_WALLET_ID })
  const told: unknown[] = []
  modal.on('disconnect', ({ namespace, byWallet }) => told.push([namespace, byWallet]))
  await modal.disconnect('solana')
  expect(told).toEqual([
    ['solana', false],
    ['eip155', false],
  ])
  expect(remote.namespaces).toEqual([])
})

it('lists no wallet for a namespace that only another one has found', () => {
  const solana = createFakeAdapter({
    namespace: 'solana',
    caipNetworkId: 'solana:mainnet',
    wallets: ['shell'],
    hasChannel: true,
  })
  const { modal } = createTestModal({
    fake: createFakeAdapter({ hasChannel: true }),
    adapters: [solana.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  const { stores } = contextOf(modal)
  getWallets(modal)
  const listed = (id: string, chains: readonly string[]) => ({ id, name: id, chains, supports_wc: true })
  stores.directory.suggest({
    status: 'ready',
    featured: [],
    recommended: [
      listed('example.lantern', []),
      listed('evm-only', ['eip155:1']),
      listed('both', ['eip155:1', 'solana:mainnet']),
    ],
  })
  expect(listWallets(contextOf(modal), 'solana').map(({ id }) => id)).toEqual([REMOTE_WALLET_ID, 'shell', 'both'])
})

it('one session over a phone is chosen without being asked for a namespace', async () => {
  const { modal } = createTestModal({ fake: createFakeAdapter({ hasChannel: true }) })
  expect(getWallets(modal)[0]).toMatchObject({ id: REMOTE_WALLET_ID, namespaces: ['eip155'] })
})

describe('a new session of a phone', () => {
  const walletId = REMOTE_WALLET_ID
  const inUse = (modal: Modal) => contextOf(modal).stores.connections.active('solana')?.walletId
  const create = () => {
    const fake = createFakeAdapter({ hasChannel: true })
    const caipNetworkId = 'solana:mainnet'
    const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId, wallets: ['shell'], hasChannel: true })
    const networks = [fakeNetwork, foreignFakeNetwork] as const
    const { modal } = createTestModal({ fake, adapters: [solana.definition], networks })
    createFakeRemote({ eip155: 'eip155:1', solana: 'solana:mainnet' }).putInto(contextOf(modal))
    return modal
  }

  it('leads where the one before it led, also where another wallet stands by', async () => {
    const modal = create()
    await connect(modal, { walletId: 'shell' })
    await connect(modal, { walletId, namespace: 'solana' })
    await connect(modal, { walletId, namespace: 'eip155' })
    expect(inUse(modal)).toBe(walletId)
  })

  it('does not lead where another wallet had taken its place', async () => {
    const modal = create()
    await connect(modal, { walletId, namespace: 'solana' })
    await connect(modal, { walletId: 'shell' })
    await connect(modal, { walletId, namespace: 'eip155' })
    expect(inUse(modal)).toBe('shell')
  })
})
