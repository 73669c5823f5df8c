import { type CreateTestModalParameters, createFakeAdapter, createTestModal } from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { type } from '../../testing/fields.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'
import { pass } from '../../testing/time.js'

const modals = keepModals()
const listed = (name: string) => ({ id: name.toLowerCase(), name, chains: ['eip155:1'], supports_wc: true })
const directory = ['Tidepool', 'Juniper', 'Saffron', 'Oxbow'].map(listed)
/** What left the page. */
let sent = ''

/** A list that is laid out: what scrolls is as high as three rows of tiles. */
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

interface Given extends CreateTestModalParameters {
  readonly namespace?: 'eip155' | 'solana'
  readonly answer?: (search: string) => Promise<Response> | Response
  readonly from?: 'AllWallets' | 'Connect'
}

const find = (search: string) => {
  const data = directory.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  return Response.json({ data, count: data.length })
}

async function open({ namespace, answer = find, from = 'AllWallets', ...options }: Given = {}) {
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
    await type(at, text)
    await settle()
  }
  const said = () => root.querySelector('.fy-body [role=status]')?.textContent
  const names = () =>
    [...root.querySelectorAll('.fy-body :is(.fy-row__t, .fy-tile__t)')].map((each) => each.textContent)
  return { ...opened, modal, search, said, names, input }
}

it('says how many a search has found, and of none that it found none', async () => {
  const { search, said, text, hasControl } = await open()
  await search('tide')
  expect(said()).toBe('1 wallet')
  expect(hasControl(/^T?Tidepool/)).toBe(true)
  expect(text()).not.toContain('No wallet called')
  await search('moon')
  expect(text()).toContain('No wallet called “moon”')
  expect(hasControl('Show QR code')).toBe(true)
})

it('says that a search failed, and makes it again', async () => {
  let isDown = true
  const { search, click, root, hasControl } = await open({
    answer: (wanted) => (wanted && isDown ? Promise.reject(new TypeError('offline')) : find(wanted)),
  })
  await search('tide')
  await pass(30_000)
  expect(root.querySelector('.fy-body [role=alert]')?.textContent).toContain('Couldn’t load more wallets')
  isDown = false
  await click('Try again')
  await settle()
  expect(root.querySelector('.fy-body [role=alert]')).toBeNull()
  expect(hasControl(/^T?Tidepool/)).toBe(true)
})

it('says that it takes longer than usual, and offers the way without a list', async () => {
  const { said, hasControl, root } = await open({ answer: () => new Promise(() => {}) })
  expect(root.querySelector('.fy-body--all')?.getAttribute('aria-busy')).toBe('true')
  expect(said()).toBe('')
  await pass(4_000)
  expect(said()).toBe('This takes longer than usual.')
  expect(hasControl('Show QR code')).toBe(true)
})

it('begins at its top again with every search and every kind of network', async () => {
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

it('offers kinds of networks where there are several and none was asked for', async () => {
  const adapters = () => [createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet' }).definition]
  const has = async (given: Given) => (await open(given)).root.querySelector('[aria-label="Network type"]') !== null
  expect(await has({})).toBe(false)
  expect(await has({ adapters: adapters() })).toBe(true)
  expect(await has({ adapters: adapters(), namespace: 'solana' })).toBe(false)
})

const consent = {
  features: { legalCheckbox: true },
  termsConditionsUrl: 'https://harbor.example/terms',
  privacyPolicyUrl: 'https://harbor.example/privacy',
}

it('asks whoever comes here first to agree, and nobody twice', async () => {
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

it('leads who has not agreed to the box, says so, and links what they agree to', async () => {
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
])('names only what there is to agree to: without %o', async (without, sentence) => {
  const { root } = await open({ ...consent, ...without })
  expect(root.querySelector('.fy-legal')?.textContent?.trim()).toBe(sentence)
})

it('tells the owner of the project what was searched for, where a wallet is called so, and of nothing else', async () => {
  const { search } = await open({ features: { analytics: true } })
  await search('tide')
  await search('maya at harbor')
  for (let turn = 0; turn < 4; turn++) await pass(5_000)
  const searches = [...sent.matchAll(/"SEARCH_WALLET","properties":\{([^}]*)\}/g)].map(([, properties]) => properties)
  expect(searches).toEqual(['"search":"tide"', '"search":""'])
})

it('asks anew at the next opening', async () => {
  const { click, modal } = await open(consent)
  await click(/^I agree/)
  await act(async () => modal.close())
  const { control } = await openModal(modal, { view: 'AllWallets' })
  expect(control(/^I agree/)).toHaveProperty('checked', false)
})
