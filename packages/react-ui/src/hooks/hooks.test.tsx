import { connect } from '@foyer/core/actions'
import { startNavigation } from '@foyer/core/internal/modal'
import { createFakeNames, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  AccountButton,
  ConnectButton,
  ModalProvider,
  NetworkButton,
  useAccount,
  useActivity,
  useConnections,
  useDisconnect,
  useIdentity,
  useModal,
  useNetwork,
  useNfts,
  useOpenModal,
  useRegisterName,
  useSignMessage,
  useSwitchConnection,
  useSwitchNetwork,
  useTheme,
  useTokens,
} from '../exports/index.js'
import { flushUpdates } from '../testing/openModal.js'
import { renderApp as mount, renderHook as render, waitUntilPasses } from '../testing/renderHook.js'
import { advanceTime } from '../testing/time.js'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
})

it('useAccount follows the user from disconnected to connected and back', async () => {
  const { modal } = createTestModal()
  const { now } = await render(modal, () => useAccount())
  expect(now()).toMatchObject({ status: 'disconnected', isConnected: false, address: undefined })
  await act(() => connect(modal, { walletId: 'lantern' }))
  expect(now()).toMatchObject({ status: 'connected', isConnected: true, address: modal.$account().get().address })
  await act(() => modal.disconnect())
  expect(now()).toMatchObject({ status: 'disconnected', address: undefined })
})

it('useSwitchNetwork switches the network and keeps the error of a declined switch', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, () => ({ ...useNetwork(), ...useSwitchNetwork() }))
  await act(() => now().switchNetworkAsync('eip155:8453'))
  expect(now()).toMatchObject({ caipNetworkId: 'eip155:8453', chainId: 8453, error: undefined, isPending: false })
  fake.wallet().mode = 'reject'
  await act(() => expect(now().switchNetworkAsync('eip155:1')).rejects.toMatchObject({ code: 'USER_REJECTED' }))
  expect(now()).toMatchObject({ caipNetworkId: 'eip155:8453', error: { code: 'USER_REJECTED' } })
})

it('useSignMessage reports its status, and a later call wins over an earlier result', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useSignMessage)
  fake.wallet().mode = 'hold'
  let first: Promise<string> | undefined
  let second: Promise<string> | undefined
  await act(async () => {
    first = now().signMessageAsync({ message: 'first' })
    second = now().signMessageAsync({ message: 'second' })
    await vi.dynamicImportSettled()
  })
  expect(now()).toMatchObject({ status: 'pending', isPending: true })
  await act(async () => {
    fake.wallet().answer('approve')
    await Promise.all([first, second])
  })
  expect(now()).toMatchObject({ status: 'success', data: 'signed:second', error: undefined })
  await act(async () => now().reset())
  expect(now()).toMatchObject({ status: 'idle', data: undefined })
})

it('useIdentity reads a name, and useRegisterName registers one', async () => {
  const service = createFakeNames()
  vi.stubGlobal('fetch', service.fetch)
  const OTHER = '0x00000000000000000000000000000000000000d1'
  service.give('other.reown.id', OTHER)
  const { modal } = createTestModal({ services: { data: service.url } })
  const { now } = await render(modal, () => ({ identity: useIdentity(), registering: useRegisterName() }))
  expect(now().identity).toMatchObject({ name: undefined, avatar: undefined })
  await act(async () => void (await connect(modal, { walletId: 'lantern' })))
  await act(async () => {
    expect(await now().registering.registerNameAsync({ name: 'Maya' })).toEqual({ name: 'maya.reown.id' })
  })
  expect(now().registering).toMatchObject({ status: 'success', data: { name: 'maya.reown.id' } })
  await act(() => vi.waitFor(() => expect(modal.$account('eip155').get().profileName).toBe('maya.reown.id')))
  expect(now().identity.name).toBe('maya.reown.id')
  await act(async () => now().identity.fetchIdentity(OTHER))
  await waitUntilPasses(() => expect(now().identity.data).toMatchObject({ name: 'other.reown.id' }))
  await act(async () => now().registering.registerName({ name: 'abc' }))
  await waitUntilPasses(() => expect(now().registering.isError).toBe(true))
  expect(now().registering).toMatchObject({ status: 'error', error: { code: 'NAME_INVALID' } })
  await act(() => modal.disconnect())
  expect(now().identity.name).toBeUndefined()
})

function NetworksOpener() {
  const { open, isOpen } = useOpenModal({ view: 'Networks' })
  return (
    <button type="button" onClick={open}>
      {isOpen ? 'Open' : 'Closed'}
    </button>
  )
}

