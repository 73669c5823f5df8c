import { expect, it, vi } from 'vitest'
import { toModuleLoadError } from '../adapter/toModuleLoadError.js'
import { ModalError } from '../errors/ModalError.js'
import type { Modal } from '../modal/modal.js'
import type { ModalEvents } from '../state/events.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import { connect } from './connect.js'
import { getConnections } from './getConnections.js'

const LANTERN = '0x000000000000000000000000000000000000006c'
const KITEWING = '0x000000000000000000000000000000000000006b'

function listen(modal: Modal) {
  const told: [keyof ModalEvents, unknown][] = []
  for (const event of ['open', 'close', 'connect', 'disconnect', 'accountChange', 'networkChange', 'error'] as const) {
    modal.on(event, (payload) => void told.push([event, payload]))
  }
  return told
}

const settled = () => vi.dynamicImportSettled()
const statusOf = (modal: Modal, namespace?: string) => modal.$account(namespace).get().status
const attemptOf = (modal: Modal) => getTestContext(modal).stores.attempt.$attempt.get()

it('S0.002 connect connects an injected wallet', async () => {
  const { modal } = createTestModal()
  const account = await connect(modal, { walletId: 'lantern' })
  expect(account).toEqual({ address: LANTERN, type: 'eoa' })
  expect(modal.connection('eip155')?.provider).toEqual({ isFake: true })
})

it('S1.025 connect emits the connected account to the app', async () => {
  const { modal } = createTestModal()
  const told = listen(modal)
  const account = await connect(modal, { walletId: 'lantern' })
  expect(told).toEqual([['connect', { namespace: 'eip155', account, walletId: 'lantern', isRestored: false }]])
})

it('S4.002 the status is connected once the wallet approves the request', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  expect(modal.$account().get()).toMatchObject({
    status: 'connected',
    address: LANTERN,
    caipAddress: `eip155:1:${LANTERN}`,
  })
})

it('S3.001 the connection stores the whole account of each namespace', async () => {
  const { modal } = createTestModal()
  const fields = [
    'caipAddress',
    'address',
    'status',
    'allAccounts',
    'user',
    'profileName',
    'profileImage',
    'balance',
    'balanceSymbol',
    'tokenBalance',
    'connectedWalletInfo',
    'preferredAccountTypes',
    'smartAccountDeployed',
    'socialProvider',
    'farcasterUrl',
    'addressLabels',
  ]
  expect(Object.keys(modal.$account().get())).toEqual(expect.arrayContaining(fields))
  expect(modal.$account().get()).toMatchObject({
    status: 'disconnected',
    allAccounts: [],
    tokenBalance: [],
    preferredAccountTypes: { bip122: 'payment', eip155: 'smartAccount', polkadot: 'eoa', solana: 'eoa' },
    smartAccountDeployed: false,
  })
  await connect(modal, { walletId: 'lantern' })
  expect(Object.keys(modal.$account('eip155').get())).toEqual(expect.arrayContaining(fields))
  expect(statusOf(modal, 'solana')).toBe('disconnected')
})

it('S3.002 each connected account has its address and type', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().setAccounts(['0x1', '0x2'])
  await connect(modal, { walletId: 'lantern' })
  expect(modal.$account().get().allAccounts).toEqual([
    { address: '0x1', type: 'eoa' },
    { address: '0x2', type: 'eoa' },
  ])
})

it('S3.006 the account state names the wallet of the account', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  expect(modal.$account().get().connectedWalletInfo).toEqual({
    name: 'Lantern',
    icon: undefined,
    identifier: 'example.lantern',
    social: undefined,
    type: 'ANNOUNCED',
  })
})

it('S3.006 the account state holds the icon of the wallet where it has one', async () => {
  const icon = 'data:image/png;base64,AA=='
  const fake = createFakeAdapter()
  Object.assign(fake.wallet('lantern').wallet, { imageUrl: icon })
  const { modal } = createTestModal({ fake })
  await connect(modal, { walletId: 'lantern' })
  expect(modal.$account().get().connectedWalletInfo).toMatchObject({ name: 'Lantern', icon })
})
it('S3.007 each connected wallet has a stored connection with its accounts and its recent flag', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'kitewing' })
  expect(getConnections(modal)).toEqual([
    {
      walletId: 'kitewing',
      name: 'Kitewing',
      icon: undefined,
      accounts: [{ address: KITEWING, type: 'eoa' }],
      caipNetworkId: 'eip155:1',
      recent: false,
      auth: undefined,
    },
    expect.objectContaining({ walletId: 'lantern', accounts: [{ address: LANTERN, type: 'eoa' }], recent: false }),
  ])
  await modal.disconnect()
  expect(getConnections(modal).map(({ accounts, recent }) => [accounts, recent])).toEqual([
    [[], true],
    [[], true],
  ])
})

