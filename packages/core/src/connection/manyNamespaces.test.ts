import { describe, expect, it, vi } from 'vitest'
import { defineAdapter } from '../adapter/defineAdapter.js'
import { REMOTE_WALLET_ID } from '../adapter/walletIds.js'
import type { Modal } from '../modal/modal.js'
import { chooseWallet } from '../modal/navigation/chooseWallet.js'
import { finishConnect, skipConnect } from '../modal/navigation/finishConnect.js'
import { goBack } from '../modal/navigation/goBack.js'
import { resumeConnection } from '../modal/navigation/resumeConnection.js'
import { switchNetworkInModal } from '../modal/navigation/switchNetworkInModal.js'
import { createFakeAdapter, type FakeAdapter } from '../testing/createFakeAdapter.js'
import { createFakeRemote } from '../testing/createFakeRemote.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { Network } from '../types/network.js'
import type { Wallet } from '../types/wallet.js'
import { forgetWallet } from '../wallets/forgetWallet.js'
import { getWallets } from '../wallets/getWallets.js'
import { listWallets } from '../wallets/listWallets.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getConnections } from './getConnections.js'

const bitcoinNetwork: Network<'bip122'> = {
  id: 'main',
  caipNetworkId: 'bip122:main',
  chainNamespace: 'bip122',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
}
const networks = [fakeNetwork, otherFakeNetwork, foreignFakeNetwork, bitcoinNetwork] as const

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

const viewOf = (modal: Modal) => getTestContext(modal).stores.router.$route.get()
const attemptOf = (modal: Modal) => getTestContext(modal).stores.attempt.$attempt.get()
const statusOf = (modal: Modal, namespace: string) => modal.$account(namespace).get().status
const connected = (modal: Modal) => vi.waitFor(() => expect(attemptOf(modal).status).toBe('connected'))

