import type { Modal } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeLedger,
  createFakeNames,
  createTestModal,
  fakeNetwork,
  foreignFakeNetwork,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { reactUi } from '../../reactUi.js'
import { keepModals } from '../../testing/keepModals.js'
import { openModal, settle } from '../../testing/openModal.js'

const modals = keepModals()
const LANTERN = `0x${'6c'.padStart(40, '0')}`
const OTHER = '0x00000000000000000000000000000000000000D1'

let service: ReturnType<typeof createFakeNames>

beforeEach(() => {
  service = createFakeNames()
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => service.fetch(String(input), init))
})

async function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const chain = createFakeLedger()
  const fake = createFakeAdapter()
  fake.ledger = chain.ledger
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
  /** Types as a visitor does, and waits until the service has answered. */
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
    await settle()
  }
  const submit = async () => {
    await act(async () => field().form?.requestSubmit())
    await settle()
  }
  return { ...opened, field, type, submit }
}

it('S0.013 goes from the account through choosing and signing to the name', async () => {
  const { modal } = await create()
  const account = await openModal(modal, { view: 'Account' })
  // It is with who the visitor is, and pushes nothing down that they own.
  expect(account.hasControl(/^Choose a name/)).toBe(false)
  await account.click(/Your wallets|Switch wallet/)
  await account.click(/^Choose a name/)
  expect(account.title()).toBe('Choose a name')
  await act(async () => modal.close())
  await settle()

  const { type, title, click, text, root } = await open(modal)
  expect(text()).toContain('4 or more letters, digits or hyphens')
  await type('Maya')
  expect(root.querySelector('[role=status]')?.textContent).toBe('1 name is free')
  await click(/^maya.reown.id/)
  expect(title()).toBe('Name saved')
  expect(text()).toContain('Hello, maya.reown.id')
  expect(text()).toContain('Friends can now send to your name instead of your address.')
  expect(service.wishes).toMatchObject([{ address: LANTERN }])
  await click('Done')
  expect(title()).toBe('Account')
  await vi.waitFor(() => expect(text()).toContain('maya.reown.id'))
})

it('shows what is taken, and what is free instead', async () => {
  service.give('maya.reown.id', OTHER)
  service.suggestions = [{ name: 'mayasails', registered: false }]
  const { modal } = await create()
  const { type, root, submit } = await open(modal)
  await type('maya')
  const rows = [...root.querySelectorAll('.fy-rows button')]
  expect(rows.map((row) => [row.textContent, row.hasAttribute('disabled')])).toEqual([
    ['maya.reown.idTaken', true],
    ['mayasails.reown.idFree', false],
  ])
  await submit()
  expect(service.wishes).toEqual([])
})

it('registers what was typed with Enter', async () => {
  const { modal } = await create()
  const { type, submit, title } = await open(modal)
  await type('maya')
  await submit()
  expect(title()).toBe('Name saved')
})

it.each([
  ['S5.015', 'mia_lind', 'Use letters from a to z, digits and hyphens only.'],
  ['S5.015', 'm'.repeat(64), 'A name has 63 letters, digits or hyphens at most.'],
])('%s says what is wrong with "%s" at once, to a screen reader as well', async (_rule, name, sentence) => {
  const { modal } = await create()
  const { type, root, field } = await open(modal)
  await type(name)
  expect(root.querySelector('[role=alert]')?.textContent).toBe(sentence)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(root.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence)
})

it('S5.014 says that a name is too short once somebody wants it', async () => {
  const { modal } = await create()
  const { type, submit, root } = await open(modal)
  await type('mia')
  expect(root.querySelector('[role=alert]')).toBeNull()
  await submit()
  expect(root.querySelector('[role=alert]')?.textContent).toBe('A name has 4 or more letters, digits or hyphens.')
  expect(service.asked('suggestions')).toEqual([])
})

it('waits for the wallet, and lets the visitor choose another name or try again', async () => {
  const { modal, wallet } = await create()
  const { type, click, text, hasControl } = await open(modal)
  await type('maya')
  wallet.mode = 'hold'
  await click(/^maya.reown.id/)
  expect(text()).toContain('Approve in Lantern')
  await click('Choose another name')
  wallet.mode = 'reject'
  await click(/^maya.reown.id/)
  expect(text()).toContain('Not saved')
  expect(text()).toContain('You declined in Lantern. Nothing was saved.')
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
])('says so where %s', async (_what, json, sentence) => {
  service.refusal = { status: 400, json }
  const { modal } = await create()
  const { type, click, text } = await open(modal)
  await type('maya')
  await click(/^maya.reown.id/)
  expect(text()).toContain(sentence)
})

it('offers another name where somebody was quicker', async () => {
  const { modal } = await create()
  const { type, click, text, hasControl, control } = await open(modal)
  await type('maya')
  service.give('maya.reown.id', OTHER)
  await click(/^maya.reown.id/)
  expect(text()).toContain('Somebody else has just taken maya.reown.id. Choose another one.')
  expect(hasControl('Try again')).toBe(false)
  await click('Choose another name')
  await act(() => vi.waitFor(() => control(/maya.reown.id.*Taken/)))
})

it('S8.051 says that the service is out of order, and looks again', async () => {
  service.isDown = true
  const { modal } = await create()
  const { type, click, text, control } = await open(modal)
  await type('maya')
  await act(() => vi.waitFor(() => expect(text()).toContain('Couldn’t look names up')))
  expect(text()).toContain('The service is out of order. Try again in a moment.')
  service.isDown = false
  await click('Try again')
  await act(() => vi.waitFor(() => control(/maya.reown.id/)))
})

it('shows the name that the chain keeps beside the hosted one', async () => {
  const { modal, chain } = await create()
  chain.names.set('lantern.eth', LANTERN)
  service.give('northbeam.reown.id', LANTERN)
  const { type, click, text } = await open(modal)
  await act(() => vi.waitFor(() => expect(text()).toContain('Your nameslantern.ethnorthbeam.reown.id')))
  await type('maya')
  await click(/^maya.reown.id/)
  expect(text()).toContain('You are also lantern.eth, northbeam.reown.id.')
})

it('S1.070 has a row below the wallet in use where there are names, and nowhere else', async () => {
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
