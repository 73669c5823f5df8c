import type { CreateTestModalParameters, FakeRemote } from '@foyer/core/testing'
import {
  createFakeAdapter,
  createFakeRemote,
  createTestModal,
  fakeNetwork,
  foreignFakeNetwork,
} from '@foyer/core/testing'
import { enterModal } from '@foyer/core/ui'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { reactUi } from '../reactUi.js'
import { keepModals } from '../testing/keepModals.js'
import { openModal, settle } from '../testing/openModal.js'

const modals = keepModals()
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

interface Given extends CreateTestModalParameters {
  readonly wallets?: readonly string[]
  readonly adding?: boolean
  readonly view?: 'Connect' | 'GetWallet'
}

/** The modal of a page with a directory, beside a phone that the test plays. */
async function open({ wallets = [], adding, view = 'Connect', ...options }: Given = {}) {
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
  const { context } = enterModal(modal.context)
  phone.putInto(context)
  const opened = await openModal(modal, { view, adding })
  const textsOf = (selector: string) =>
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
    rows: () => textsOf('.fy-row__t'),
    notes: () => textsOf('.fy-row__s'),
    scan: async () => {
      await act(async () => phone.scan())
      await settle()
    },
  }
}

it('shows who has no wallet a code at once, and three wallets to get with where they run', async () => {
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
  // Nobody connects yet: the site's buttons are at rest.
  expect(modal.$account().get().status).toBe('disconnected')
})

it('speaks of choosing, not of getting, where one of the wallets below the code can be asked at once', async () => {
  const fake = createFakeAdapter({ hasChannel: true, wallets: [] })
  fake.wallet('keyhole', { wallet: { id: 'keyhole', name: 'Keyhole', type: 'EXTERNAL' } })
  const { rows, text, control } = await open({ fake })
  await vi.waitFor(() => expect(rows()).toEqual(['Keyhole', 'Tidepool', 'Juniper', 'Saffron', 'All wallets']))
  expect(text()).toContain('or choose a wallet')
  expect(text()).not.toContain('or get a wallet')
  expect(control(/^Keyhole/).textContent).not.toContain('Get')
})

it('takes in the wallet that scanned it', async () => {
  const { phone, scan, context } = await open()
  await scan()
  await vi.waitFor(() => expect(context.stores.connections.active('eip155')?.walletId).toBe('walletconnect'))
  expect(phone.namespaces).toEqual(['eip155'])
  await vi.waitFor(() => expect(context.stores.modal.$modal.get().open).toBe(false))
})

it('says that it was declined on the phone, and has the next code', async () => {
  const { phone, scan, click, hasCode, text } = await open()
  phone.next = 'reject'
  await scan()
  expect(text()).toContain('Declined on the phone. Nothing was shared.')
  expect(hasCode()).toBe(false)
  await click('Show a new code')
  expect(hasCode()).toBe(true)
})

it('keeps to the list for who has a wallet in this browser', async () => {
  const { hasCode, rows } = await open({ wallets: ['lantern'] })
  await vi.waitFor(() => expect(rows()).toContain('Tidepool'))
  expect(hasCode()).toBe(false)
  expect(rows().slice(0, 2)).toEqual(['Phone wallet', 'Lantern'])
})

it.each([
  ['adds a wallet to others: a scan would end the session that there is', { adding: true }],
  [
    'has something to agree to first',
    { features: { legalCheckbox: true }, termsConditionsUrl: 'https://harbor.example/terms' },
  ],
])('shows no code by itself to who %s', async (_, given) => {
  const { hasCode, rows } = await open(given)
  await vi.waitFor(() => expect(rows()).toContain('Phone wallet'))
  expect(hasCode()).toBe(false)
})

it('opens on a phone one of the four apps that the visitor likely has', async () => {
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
  ['Firefox, which takes nothing of that store', firefox, ['For your phone'], 'https://pharos.example/'],
  ['an iPhone', phone, ['For this phone'], 'https://pharos.example/phone'],
])('lists wallets to get for the device in hand: %s', async (_, userAgent, titles, href) => {
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

it('says which kind of wallet is asked for, where there are several kinds', async () => {
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