it('S4.003 the status is disconnected before a wallet request and after the user declines it', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'reject'
  expect(statusOf(modal)).toBe('disconnected')
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
  expect(statusOf(modal)).toBe('disconnected')
})

it('S4.001 the status is connecting while the wallet request is pending', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  const answer = connect(modal, { walletId: 'lantern' })
  expect(statusOf(modal)).toBe('connecting')
  expect(attemptOf(modal)).toEqual({ status: 'waiting', walletId: 'lantern', namespace: 'eip155' })
  fake.wallet().answer('approve')
  await answer
})

it('the attempt is marked as pending while an earlier request is open in the wallet', async () => {
  const { modal, fake } = createTestModal()
  const wallet = fake.wallet()
  const asUsual = wallet.connect
  let tell: ((news: 'pending' | 'unlocked') => void) | undefined
  wallet.connect = (silent, onStatus) => {
    tell = onStatus
    return asUsual(silent)
  }
  wallet.mode = 'hold'
  const answer = connect(modal, { walletId: 'lantern' })
  await settled()
  tell?.('unlocked')
  expect(attemptOf(modal)).not.toHaveProperty('isPending')
  tell?.('pending')
  expect(attemptOf(modal)).toMatchObject({ status: 'waiting', isPending: true })
  wallet.answer('approve')
  await answer
  expect(attemptOf(modal)).not.toHaveProperty('isPending')
})

it('S8.020 connect rejects with "Connection rejected" when the user declines', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'reject'
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({
    code: 'CONNECTION_REJECTED',
    message: 'Connection rejected',
    cause: { code: 'USER_REJECTED' },
  })
  expect(attemptOf(modal)).toEqual({ status: 'declined', walletId: 'lantern', namespace: 'eip155' })
})

it('S8.022 connect rejects with "Failed to connect" and the cause when the wallet fails', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().connectError = Object.assign(new Error('out of order'), { code: -32603 })
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({
    code: 'CONNECT_FAILED',
    message: 'Failed to connect',
    cause: { code: 'RPC_INTERNAL', message: 'out of order' },
  })
  expect(attemptOf(modal)).toMatchObject({ status: 'failed', error: { code: 'CONNECT_FAILED' } })
  expect(statusOf(modal)).toBe('disconnected')
})

it('connect rejects with CONNECT_FAILED, not MODAL_CLOSED, when the wallet aborts by itself', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().connectError = new DOMException('The wallet window was closed', 'AbortError')
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
  expect(attemptOf(modal)).toMatchObject({ status: 'failed' })
})

it('connect logs the package to install when a package of the wallet is missing', async () => {
  const { modal, fake } = createTestModal({ debug: true })
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  fake.wallet().connectError = toModuleLoadError('@harbor/sdk')
  const connecting = connect(modal, { walletId: 'lantern' })
  await expect(connecting).rejects.toMatchObject({
    code: 'PACKAGE_MISSING',
    message: expect.stringContaining('npm install @harbor/sdk'),
    context: { packageName: '@harbor/sdk' },
  })
  expect(attemptOf(modal)).toMatchObject({ status: 'failed', error: { code: 'PACKAGE_MISSING' } })
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('npm install @harbor/sdk'))
})

it('S8.027 connect rejects with "No connector found for connection" when the wallet does not exist', async () => {
  const { modal } = createTestModal()
  await expect(connect(modal, { walletId: 'nobody' })).rejects.toMatchObject({
    code: 'CONNECTOR_NOT_FOUND',
    message: expect.stringMatching(/^No connector found for connection\n.*"nobody"/),
    context: { walletId: 'nobody' },
  })
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
})

it('connect reports a discovered wallet as missing once it is gone', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().connectError = new ModalError('WALLET_NOT_FOUND')
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
  expect(attemptOf(modal)).toMatchObject({ status: 'missing', walletId: 'lantern' })
})