describe('a wallet discovered in several namespaces', () => {
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
    return getWallets(createTestModal({ fake, adapters, features: { walletConnect: false } }).modal)
  }
  const wallet = (id: string, name: string, info?: Wallet['info']): Wallet => ({ id, name, type: 'ANNOUNCED', info })

  it('is one row by its reverse domain name, and by no name that another domain owns', () => {
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

  it('is two rows when one namespace has two wallets of the same name', () => {
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

  it('connects in all namespaces in turn and activates the first one', async () => {
    const { modal } = createThree()
    await modal.context.show()
    void chooseWallet(getTestContext(modal), { ...first, steps })
    for (const { namespace } of steps) {
      await connected(modal)
      expect(statusOf(modal, namespace)).toBe('connected')
      expect(modal.$state.get().isOpen).toBe(true)
      finishConnect(getTestContext(modal))
    }
    expect(modal.$state.get()).toMatchObject({ isOpen: false, namespace: 'eip155' })
  })

  it('connects in the remaining namespaces when the user declines one', async () => {
    const { modal, solana } = createThree()
    solana.wallet('kitewing').mode = 'reject'
    await modal.context.show()
    void chooseWallet(getTestContext(modal), { ...first, steps })
    await connected(modal)
    finishConnect(getTestContext(modal))
    await vi.waitFor(() => expect(attemptOf(modal).status).toBe('declined'))
    expect(viewOf(modal)).toMatchObject({ params: { namespace: 'solana', step: 1 } })
    skipConnect(getTestContext(modal))
    await connected(modal)
    finishConnect(getTestContext(modal))
    expect(['eip155', 'solana', 'bip122'].map((each) => statusOf(modal, each))).toEqual([
      'connected',
      'disconnected',
      'connected',
    ])
    expect(modal.$state.get().isOpen).toBe(false)
  })
})

const views = (modal: Modal) =>
  getTestContext(modal)
    .stores.router.$router.get()
    .stack.map(({ view }) => view)

describe('a network of a namespace without a connection', () => {
  it('S2.024 opens SwitchActiveChain with the target namespace, from where the user connects a wallet of it', async () => {
    const { modal } = createThree()
    await connect(modal, { walletId: 'lantern' })
    await modal.context.show({ view: 'Networks' })
    await switchNetworkInModal(getTestContext(modal), { caipNetworkId: 'solana:mainnet' })
    expect(viewOf(modal)).toEqual({
      view: 'SwitchActiveChain',
      params: { namespace: 'solana', caipNetworkId: 'solana:mainnet' },
    })
    expect(modal.$network.get()?.caipNetworkId).toBe('eip155:1')
    void chooseWallet(getTestContext(modal), {
      walletId: 'shell',
      namespace: 'solana',
      caipNetworkId: 'solana:mainnet',
    })
    expect(views(modal)).toEqual(['Networks', 'SwitchActiveChain', 'ConnectingExternal'])
    await connected(modal)
    expect(modal.$network.get()?.caipNetworkId).toBe('solana:mainnet')
    expect(statusOf(modal, 'eip155')).toBe('connected')
  })

  it('becomes active directly while nothing is connected', async () => {
    const { modal } = createThree()
    await modal.context.show({ view: 'Networks' })
    await switchNetworkInModal(getTestContext(modal), { caipNetworkId: 'solana:mainnet' })
    expect(modal.$network.get()?.caipNetworkId).toBe('solana:mainnet')
  })

  it('goes back to Connect for its namespace, not to the Account of another one', async () => {
    const { modal, solana } = createThree()
    solana.wallet('shell').mode = 'hold'
    await connect(modal, { walletId: 'lantern' })
    await modal.context.show({ view: 'Connect', namespace: 'solana' })
    void chooseWallet(getTestContext(modal), { walletId: 'shell', namespace: 'solana' })
    goBack(getTestContext(modal))
    expect(viewOf(modal)).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
  })
})

describe('a stored connection', () => {
  it.each([
    ['S4.011', 'connected'],
    ['S4.012', 'active'],
  ] as const)('%s with the status %s is activated again without a request', async (_, status) => {
    const { modal, solana } = createThree()
    await connect(modal, { walletId: 'kitewing', namespace: 'solana' })
    await connect(modal, { walletId: 'shell' })
    await connect(modal, { walletId: 'lantern' })
    const asked = solana.requests.length
    resumeConnection(modal, { namespace: 'solana', walletId: 'kitewing', status })
    expect(getTestContext(modal).stores.connections.active('solana')?.walletId).toBe('kitewing')
    expect(modal.$state.get().namespace).toBe('solana')
    expect(solana.requests).toHaveLength(asked)
  })

  it('is activated by its own status when no status is passed', async () => {
    const { modal } = createThree()
    await connect(modal, { walletId: 'kitewing', namespace: 'solana' })
    await connect(modal, { walletId: 'shell' })
    resumeConnection(modal, { namespace: 'solana', walletId: 'kitewing' })
    expect(getTestContext(modal).stores.connections.active('solana')?.walletId).toBe('kitewing')
  })

  it('that is disconnected requests the wallet again in a connecting view', async () => {
    const { modal } = createThree()
    await connect(modal, { walletId: 'lantern' })
    await connect(modal, { walletId: 'shell' })
    await disconnect(modal, { namespace: 'solana' })
    await modal.context.show({ view: 'ProfileWallets' })
    resumeConnection(modal, { namespace: 'solana', walletId: 'shell' })
    expect(viewOf(modal).view).toBe('ConnectingExternal')
    await connected(modal)
    finishConnect(getTestContext(modal))
    expect(viewOf(modal).view).toBe('ProfileWallets')
  })

  const resumePending = async () => {
    const { modal } = createThree()
    await connect(modal, { walletId: 'shell' })
    const status = 'pending' as never
    return () => resumeConnection(modal, { namespace: 'solana', walletId: 'shell', status })
  }

  it('S4.017 with any other status throws', async () => {
    expect(await resumePending()).toThrow(expect.objectContaining({ code: 'INVALID_CONNECTION_STATUS' }))
  })

  it('S8.028 with any other status throws "Invalid connection status"', async () => {
    expect(await resumePending()).toThrow('Invalid connection status')
  })
})

it('forgetWallet forgets a wallet of an earlier visit, never a connected one', async () => {
  const { modal, load } = createThree()
  await connect(modal, { walletId: 'shell' })
  forgetWallet(getTestContext(modal), { namespace: 'solana', walletId: 'shell' })
  expect(statusOf(modal, 'solana')).toBe('connected')
  await disconnect(modal, { namespace: 'solana' })
  expect(getWallets(modal).find(({ id }) => id === 'shell')).toMatchObject({ isRecent: true })
  forgetWallet(getTestContext(modal), { namespace: 'solana', walletId: 'shell' })
  expect(getConnections(modal, 'solana')).toEqual([])
  modal.destroy()
  expect(getWallets(load()).find(({ id }) => id === 'shell')).toMatchObject({ isRecent: false })
})

describe('the preferred account type', () => {
  const payment = { address: 'bc1payment', type: 'payment' }
  const ordinal = { address: 'bc1ordinal', type: 'ordinal' }

  it.each([
    ['S9.045', 'bip122', 'payment'],
    ['S9.046', 'eip155', 'smartAccount'],
    ['S9.047', 'polkadot', 'eoa'],
    ['S9.048', 'solana', 'eoa'],
    ['', 'cosmos', undefined],
  ])('%s by default on %s is %s', (_rule, namespace, type) => {
    expect(createThree().modal.$account('bip122').get().preferredAccountTypes[namespace]).toBe(type)
  })

  it('S3.004 puts the payment account first by default', async () => {
    const { modal, bitcoin } = createThree()
    bitcoin.wallet('kitewing').setAccounts([ordinal, payment])
    await connect(modal, { walletId: 'kitewing', namespace: 'bip122' })
    expect(modal.$account('bip122').get()).toMatchObject({ address: payment.address, allAccounts: [payment, ordinal] })
  })

  it('S1.024 is the app’s own default, also after a reload', async () => {
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

  it('S3.003 comes with the type of each account: EOA or smart account', async () => {
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

  it('the modal restores the wallets of all namespaces in parallel, each as soon as it answers', async () => {
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

  it('the modal loses a wallet that fails to restore, and no other', async () => {
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

it('the modal discovers wallets in all namespaces even when one adapter throws', () => {
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

it('S4.032 disconnect joins the errors of the separate namespaces into one', async () => {
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

it('disconnect of one part of a session reports the user, not the phone, as its cause', async () => {
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
  remote.putInto(getTestContext(modal))
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

it('a namespace lists no wallet that only another namespace discovered', () => {
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
  const { stores } = getTestContext(modal)
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
  expect(listWallets(getTestContext(modal), 'solana').map(({ id }) => id)).toEqual([REMOTE_WALLET_ID, 'shell', 'both'])
})

it('the remote wallet needs no choice of a namespace', async () => {
  const { modal } = createTestModal({ fake: createFakeAdapter({ hasChannel: true }) })
  expect(getWallets(modal)[0]).toMatchObject({ id: REMOTE_WALLET_ID, namespaces: ['eip155'] })
})

describe('a new session of a phone', () => {
  const walletId = REMOTE_WALLET_ID
  const inUse = (modal: Modal) => getTestContext(modal).stores.connections.active('solana')?.walletId
  const create = () => {
    const fake = createFakeAdapter({ hasChannel: true })
    const caipNetworkId = 'solana:mainnet'
    const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId, wallets: ['shell'], hasChannel: true })
    const networks = [fakeNetwork, foreignFakeNetwork] as const
    const { modal } = createTestModal({ fake, adapters: [solana.definition], networks })
    createFakeRemote({ eip155: 'eip155:1', solana: 'solana:mainnet' }).putInto(getTestContext(modal))
    return modal
  }

  it('activates the namespaces that the previous session had active, also beside another wallet', async () => {
    const modal = create()
    await connect(modal, { walletId: 'shell' })
    await connect(modal, { walletId, namespace: 'solana' })
    await connect(modal, { walletId, namespace: 'eip155' })
    expect(inUse(modal)).toBe(walletId)
  })

  it('stays inactive in a namespace where another wallet is active', async () => {
    const modal = create()
    await connect(modal, { walletId, namespace: 'solana' })
    await connect(modal, { walletId: 'shell' })
    await connect(modal, { walletId, namespace: 'eip155' })
    expect(inUse(modal)).toBe('shell')
  })
})
