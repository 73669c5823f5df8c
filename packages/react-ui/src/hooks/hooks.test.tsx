import type { Modal } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import { createFakeNames, createTestModal } from '@foyer/core/testing'
import { act, type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
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
  useRegisterName,
  useSignMessage,
  useTheme,
  useTokens,
} from '../exports/index.js'
import { settle } from '../testing/openModal.js'

const undos: (() => void)[] = []

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
  vi.unstubAllGlobals()
})

/** Renders a hook in StrictMode and gives what it returned last. */
async function render<T>(modal: Modal, use: () => T): Promise<{ readonly now: () => T }> {
  let last: T | undefined
  await mount(
    <ModalProvider modal={modal}>
      <Probe
        use={use}
        tell={(value) => {
          last = value
        }}
      />
    </ModalProvider>,
  )
  return { now: () => last as T }
}

function Probe<T>({ use, tell }: { readonly use: () => T; readonly tell: (value: T) => void }) {
  const value = use()
  useEffect(() => tell(value))
  return null
}

async function mount(element: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div')
  const root = createRoot(place)
  undos.push(() => act(() => root.unmount()))
  await act(async () => root.render(<StrictMode>{element}</StrictMode>))
  return place
}

it('useAccount follows the visitor from nobody to connected and back', async () => {
  const { modal } = createTestModal()
  const { now } = await render(modal, () => useAccount())
  expect(now()).toMatchObject({ status: 'disconnected', isConnected: false, address: undefined })
  await act(() => connect(modal, { walletId: 'lantern' }))
  expect(now()).toMatchObject({ status: 'connected', isConnected: true, address: modal.$account().get().address })
  await act(() => modal.disconnect())
  expect(now()).toMatchObject({ status: 'disconnected', address: undefined })
})

it('useNetwork switches, and keeps the error of a switch that was declined', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useNetwork)
  await act(() => now().switchNetwork('eip155:8453'))
  expect(now()).toMatchObject({ caipNetworkId: 'eip155:8453', chainId: 8453, error: undefined, isSwitching: false })
  fake.wallet().mode = 'reject'
  await act(() => expect(now().switchNetwork('eip155:1')).rejects.toMatchObject({ code: 'USER_REJECTED' }))
  expect(now()).toMatchObject({ caipNetworkId: 'eip155:8453', error: { code: 'USER_REJECTED' } })
})

