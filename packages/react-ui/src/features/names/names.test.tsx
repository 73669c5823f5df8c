import type { Modal } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeChainReader,
  createFakeNames,
  createTestModal,
  fakeNetwork,
  foreignFakeNetwork,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'

const modals = destroyModalsAfterEach()
const LANTERN = `0x${'6c'.padStart(40, '0')}`
const OTHER = '0x00000000000000000000000000000000000000D1'

let service: ReturnType<typeof createFakeNames>

beforeEach(() => {
  service = createFakeNames()
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => service.fetch(String(input), init))
})

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const chain = createFakeChainReader()
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const { modal } = createTestModal({ ui: reactUi(), fake, services: { data: service.url }, ...options })
  modals.push(modal)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return { modal, chain, wallet: fake.wallet('lantern') }
}

async function open(modal: Modal) {
  const opened = await openModal(modal, { view: 'RegisterAccountName' })
  const field = () => {
    const label = [...opened.root.querySelectorAll('label')].find((each) => each.textContent === 'Name')
    const input = label && opened.root.getElementById(label.htmlFor)
    if (!(input instanceof HTMLInputElement)) throw new Error('No field for a name')
    return input
  }
  /** Types and waits for the service. */
  const type = async (text: string) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    await act(async () => {
      set?.call(field(), text)
      field().dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => {
      await vi.waitFor(() => {
        if (opened.root.querySelector('.fy-skel')) throw new Error('Still looking')
      })
    })
    await flushUpdates()
  }
  const submit = async () => {
    await act(async () => field().form?.requestSubmit())
    await flushUpdates()
  }
  return { ...opened, field, type, submit }
}

it('S0.013 RegisterAccountName leads from the account over choosing and signing to the name', async () => {
  const { modal } = await create()
  const account = await openModal(modal, { view: 'Account' })
  // The account view does not offer the row itself, which would move the assets down.
  expect(account.hasControl(/^Choose a name/)).toBe(false)
  await account.click(/Your wallets|Switch wallet/)
  await account.click(/^Choose a name/)
  expect(account.title()).toBe('Choose a name')
  await act(async () => modal.close())
  await flushUpdates()

  const { type, title, click, text, root } = await open(modal)
  expect(text()).toContain('4 or more letters, digits or hyphens')
  await type('Maya')
  expect(root.querySelector('[role=status]')?.textContent).toBe('1 name available')
  await click(/^maya.reown.id/)
  expect(title()).toBe('Name saved')
  expect(text()).toContain('Hello, maya.reown.id')
  expect(text()).toContain('Friends can now send to your name instead of your address.')
  expect(service.registrations).toMatchObject([{ address: LANTERN }])
  await click('Done')
  expect(title()).toBe('Account')
  await vi.waitFor(() => expect(text()).toContain('maya.reown.id'))
})

it('RegisterAccountName shows a taken name, and free ones', async () => {
  service.give('maya.reown.id', OTHER)
  service.suggestions = [{ name: 'mayasails', registered: false }]
  const { modal } = await create()
  const { type, root, submit } = await open(modal)
  await type('maya')
  const rows = [...root.querySelectorAll('.fy-rows button')]
  expect(rows.map((row) => [row.textContent, row.hasAttribute('disabled')])).toEqual([
    ['maya.reown.idTaken', true],
    ['mayasails.reown.idAvailable', false],
  ])
  await submit()
  expect(service.registrations).toEqual([])
})

it('RegisterAccountName registers the typed name on Enter', async () => {
  const { modal } = await create()
  const { type, submit, title } = await open(modal)
  await type('maya')
  await submit()
  expect(title()).toBe('Name saved')
})

it.each([
  ['S5.015', 'mia_lind', 'Use letters from a to z, digits and hyphens only.'],
  ['S5.015', 'm'.repeat(64), 'A name has 63 letters, digits or hyphens at most.'],
])('%s shows what is wrong with "%s" at once, to screen readers too', async (_rule, name, sentence) => {
  const { modal } = await create()
  const { type, root, field } = await open(modal)
  await type(name)
  expect(root.querySelector('[role=alert]')?.textContent).toBe(sentence)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(root.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence)
})

