import { type CreateTestModalParameters, createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { typeText } from '../../testing/fields.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'
import { advanceTime } from '../../testing/time.js'

const modals = destroyModalsAfterEach()
const listed = (name: string) => ({ id: name.toLowerCase(), name, chains: ['eip155:1'], supports_wc: true })
const directory = ['Tidepool', 'Juniper', 'Saffron', 'Oxbow'].map(listed)
/** Requests that left the page. */
let sent = ''

/** Gives the scroll container a height of three rows. */
beforeEach(() => {
  sent = ''
  for (const name of ['offsetHeight', 'clientHeight'] as const) {
    let owner: HTMLElement = document.createElement('div')
    while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
    vi.spyOn(owner, name, 'get').mockImplementation(function (this: HTMLElement) {
      return this.classList.contains('fy-body') ? 600 : 120
    })
  }
})

interface OpenOptions extends CreateTestModalParameters {
  readonly namespace?: 'eip155' | 'solana'
  readonly answer?: (search: string) => Promise<Response> | Response
  readonly from?: 'AllWallets' | 'Connect'
}

const find = (search: string) => {
  const data = directory.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  return Response.json({ data, count: data.length })
}

async function open({ namespace, answer = find, from = 'AllWallets', ...options }: OpenOptions = {}) {
  vi.stubGlobal('fetch', async (url: string, init?: { readonly body?: string }) => {
    const { pathname, searchParams } = new URL(url)
    if (init?.body) {
      sent += init.body
      return Response.json({})
    }
    if (pathname === '/getAnalyticsConfig') return Response.json({ isAnalyticsEnabled: true })
    return pathname === '/getWallets' ? answer(searchParams.get('search') ?? '') : Response.json({}, { status: 404 })
  })
  const { modal } = createTestModal({ ui: reactUi(), fake: createFakeAdapter({ hasChannel: true }), ...options })
  modals.push(modal)
  const opened = await openModal(modal, { view: from, namespace })
  const { root } = opened
  const input = () => root.querySelector<HTMLInputElement>('[type=search]')
  const search = async (text: string) => {
    const at = input()
    if (!at) throw new Error('There is no search')
    await typeText(at, text)
    await flushUpdates()
  }
  const said = () => root.querySelector('.fy-body [role=status]')?.textContent
  const names = () =>
    [...root.querySelectorAll('.fy-body :is(.fy-row__t, .fy-tile__t)')].map((each) => each.textContent)
  return { ...opened, modal, search, said, names, input }
}

it('AllWallets announces the number of matches, and none', async () => {
  const { search, said, text, hasControl } = await open()
  await search('tide')
  expect(said()).toBe('1 wallet')
  expect(hasControl(/^T?Tidepool/)).toBe(true)
  expect(text()).not.toContain('No wallet called')
  await search('moon')
  expect(text()).toContain('No wallet called “moon”')
  expect(hasControl('Show QR code')).toBe(true)
})

it('AllWallets reports a failed search, and retries', async () => {
  let isDown = true
  const { search, click, root, hasControl } = await open({
    answer: (wanted) => (wanted && isDown ? Promise.reject(new TypeError('offline')) : find(wanted)),
  })
  await search('tide')
  await advanceTime(30_000)
  expect(root.querySelector('.fy-body [role=alert]')?.textContent).toContain('Couldn’t load more wallets')
  isDown = false
  await click('Try again')
  await flushUpdates()
  expect(root.querySelector('.fy-body [role=alert]')).toBeNull()
  expect(hasControl(/^T?Tidepool/)).toBe(true)
})

it('AllWallets says that loading is slow, and offers an alternative to the list', async () => {
  const { said, hasControl, root } = await open({ answer: () => new Promise(() => {}) })
  expect(root.querySelector('.fy-body--all')?.getAttribute('aria-busy')).toBe('true')
  expect(said()).toBe('')
  await advanceTime(4_000)
  expect(said()).toBe('This is taking longer than usual.')
  expect(hasControl('Show QR code')).toBe(true)
})

it('AllWallets scrolls to the top for each search and namespace', async () => {
  const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet' })
  const { search, root, click } = await open({ adapters: [solana.definition] })
  const body = root.querySelector('.fy-body--all')
  if (!body) throw new Error('There is no list')
  body.scrollTop = 240
  await search('tide')
  expect(body.scrollTop).toBe(0)
  body.scrollTop = 240
  await click('Solana')
  expect(body.scrollTop).toBe(0)
})

it('AllWallets offers a namespace filter where there are several and none was requested', async () => {
  const adapters = () => [createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet' }).definition]
  const has = async (options: OpenOptions) =>
    (await open(options)).root.querySelector('[aria-label="Network type"]') !== null
  expect(await has({})).toBe(false)
  expect(await has({ adapters: adapters() })).toBe(true)
  expect(await has({ adapters: adapters(), namespace: 'solana' })).toBe(false)
})

const consent = {
  features: { legalCheckbox: true },
  termsConditionsUrl: 'https://harbor.example/terms',
  privacyPolicyUrl: 'https://harbor.example/privacy',
}

it('AllWallets requires consent once', async () => {
  const first = await open(consent)
  const boxes = ({ root }: typeof first) =>
    [...root.querySelectorAll('.fy-view:not(.fy-ghost) [type=checkbox]')].filter((each) => !each.closest('.is-leaving'))
  expect(boxes(first)).toHaveLength(1)
  const later = await open({ ...consent, from: 'Connect' })
  expect(boxes(later)).toHaveLength(1)
  await later.click(/^I agree/)
  await later.click(/^All wallets/)
  expect(later.title()).toBe('All wallets')
  expect(boxes(later)).toHaveLength(0)
})

it('AllWallets focuses the checkbox without consent, says so, and links the terms', async () => {
  const { click, root, focused, control } = await open(consent)
  expect(root.querySelector('.fy-legal')?.textContent).toBe(
    'I agree to the Terms of Service opens in a new tab and the Privacy Policy opens in a new tab',
  )
  expect([...root.querySelectorAll('.fy-legal a')].map((link) => link.getAttribute('href'))).toEqual([
    consent.termsConditionsUrl,
    consent.privacyPolicyUrl,
  ])
  const box = control(/^I agree/)
  expect(box.hasAttribute('aria-invalid')).toBe(false)
  await click(/^T?Tidepool/)
  const alert = root.querySelector('.fy-legal [role=alert]')
  expect(alert?.textContent).toBe('Tick the box to continue.')
  expect(focused()).toBe(box)
  expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-describedby')]).toEqual(['true', alert?.id])
  await click(/^I agree/)
  expect(root.querySelector('.fy-legal [role=alert]')).toBeNull()
  expect(box.hasAttribute('aria-invalid')).toBe(false)
})

it.each([
  [{ privacyPolicyUrl: undefined }, 'I agree to the Terms of Service opens in a new tab'],
  [{ termsConditionsUrl: undefined }, 'I agree to the Privacy Policy opens in a new tab'],
])('AllWallets names only existing terms: without %o', async (without, sentence) => {
  const { root } = await open({ ...consent, ...without })
  expect(root.querySelector('.fy-legal')?.textContent?.trim()).toBe(sentence)
})

it('AllWallets reports a query to the project only where it matches a wallet’s name', async () => {
  const { search } = await open({ features: { analytics: true } })
  await search('tide')
  await search('maya at harbor')
  for (let turn = 0; turn < 4; turn++) await advanceTime(5_000)
  const searches = [...sent.matchAll(/"SEARCH_WALLET","properties":\{([^}]*)\}/g)].map(([, properties]) => properties)
  expect(searches).toEqual(['"search":"tide"', '"search":""'])
})

it('AllWallets reloads at the next opening', async () => {
  const { click, modal } = await open(consent)
  await click(/^I agree/)
  await act(async () => modal.close())
  const { control } = await openModal(modal, { view: 'AllWallets' })
  expect(control(/^I agree/)).toHaveProperty('checked', false)
})
