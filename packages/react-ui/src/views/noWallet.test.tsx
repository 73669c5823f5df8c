import { startNavigation } from '@foyer/core/internal/modal'
import type { CreateTestModalParameters, FakeRemote } from '@foyer/core/testing'
import {
  createFakeAdapter,
  createFakeRemote,
  createTestModal,
  fakeNetwork,
  foreignFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { reactUi } from '../shell/reactUi.js'
import { destroyModalsAfterEach } from '../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../testing/openModal.js'

const modals = destroyModalsAfterEach()
afterEach(() => void vi.restoreAllMocks())

const listed = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  chains: ['eip155:1'],
  supports_wc: true,
  mobile_link: `${id}://`,
  ...more,
})
const directory = [
  listed('tidepool', 'Tidepool', { app_store: 'https://tidepool.example/app' }),
  listed('juniper', 'Juniper', { chrome_store: 'https://juniper.example/browser', desktop_link: 'juniper://' }),
  listed('saffron', 'Saffron'),
  listed('oxbow', 'Oxbow'),
]

interface OpenOptions extends CreateTestModalParameters {
  readonly wallets?: readonly string[]
  readonly adding?: boolean
  readonly view?: 'Connect' | 'GetWallet'
}

/** Opens a modal with a directory and a phone that the test controls. */
async function open({ wallets = [], adding, view = 'Connect', ...options }: OpenOptions = {}) {
  vi.stubGlobal('fetch', async (url: string) =>
    new URL(url).pathname === '/getWallets'
      ? Response.json({ data: directory, count: directory.length })
      : Response.json({}, { status: 404 }),
  )
  const phone: FakeRemote = createFakeRemote({ eip155: 'eip155:1' })
  const fake = createFakeAdapter({ hasChannel: true, wallets })
  const { modal } = createTestModal({
    ui: reactUi(),
    fake,
    features: { connectMethodsOrder: ['wallet'] },
    ...options,
  })
  modals.push(modal)
  const context = startNavigation(modal)
  phone.putInto(context)
  const opened = await openModal(modal, { view, adding })
  const listTexts = (selector: string) =>
    [...opened.root.querySelectorAll(selector)]
      .filter((each) => !each.closest('.is-leaving, .fy-ghost'))
      .map(({ textContent }) => textContent)
  const { root } = opened
  return {
    ...opened,
    phone,
    modal,
    context,
    hasCode: () => root.querySelector('.fy-scan [role="img"]') !== null,
    rows: () => listTexts('.fy-row__t'),
    notes: () => listTexts('.fy-row__s'),
    scan: async () => {
      await act(async () => phone.scan())
      await flushUpdates()
    },
  }
}

it('Connect shows a user without a wallet a QR code and three downloads with platforms', async () => {
  const { root, title, hasCode, rows, notes, text, modal, control } = await open()
  await vi.waitFor(() => expect(rows()).toEqual(['Tidepool', 'Juniper', 'Saffron', 'All wallets']))
  expect(title()).toBe('Connect a wallet')
  expect(hasCode()).toBe(true)
  expect(root.querySelector('.fy-scan .fy-qr__logo svg')).not.toBeNull()
  expect(control(/^All wallets/).querySelectorAll('.fy-four .fy-ic')).toHaveLength(4)
  expect(text()).toContain('Have a wallet on your phone? Scan to connect.')
  expect(text()).toContain('or get a wallet')
  expect(notes()).toEqual(['Phone', 'Browser, Phone, Desktop', 'Phone'])
  expect([...root.querySelectorAll('.fy-tag')].map(({ textContent }) => textContent)).toEqual([
    'Get',
    'Get',
    'Get',
    '4',
  ])
  // A QR code that no wallet has scanned leaves the account disconnected.
  expect(modal.$account().get().status).toBe('disconnected')
})

it('Connect suggests a choice when a wallet below the QR code can connect at once', async () => {
  const fake = createFakeAdapter({ hasChannel: true, wallets: [] })
  fake.wallet('keyhole', { wallet: { id: 'keyhole', name: 'Keyhole', type: 'EXTERNAL' } })
  const { rows, text, control } = await open({ fake })
  await vi.waitFor(() => expect(rows()).toEqual(['Keyhole', 'Tidepool', 'Juniper', 'Saffron', 'All wallets']))
  expect(text()).toContain('or choose a wallet')
  expect(text()).not.toContain('or get a wallet')
  expect(control(/^Keyhole/).textContent).not.toContain('Get')
})