it('S5.014 RegisterAccountName reports a short name on submitting', async () => {
  const { modal } = await create()
  const { type, submit, root } = await open(modal)
  await type('mia')
  expect(root.querySelector('[role=alert]')).toBeNull()
  await submit()
  expect(root.querySelector('[role=alert]')?.textContent).toBe('A name has 4 or more letters, digits or hyphens.')
  expect(service.requests('suggestions')).toEqual([])
})

it('RegisterAccountName waits for the wallet, and allows another name or a retry', async () => {
  const { modal, wallet } = await create()
  const { type, click, text, hasControl, root } = await open(modal)
  await type('maya')
  wallet.mode = 'hold'
  await click(/^maya.reown.id/)
  expect(text()).toContain('Approve in Lantern')
  await click('Choose another name')
  wallet.mode = 'reject'
  await click(/^maya.reown.id/)
  expect(text()).toContain('Not saved')
  expect(text()).toContain('You declined in Lantern. Nothing was saved.')
  expect(root.querySelector('.fy-ring')?.getAttribute('data-state')).toBe('declined')
  wallet.mode = 'approve'
  await click('Try again')
  expect(text()).toContain('Hello, maya.reown.id')
  expect(hasControl('Try again')).toBe(false)
})

it.each([
  [
    'the service refuses it',
    { reasons: [{ name: 'name', description: 'That name is reserved' }] },
    'We couldn’t save this name: That name is reserved',
  ],
  ['it does not say why', {}, 'We couldn’t save this name. Try again in a moment.'],
])('RegisterAccountName says so where %s', async (_what, json, sentence) => {
  service.refusal = { status: 400, json }
  const { modal } = await create()
  const { type, click, text } = await open(modal)
  await type('maya')
  await click(/^maya.reown.id/)
  expect(text()).toContain(sentence)
})

it('RegisterAccountName offers another name when one was taken meanwhile', async () => {
  const { modal } = await create()
  const { type, click, text, hasControl, control } = await open(modal)
  await type('maya')
  service.give('maya.reown.id', OTHER)
  await click(/^maya.reown.id/)
  expect(text()).toContain('Someone else just took maya.reown.id. Choose another one.')
  expect(hasControl('Try again')).toBe(false)
  await click('Choose another name')
  await act(() => vi.waitFor(() => control(/maya.reown.id.*Taken/)))
})

it('S8.051 RegisterAccountName says that the service is down, and retries', async () => {
  service.isDown = true
  const { modal } = await create()
  const { type, click, text, control } = await open(modal)
  await type('maya')
  await act(() => vi.waitFor(() => expect(text()).toContain('Couldn’t check names')))
  expect(text()).toContain('The service is unavailable. Try again in a moment.')
  service.isDown = false
  await click('Try again')
  await act(() => vi.waitFor(() => control(/maya.reown.id/)))
})

it('RegisterAccountName shows the on-chain name beside the hosted one', async () => {
  const { modal, chain } = await create()
  chain.names.set('lantern.eth', LANTERN)
  service.give('northbeam.reown.id', LANTERN)
  const { type, click, text } = await open(modal)
  await act(() => vi.waitFor(() => expect(text()).toContain('Your nameslantern.ethnorthbeam.reown.id')))
  await type('maya')
  await click(/^maya.reown.id/)
  expect(text()).toContain('You also own lantern.eth and northbeam.reown.id.')
})

it('S1.070 the account has a row for names where they are offered, and nowhere else', async () => {
  const offers = async (options: Parameters<typeof createTestModal>[0], namespace = 'eip155', walletId = 'lantern') => {
    const { modal } = await create(options)
    if (namespace !== 'eip155') await connect(modal, { walletId, namespace })
    return (await openModal(modal, { view: 'ProfileWallets' })).hasControl(/^Choose a name/)
  }
  const solana = () =>
    createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['meridian'] }).definition
  const networks = [fakeNetwork, foreignFakeNetwork] as const
  expect(await offers({})).toBe(true)
  expect(await offers({ features: { names: false } })).toBe(false)
  expect(await offers({ basic: true })).toBe(false)
  expect(await offers({ networks: [{ ...fakeNetwork, testnet: true }, otherFakeNetwork] })).toBe(false)
  expect(await offers({ networks, adapters: [solana()] }, 'solana', 'meridian')).toBe(false)
  const features = { names: { namespaces: ['eip155', 'solana'] } }
  expect(await offers({ networks, adapters: [solana()], features }, 'solana', 'meridian')).toBe(true)
})