it('S8.041 connect rejects with "Chain is required" for a wallet of several namespaces when no namespace is named', async () => {
  const other = createFakeAdapter({ namespace: 'solana', wallets: ['lantern'] })
  const { modal, fake } = createTestModal({
    adapters: [other.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({
    code: 'CHAIN_REQUIRED',
    message: expect.stringMatching(/^Chain is required\n.*pass `namespace`/),
  })
  expect([...fake.requests, ...other.requests]).toEqual([])
  await connect(modal, { walletId: 'lantern', namespace: 'solana' })
  expect(statusOf(modal, 'solana')).toBe('connected')
  expect(statusOf(modal, 'eip155')).toBe('disconnected')
})

it('connect finds a wallet by its reverse domain name', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'example.kitewing' })
  expect(fake.requests).toEqual([{ walletId: 'kitewing', silent: false }])
})

it('connect requests the named network from the wallet and rejects a network outside of the list', async () => {
  const { modal, fake } = createTestModal()
  await expect(connect(modal, { walletId: 'lantern', caipNetworkId: 'eip155:9' })).rejects.toMatchObject({
    code: 'NETWORK_NOT_FOUND',
  })
  expect(fake.requests).toEqual([])
  await connect(modal, { walletId: 'lantern', caipNetworkId: 'eip155:8453' })
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
})

it('S5.004 connect rejects with "ConnectionController client not set" after destroy', async () => {
  const { modal } = createTestModal()
  modal.destroy()
  await expect(connect(modal, { walletId: 'lantern' })).rejects.toMatchObject({
    code: 'CONNECTION_CLIENT_MISSING',
    message: 'ConnectionController client not set',
  })
  await expect(connect(modal)).rejects.toMatchObject({ code: 'CONNECTION_CLIENT_MISSING' })
})

it('S8.019 connect rejects with "Modal closed" when the modal closes, and a late approval changes nothing', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  await modal.context.show()
  const told = listen(modal)
  const answer = connect(modal, { walletId: 'lantern' })
  modal.close()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED', message: 'Modal closed' })
  expect(fake.signals[0]?.aborted).toBe(true)
  expect(statusOf(modal)).toBe('disconnected')

  fake.wallet().answer('approve')
  await settled()
  expect(statusOf(modal)).toBe('disconnected')
  expect(modal.connection('eip155')).toBeUndefined()
  expect(fake.wallet().watchers).toBe(0)
  expect(told).toEqual([['close', undefined]])
})

it('S8.019 an approval that crosses with the closing of the modal changes nothing', async () => {
  const fake = createFakeAdapter()
  const { create } = fake.definition
  // Closes the modal after the wallet has answered, but before the modal handles the answer.
  const crossing = createTestModal({
    fake: Object.assign(createFakeAdapter(), {
      definition: {
        ...fake.definition,
        create: (adapterContext: Parameters<typeof create>[0]) => {
          const adapter = create(adapterContext)
          return {
            ...adapter,
            connect(request: Parameters<typeof adapter.connect>[0]) {
              const answer = adapter.connect(request)
              queueMicrotask(() => void answer.then(() => crossing.modal.close()))
              return answer
            },
          }
        },
      },
    }),
  })
  await expect(connect(crossing.modal, { walletId: 'lantern' })).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  expect(statusOf(crossing.modal)).toBe('disconnected')
  expect(fake.wallet().watchers).toBe(0)
})

it('connect rejects all simultaneous attempts except the newest with CONNECT_SUPERSEDED', async () => {
  const { modal, fake } = createTestModal()
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => connect(modal, { walletId: 'lantern' })))
  expect(all.map((each) => (each.status === 'rejected' ? each.reason.code : each.status))).toEqual([
    ...Array.from({ length: 4 }, () => 'CONNECT_SUPERSEDED'),
    'fulfilled',
  ])
  expect([statusOf(modal), fake.wallet().watchers]).toEqual(['connected', 1])
})

it('a late rejection by a superseded wallet changes nothing', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  const first = connect(modal, { walletId: 'lantern' })
  const second = connect(modal, { walletId: 'kitewing' })
  await expect(first).rejects.toMatchObject({ code: 'CONNECT_SUPERSEDED' })
  await second
  fake.wallet().answer('reject')
  await settled()
  expect(attemptOf(modal)).toEqual({ status: 'connected', walletId: 'kitewing', namespace: 'eip155' })
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: KITEWING })
})