it('Connect connects the wallet that scanned', async () => {
  const { phone, scan, context } = await open()
  await scan()
  await vi.waitFor(() => expect(context.stores.connections.active('eip155')?.walletId).toBe('walletconnect'))
  expect(phone.namespaces).toEqual(['eip155'])
  await vi.waitFor(() => expect(context.stores.modal.$modal.get().open).toBe(false))
})

it('Connect reports a decline on the phone, and shows the next code', async () => {
  const { phone, scan, click, hasCode, text } = await open()
  phone.next = 'reject'
  await scan()
  expect(text()).toContain('Declined on the phone. Nothing was shared.')
  expect(hasCode()).toBe(false)
  await click('Show a new code')
  expect(hasCode()).toBe(true)
})

it('Connect shows the list to a user with a wallet in this browser', async () => {
  const { hasCode, rows } = await open({ wallets: ['lantern'] })
  await vi.waitFor(() => expect(rows()).toContain('Tidepool'))
  expect(hasCode()).toBe(false)
  expect(rows().slice(0, 2)).toEqual(['Lantern', 'Phone wallet'])
})

it.each([
  ['adds a wallet to others, because a scan would end the existing session', { adding: true }],
  ['has to consent first', { features: { legalCheckbox: true }, termsConditionsUrl: 'https://harbor.example/terms' }],
])('Connect shows no QR code by itself to a user who %s', async (_, options) => {
  const { hasCode, rows } = await open(options)
  await vi.waitFor(() => expect(rows()).toContain('Phone wallet'))
  expect(hasCode()).toBe(false)
})

it('Connect opens one of four likely apps on a phone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
  const { phone, control, rows, root, click, title, hasCode } = await open()
  phone.next = 'never'
  await vi.waitFor(() => expect(rows()).toContain('Tidepool'))
  expect(hasCode()).toBe(false)
  expect(control('Open a wallet app').textContent).not.toContain('QR code')
  expect(root.querySelectorAll('.fy-four .fy-ic')).toHaveLength(4)
  await click('Open a wallet app')
  expect(title()).toBe('Open a wallet app')
  expect(rows()).toEqual(['Tidepool', 'Juniper', 'Saffron', 'Oxbow'])
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await click('Saffron')
  expect(opened.mock.calls[0]?.[0]).toMatch(/^saffron:\/\/wc\?uri=wc/)
  expect(title()).toBe('Saffron')
})

const chromium = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const everywhere = {
  id: 'pharos',
  name: 'Pharos',
  homepage: 'https://pharos.example',
  chrome_store: 'https://pharos.example/browser',
  app_store: 'https://pharos.example/phone',
}

it.each([
  ['Chromium', chromium, ['For this browser', 'For your phone'], 'https://pharos.example/browser'],
  ['Firefox, which has no access to that store', firefox, ['For your phone'], 'https://pharos.example/'],
  ['an iPhone', phone, ['For this phone'], 'https://pharos.example/phone'],
])('Connect lists downloads for this device: %s', async (_, userAgent, titles, href) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { root, control } = await open({
    view: 'GetWallet',
    customWallets: [everywhere, { id: 'trap', name: 'Trap', homepage: 'javascript:alert(1)' }],
  })
  await vi.waitFor(() => expect(root.textContent).toContain('Tidepool'))
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([...titles, 'Other ways'])
  expect(control(/^Pharos/).getAttribute('href')).toBe(href)
  expect(root.textContent).not.toContain('Trap')
})

it('Connect names the requested namespace, where there are several', async () => {
  const other = createFakeAdapter({ namespace: 'solana', wallets: [] })
  const { title, modal } = await open({
    wallets: ['lantern'],
    adapters: [other.definition],
    networks: [fakeNetwork, { ...foreignFakeNetwork, name: 'Aptos' }],
  })
  expect(title()).toBe('Connect a wallet')
  expect((await openModal(modal, { view: 'Connect', namespace: 'solana' })).title()).toBe('Connect an Aptos wallet')
  expect((await openModal(modal, { view: 'Connect', namespace: 'eip155' })).title()).toBe('Connect an Ethereum wallet')
})