it('useSignMessage says how it stands, and a later call wins over an earlier answer', async () => {
  const { modal, fake } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useSignMessage)
  fake.wallet().mode = 'hold'
  let first: Promise<string> | undefined
  let second: Promise<string> | undefined
  await act(async () => {
    first = now().signMessage({ message: 'first' })
    second = now().signMessage({ message: 'second' })
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

it('useIdentity and useRegisterName say who the visitor is, and make them somebody', async () => {
  const service = createFakeNames()
  vi.stubGlobal('fetch', service.fetch)
  const OTHER = '0x00000000000000000000000000000000000000d1'
  service.give('other.reown.id', OTHER)
  const { modal } = createTestModal({ services: { data: service.url } })
  const { now } = await render(modal, () => ({ identity: useIdentity(), registering: useRegisterName() }))
  expect(now().identity).toMatchObject({ name: undefined, avatar: undefined })
  await act(async () => void (await connect(modal, { walletId: 'lantern' })))
  await act(async () => {
    expect(await now().registering.registerName({ name: 'Maya' })).toEqual({ name: 'maya.reown.id' })
  })
  expect(now().registering).toMatchObject({ status: 'success', data: { name: 'maya.reown.id' } })
  await act(() => vi.waitFor(() => expect(modal.$account('eip155').get().profileName).toBe('maya.reown.id')))
  expect(now().identity.name).toBe('maya.reown.id')
  expect(await now().identity.fetchIdentity(OTHER)).toMatchObject({ name: 'other.reown.id' })
  await act(
    async () =>
      void (await now()
        .registering.registerName({ name: 'abc' })
        .catch(() => undefined)),
  )
  expect(now().registering).toMatchObject({ status: 'error', error: { code: 'NAME_INVALID' } })
  await act(() => modal.disconnect())
  expect(now().identity.name).toBeUndefined()
})

it('useConnections shows what is connected side by side, switches, and ends one', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await connect(modal, { walletId: 'kitewing' })
  const { now } = await render(modal, () => useConnections())
  const list = () => now().connections.map(({ connectorId, isActive, recent }) => ({ connectorId, isActive, recent }))
  expect(list()).toEqual([
    { connectorId: 'kitewing', isActive: true, recent: false },
    { connectorId: 'lantern', isActive: false, recent: false },
  ])
  await act(() => now().switchConnection('lantern'))
  expect(list()[0]).toEqual({ connectorId: 'lantern', isActive: true, recent: false })
  await act(() => now().disconnect('lantern'))
  expect(list()).toEqual([
    { connectorId: 'kitewing', isActive: true, recent: false },
    { connectorId: 'lantern', isActive: false, recent: true },
  ])
})

it('useDisconnect ends everything', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useDisconnect)
  await act(() => now().disconnect())
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

it('says what is missing when there is no provider', async () => {
  expect(() => renderToString(<ConnectButton />)).toThrow('<ConnectButton> needs a <ModalProvider modal={…}> above it')
})

it('useModal opens and closes', async () => {
  const { modal } = createTestModal()
  const { now } = await render(modal, useModal)
  await act(() => now().open())
  expect(now().isOpen).toBe(true)
  await act(async () => now().close())
  expect(now().isOpen).toBe(false)
})

it('renders the buttons of a visitor whom a server cannot know', () => {
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
  // A style attribute in markup would break a strict policy.
  expect(markup).not.toContain('style=')
})

it('a ConnectButton becomes the account button, unless the page has one', async () => {
  const { modal } = createTestModal()
  const alone = await mount(
    <ModalProvider modal={modal}>
      <ConnectButton />
    </ModalProvider>,
  )
  const beside = await mount(
    <ModalProvider modal={modal}>
      <ConnectButton />
      <AccountButton />
    </ModalProvider>,
  )
  expect(alone.querySelectorAll('button')).toHaveLength(1)
  expect(beside.querySelectorAll('button')).toHaveLength(1)
  await act(async () => {
    await connect(modal, { walletId: 'lantern' })
    await vi.dynamicImportSettled()
  })
  await vi.waitFor(() => expect(alone.textContent).toMatch(/0x0000…006c/))
  expect(alone.querySelectorAll('button')).toHaveLength(1)
  expect(beside.querySelectorAll('button')).toHaveLength(1)
})

it('one button of the page warns of a network that the site does not use: the account button stays where there is one for networks', async () => {
  const { modal, fake } = createTestModal({ allowUnsupportedChain: true })
  const page = await mount(
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
  await vi.waitFor(() => expect(page.textContent).toMatch(/0x0000…006c.*Switch network/))
  expect(page.textContent?.match(/Switch network/g)).toHaveLength(1)
  expect(alone.textContent).not.toContain('Switch network')
})

it('S1.035 useActivity tells what happened, reads older ones, and of nobody once the visitor has left', async () => {
  const { modal, fake } = createTestModal({ projectId: '', enableWalletConnect: false })
  const happened = (hash: string, at: number) =>
    ({
      hash,
      at,
      caipNetworkId: 'eip155:1',
      kind: 'send',
      status: 'confirmed',
      transfers: [{ direction: 'out', amount: '1' }],
    }) as const
  fake.ledger = {
    activity: async ({ cursor }) =>
      cursor ? { items: [happened('0x2', 1)] } : { items: [happened('0x1', 2)], next: 'n' },
  }
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useActivity)
  await settle()
  expect(now().status).toBe('ready')
  expect(now()).toMatchObject({ transactions: [{ id: '0x1' }], hasMore: true })
  await act(() => now().fetchMore())
  expect(now()).toMatchObject({ transactions: [{ id: '0x1' }, { id: '0x2' }], hasMore: false })
  await act(() => modal.disconnect())
  expect(now().transactions).toEqual([])
})

it('S2.029 useNfts tells which NFTs there are, page by page, and of nobody’s once the visitor has left', async () => {
  const page = (tokenId: string, next: object | null) => ({
    items: [{ id: tokenId, value: '1', token: { address_hash: `0x${'c0'.repeat(20)}`, type: 'ERC-721' } }],
    next_page_params: next,
  })
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('page=2') ? page('9', null) : page('7', { page: 2 })),
  )
  const { modal } = createTestModal({
    ...{ projectId: '', enableWalletConnect: false },
    features: { nfts: { blockscout: { 'eip155:1': 'https://explorer.example' } } },
  })
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useNfts)
  await settle()
  expect(now()).toMatchObject({ status: 'ready', nfts: [{ tokenId: '7' }], hasMore: true, source: 'explorer' })
  await act(() => now().fetchMore())
  expect(now()).toMatchObject({ nfts: [{ tokenId: '7' }, { tokenId: '9' }], hasMore: false })
  await act(() => modal.disconnect())
  expect(now().nfts).toEqual([])
})

it('useTokens tells what is owned and reads it anew when asked', async () => {
  const { modal, fake } = createTestModal({ projectId: '', enableWalletConnect: false })
  fake.balance = 1n
  await connect(modal, { walletId: 'lantern' })
  const { now } = await render(modal, useTokens)
  await settle()
  expect(now()).toMatchObject({ tokens: [{ symbol: 'ETH', quantity: { numeric: '0.000000000000000001' } }] })
  fake.balance = 2n
  await act(() => now().refresh())
  expect(now()).toMatchObject({ tokens: [{ quantity: { numeric: '0.000000000000000002' } }] })
})