it('useOpenModal opens its view from a click handler', async () => {
  const { modal } = createTestModal({ ui: async () => ({ mount: () => ({ unmount: () => {} }) }) })
  const place = await mount(
    <ModalProvider modal={modal}>
      <NetworksOpener />
    </ModalProvider>,
  )
  const button = place.querySelector('button')
  expect(button?.textContent).toBe('Closed')
  await act(async () => button?.click())
  await waitUntilPasses(() => expect(button?.textContent).toBe('Open'))
  expect(startNavigation(modal).stores.router.$route.get().view).toBe('Networks')
})

it('useConnections lists connections, switches, and ends one', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'kitewing' })
  const { now } = await render(modal, () => ({
    ...useConnections(),
    ...useSwitchConnection(),
    disconnectAsync: useDisconnect().disconnectAsync,
  }))
  const list = () => now().connections.map(({ walletId, isActive, recent }) => ({ walletId, isActive, recent }))
  expect(list()).toEqual([
    { walletId: 'kitewing', isActive: true, recent: false },
    { walletId: 'lantern', isActive: false, recent: false },
  ])
  await act(() => now().switchConnectionAsync({ walletId: 'lantern' }))
  expect(list()[0]).toEqual({ walletId: 'lantern', isActive: true, recent: false })
  await act(() => now().disconnectAsync({ walletId: 'lantern' }))
  expect(list()).toEqual([
    { walletId: 'kitewing', isActive: true, recent: false },
    { walletId: 'lantern', isActive: false, recent: true },
  ])
})

it('useDisconnect ends all connections', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useDisconnect)
  await act(() => now().disconnectAsync())
  expect(now().status).toBe('success')
  expect(modal.$account().get().status).toBe('disconnected')
})

it('useTheme reads and sets the theme', async () => {
  const { modal } = createTestModal({ themeMode: 'dark' })
  const { now } = await render(modal, useTheme)
  expect(now().mode).toBe('dark')
  await act(async () => now().setTheme({ mode: 'light', variables: { '--fy-accent': '#123456' } }))
  expect(now()).toMatchObject({ mode: 'light', variables: { '--fy-accent': '#123456' } })
})

it('hooks throw an error that names the missing provider', async () => {
  expect(() => renderToString(<ConnectButton />)).toThrow('<ConnectButton> needs a <ModalProvider modal={…}> above it')
})

it('useModal opens and closes, and openAsync resolves when it closes', async () => {
  const { modal } = createTestModal()
  const { now } = await render(modal, useModal)
  const closed = now().openAsync()
  await act(() => vi.waitFor(() => expect(modal.$state.get()).toMatchObject({ isOpen: true, isLoading: false })))
  await advanceTime(100)
  expect(now().isOpen).toBe(true)
  await act(async () => now().close())
  expect(now().isOpen).toBe(false)
  await expect(closed).resolves.toBeUndefined()
})

it('useModal renders after the modal has painted, and only when its result changes', async () => {
  const { modal } = createTestModal()
  let renders = 0
  const { now } = await render(modal, () => {
    renders++
    return useModal()
  })
  const frames = new Map<number, () => void>()
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.set(frames.size + 1, callback).size)
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.set(frame, () => {}))
  const before = renders
  await act(async () => {
    now().open()
    await vi.waitFor(() => expect(modal.$state.get()).toMatchObject({ isOpen: true, isLoading: false }))
  })
  expect(renders).toBe(before)
  for (const paint of frames.values()) paint()
  await advanceTime(0)
  expect(now()).toMatchObject({ isOpen: true, isLoading: false })
  const opened = renders
  const { modal: store } = modal.context.stores
  await act(async () => store.shake(true))
  expect(renders).toBe(opened)
  await act(async () => now().close())
  expect(now().isOpen).toBe(false)
})

it('buttons render on a server without an account', () => {
  const { modal } = createTestModal()
  const markup = renderToString(
    <ModalProvider modal={modal}>
      <ConnectButton />
      <AccountButton />
      <NetworkButton />
    </ModalProvider>,
  )
  expect(markup).toContain('Connect wallet')
  expect(markup).toContain('Network: Ethereum')
  // A strict CSP forbids style attributes in markup.
  expect(markup).not.toContain('style=')
})