it('connect aborts the first attempt when the user tries again, and connects once', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  const told = listen(modal)
  const first = connect(modal, { walletId: 'lantern' })
  const second = connect(modal, { walletId: 'lantern' })
  await expect(first).rejects.toMatchObject({ code: 'CONNECT_SUPERSEDED' })
  expect(statusOf(modal)).toBe('connecting')
  expect(attemptOf(modal).status).toBe('waiting')
  fake.wallet().answer('approve')
  await second
  fake.wallet().answer('approve')
  await settled()
  expect(told.map(([event]) => event)).toEqual(['connect'])
  expect(fake.wallet().watchers).toBe(1)
  expect(statusOf(modal)).toBe('connected')
})

it('a namespace does not stay connecting when the user turns to another namespace', async () => {
  const other = createFakeAdapter({ namespace: 'solana', wallets: ['shell'] })
  const { modal, fake } = createTestModal({
    adapters: [other.definition],
    networks: [fakeNetwork, foreignFakeNetwork],
  })
  fake.wallet().mode = 'hold'
  other.wallet('shell').mode = 'hold'
  const first = connect(modal, { walletId: 'lantern' })
  const second = connect(modal, { walletId: 'shell' })
  await expect(first).rejects.toMatchObject({ code: 'CONNECT_SUPERSEDED' })
  expect(statusOf(modal, 'eip155')).toBe('disconnected')
  expect(statusOf(modal, 'solana')).toBe('connecting')
  other.wallet('shell').answer('approve')
  await second
  expect(statusOf(modal, 'solana')).toBe('connected')
})

it('connect with an aborted signal requests no wallet and leaves the attempt in progress alone', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  const first = connect(modal, { walletId: 'lantern' })
  await expect(connect(modal, { walletId: 'kitewing', signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'MODAL_CLOSED',
  })
  expect(fake.requests).toHaveLength(1)
  fake.wallet().answer('approve')
  await first
  expect(statusOf(modal)).toBe('connected')
})

it('connect stops waiting when its signal aborts', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().mode = 'hold'
  const controller = new AbortController()
  const answer = connect(modal, { walletId: 'lantern', signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toMatchObject({ code: 'MODAL_CLOSED' })
  expect(fake.signals[0]?.aborted).toBe(true)
  expect(attemptOf(modal)).toEqual({ status: 'idle' })
  expect(statusOf(modal)).toBe('disconnected')
  fake.wallet().answer('approve')
  await settled()
  expect(statusOf(modal)).toBe('disconnected')
})

it('the wallet stays connected when the app closes the modal on its connect event', async () => {
  const { modal, fake } = createTestModal()
  await modal.context.show()
  modal.on('connect', () => modal.close())
  const account = await connect(modal, { walletId: 'lantern' })
  await settled()
  expect(account.address).toBe(LANTERN)
  expect(statusOf(modal)).toBe('connected')
  expect(fake.signals[0]?.aborted).toBe(false)
  expect(fake.wallet().watchers).toBe(1)
  expect(modal.$state.get().isOpen).toBe(false)
})

it('connect activates an already connected wallet without a request', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'kitewing' })
  const told = listen(modal)
  const account = await connect(modal, { walletId: 'lantern' })
  expect(account.address).toBe(LANTERN)
  expect(modal.$account().get().address).toBe(LANTERN)
  expect(fake.requests).toHaveLength(2)
  expect(fake.wallet('lantern').activations).toBe(2)
  expect(told).toEqual([['accountChange', { namespace: 'eip155', account }]])
})

it('the active wallet stays active while the user declines another one', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  fake.wallet('kitewing').mode = 'reject'
  await expect(connect(modal, { walletId: 'kitewing' })).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
  expect(modal.$account().get()).toMatchObject({ status: 'connected', address: LANTERN })
})

it('connect emits the network when the wallet uses another network than the app', async () => {
  const { modal, fake } = createTestModal()
  fake.wallet().setNetwork('eip155:8453')
  const told = listen(modal)
  await connect(modal, { walletId: 'lantern' })
  expect(told.map(([event]) => event)).toEqual(['networkChange', 'connect'])
  expect(modal.$network.get()?.caipNetworkId).toBe('eip155:8453')
})

it('connect emits the network once when it brings another namespace to the front', async () => {
  const other = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['shell'] })
  const { modal } = createTestModal({ adapters: [other.definition], networks: [fakeNetwork, foreignFakeNetwork] })
  const told = listen(modal)
  await connect(modal, { walletId: 'shell' })
  expect(told).toEqual([
    ['networkChange', { caipNetworkId: 'solana:mainnet' }],
    ['connect', expect.objectContaining({ namespace: 'solana' })],
  ])
  expect(modal.$state.get()).toMatchObject({ namespace: 'solana', caipNetworkId: 'solana:mainnet' })
})