it('a ConnectButton shows the account, unless the page has an AccountButton', async () => {
  const { modal } = createTestModal()
  const alone = await mount(
    <ModalProvider modal={modal}>
      <ConnectButton />
    </ModalProvider>,
  )
  const { modal: other } = createTestModal()
  const beside = await mount(
    <ModalProvider modal={other}>
      <ConnectButton />
      <AccountButton />
    </ModalProvider>,
  )
  expect(alone.querySelectorAll('button')).toHaveLength(1)
  expect(beside.querySelectorAll('button')).toHaveLength(1)
  await act(async () => {
    await Promise.all([modal, other].map((each) => connect(each, { walletId: 'lantern' })))
    await vi.dynamicImportSettled()
  })
  await vi.waitFor(() => expect(beside.textContent).toMatch(/0x0000…006c/))
  await vi.waitFor(() => expect(alone.textContent).toMatch(/0x0000…006c/))
  expect(alone.querySelectorAll('button')).toHaveLength(1)
  expect(beside.querySelectorAll('button')).toHaveLength(1)
})

it('one button of the page warns of an unsupported network: the NetworkButton, if there is one', async () => {
  const { modal, fake } = createTestModal({ allowUnsupportedChain: true })
  const container = await mount(
    <ModalProvider modal={modal}>
      <AccountButton />
      <NetworkButton />
    </ModalProvider>,
  )
  const alone = await mount(
    <ModalProvider modal={createTestModal().modal}>
      <NetworkButton />
    </ModalProvider>,
  )
  await act(async () => {
    await connect(modal, { walletId: 'lantern' })
    await vi.dynamicImportSettled()
  })
  await act(async () => fake.wallet('lantern').setNetwork('eip155:99'))
  await vi.waitFor(() => expect(container.textContent).toMatch(/0x0000…006c.*Switch network/))
  expect(container.textContent?.match(/Switch network/g)).toHaveLength(1)
  expect(alone.textContent).not.toContain('Switch network')
})

it('S1.035 useActivity lists transactions, loads older ones, and empties on disconnecting', async () => {
  const { modal, fake } = createTestModal({ projectId: undefined, features: { walletConnect: false } })
  const happened = (hash: string, at: number) =>
    ({
      hash,
      at,
      caipNetworkId: 'eip155:1',
      kind: 'send',
      status: 'confirmed',
      transfers: [{ direction: 'out', amount: '1' }],
    }) as const
  fake.chainReader = {
    activity: async ({ cursor }) =>
      cursor ? { items: [happened('0x2', 1)] } : { items: [happened('0x1', 2)], next: 'n' },
  }
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useActivity)
  await flushUpdates()
  expect(now().status).toBe('ready')
  expect(now()).toMatchObject({ transactions: [{ id: '0x1' }], hasMore: true })
  await act(() => now().fetchMoreAsync())
  expect(now()).toMatchObject({ transactions: [{ id: '0x1' }, { id: '0x2' }], hasMore: false })
  await act(() => modal.disconnect())
  expect(now().transactions).toEqual([])
})

it('S2.029 useNfts lists NFTs page by page, and empties on disconnecting', async () => {
  const page = (tokenId: string, next: object | null) => ({
    items: [{ id: tokenId, value: '1', token: { address_hash: `0x${'c0'.repeat(20)}`, type: 'ERC-721' } }],
    next_page_params: next,
  })
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('page=2') ? page('9', null) : page('7', { page: 2 })),
  )
  const { modal } = createTestModal({
    projectId: undefined,
    features: { walletConnect: false, nfts: { blockscout: { 'eip155:1': 'https://explorer.example' } } },
  })
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useNfts)
  await flushUpdates()
  expect(now()).toMatchObject({ status: 'ready', nfts: [{ tokenId: '7' }], hasMore: true, source: 'explorer' })
  await act(() => now().fetchMoreAsync())
  expect(now()).toMatchObject({ nfts: [{ tokenId: '7' }, { tokenId: '9' }], hasMore: false })
  await act(() => modal.disconnect())
  expect(now().nfts).toEqual([])
})

it('useTokens lists tokens and refreshes them', async () => {
  const { modal, fake } = createTestModal({ projectId: undefined, features: { walletConnect: false } })
  fake.balance = 1n
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useTokens)
  await flushUpdates()
  expect(now()).toMatchObject({ tokens: [{ symbol: 'ETH', quantity: { numeric: '0.000000000000000001' } }] })
  fake.balance = 2n
  await act(() => now().refreshAsync())
  expect(now()).toMatchObject({ tokens: [{ quantity: { numeric: '0.000000000000000002' } }] })
})
