import { expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { disconnect } from '../actions/disconnect.js'
import { getConnections } from '../actions/getConnections.js'
import { getFeature } from '../actions/getFeature.js'
import type { Modal } from '../modal.js'
import { contextOf } from '../testing/contextOf.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { blankUi, createTestModal } from '../testing/createTestModal.js'
import { defineFeature } from './defineFeature.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const viewOf = (modal: Modal) => contextOf(modal).stores.router.$route.get().view
const broken = () => {
  throw new Error('Broken')
}

it('makes its part once per modal, and gives the same object to whoever asks', () => {
  const create = vi.fn(({ projectId }: { projectId: string }) => ({ projectId }))
  const counter = defineFeature({ id: 'counter', create })
  const one = createTestModal({ plugins: [counter] }).modal
  const two = createTestModal({ plugins: [counter], projectId: 'other' }).modal
  expect(create).not.toHaveBeenCalled()
  expect(getFeature(one, counter)).toEqual({ projectId: 'test' })
  expect(getFeature(one, counter)).toBe(getFeature(one, counter))
  expect(getFeature(two, counter)).toEqual({ projectId: 'other' })
  expect(create).toHaveBeenCalledTimes(2)
})

it('is known by its object and not by its name', () => {
  const mine = defineFeature({ id: 'counter', create: () => 1 })
  const namesake = defineFeature({ id: 'counter', create: () => 2 })
  const { modal } = createTestModal({ plugins: [mine] })
  expect(() => getFeature(modal, namesake)).toThrowError(expect.objectContaining({ code: 'FEATURE_MISSING' }))
  expect(() => getFeature(createTestModal().modal, mine)).toThrowError(
    expect.objectContaining({ code: 'FEATURE_MISSING', context: { id: 'counter' } }),
  )
})

it('moves the modal before anybody has opened it, and does nothing where there is no modal to move', async () => {
  const moving = defineFeature({ id: 'moving', create: (host) => host })
  const { modal } = createTestModal({ plugins: [moving], ui: blankUi })
  const host = getFeature(modal, moving)
  host.push({ view: 'WhatIsAWallet' })
  await vi.waitFor(() => expect(viewOf(modal)).toBe('WhatIsAWallet'))
  host.replace({ view: 'Networks' })
  expect(viewOf(modal)).toBe('Networks')
  const headless = createTestModal({ plugins: [moving] }).modal
  getFeature(headless, moving).push({ view: 'WhatIsAWallet' })
  await vi.dynamicImportSettled()
  expect(viewOf(headless)).not.toBe('WhatIsAWallet')
})

it('cannot stop a wallet from connecting by listeners that throw', async () => {
  const failing = defineFeature({ id: 'failing', create: (host) => host })
  const { modal } = createTestModal({ plugins: [failing] })
  const { $accounts, owned } = getFeature(modal, failing)
  $accounts.listen(broken)
  owned(`eip155:1:${LANTERN}`).listen(broken)
  await expect(connect(modal, { walletId: 'lantern' })).resolves.toMatchObject({ address: LANTERN })
})

it('has nothing to give where it makes nothing', () => {
  const quiet = defineFeature({ id: 'quiet' })
  const { modal } = createTestModal({ plugins: [quiet] })
  expect(() => getFeature(modal, quiet)).toThrowError(expect.objectContaining({ code: 'FEATURE_MISSING' }))
})

it('is refused where it was built against another contract, and where two have one name', () => {
  const feature = defineFeature({ id: 'counter' })
  expect(() => createTestModal({ plugins: [{ ...feature, contract: 99 }] })).toThrowError(
    expect.objectContaining({ code: 'FEATURE_CONTRACT', context: { id: 'counter', found: 99, wanted: 1 } }),
  )
  expect(() => createTestModal({ plugins: [feature, { ...feature }] })).toThrowError(
    expect.objectContaining({ code: 'FEATURE_DUPLICATE', context: { id: 'counter' } }),
  )
})

it.each([
  ['embedded', { basic: true }],
  ['remote', { enableWalletConnect: false }],
  ['remote', {}],
])(
  'stops the modal where it has the id "%s" of one of ours, also with %o: what it decides must not be skipped',
  async (id, options) => {
    const fake = createFakeAdapter()
    const before = createTestModal({ fake })
    await connect(before.modal, { walletId: 'lantern' })
    before.modal.destroy()
    const asked = fake.requests.length

    const plugins = [defineFeature({ id })]
    const { modal } = createTestModal({ fake, storage: before.storage, plugins, ui: blankUi, ...options })
    const duplicate = expect.objectContaining({ code: 'FEATURE_DUPLICATE', context: { id } })
    await expect(connect(modal, { walletId: 'lantern' })).rejects.toEqual(duplicate)
    await expect(modal.open()).rejects.toEqual(duplicate)
    expect(() => getConnections(modal)).toThrowError(duplicate)
    await vi.dynamicImportSettled()
    expect(modal.$account().get().status).toBe('disconnected')
    expect(fake.requests).toHaveLength(asked)
  },
)

it('keeps its things apart from those of others', () => {
  const values: (string | undefined)[] = []
  const keeper = (id: string) =>
    defineFeature({
      id,
      create({ storage }) {
        values.push(storage.get('name'))
        storage.set('name', id)
      },
    })
  const [one, two] = [keeper('one'), keeper('two')]
  const { modal, storage } = createTestModal({ plugins: [one, two] })
  getFeature(modal, one)
  getFeature(modal, two)
  expect(values).toEqual([undefined, undefined])
  expect(storage.getItem('@appkit/feature:two:name')).toBe('two')
})

it('leads from one view to another, whose own conditions hold too', async () => {
  const plugins = [
    defineFeature({ id: 'away', guard: ({ view }) => (view === 'GetWallet' ? { view: 'WhatIsAWallet' } : undefined) }),
    defineFeature({ id: 'in', guard: ({ view }) => (view === 'Networks' ? { view: 'Account' } : undefined) }),
  ]
  const { modal } = createTestModal({ plugins, ui: blankUi })
  await modal.open({ view: 'GetWallet' })
  expect(viewOf(modal)).toBe('WhatIsAWallet')
  // Nobody is connected: the account has nothing to show.
  await modal.open({ view: 'Networks' })
  expect(viewOf(modal)).toBe('Connect')
})

it('hears of each other account in use once, and of nobody any more', async () => {
  const told: unknown[] = []
  const listener = defineFeature({
    id: 'listener',
    onAccountChange: ({ namespace, account }) => void told.push(account?.address ?? `nobody of ${namespace}`),
  })
  const { modal, fake } = createTestModal({ plugins: [listener] })
  await connect(modal, { walletId: 'lantern' })
  fake.wallet('lantern').setNetwork('eip155:8453')
  fake.wallet('lantern').setAccounts(['0x2', '0x3'])
  // Beside the one in use.
  fake.connectElsewhere('kitewing', { active: false })
  await vi.waitFor(() => expect(fake.wallet('kitewing').watchers).toBe(1))
  await disconnect(modal)
  expect(told.filter((each, index) => told.indexOf(each) === index)).toEqual(told)
  expect(told[0]).toBe(LANTERN)
  expect(told[1]).toBe('0x2')
  expect(told.at(-1)).toBe('nobody of eip155')
})

it('that fails leaves the others, the wallets and the modal alone', async () => {
  const told: string[] = []
  const plugins = [
    defineFeature({ id: 'broken', sources: broken, guard: broken, onAccountChange: broken, create: broken }),
    defineFeature({
      id: 'sound',
      guard: ({ view }) => (view === 'GetWallet' ? { view: 'WhatIsAWallet' } : undefined),
      onAccountChange: ({ account }) => void told.push(String(account?.address)),
    }),
  ]
  const { modal } = createTestModal({ plugins, ui: blankUi })
  await modal.open({ view: 'GetWallet' })
  expect(viewOf(modal)).toBe('WhatIsAWallet')
  expect((await connect(modal, { walletId: 'lantern' })).address).toBe(LANTERN)
  expect(told).toEqual([LANTERN])
})

it('does not open a headless modal by anything that happens', async () => {
  const pushy = defineFeature({ id: 'pushy', onAccountChange: (_change, host) => host.push({ view: 'Account' }) })
  const { modal, fake } = createTestModal({ plugins: [pushy] })
  const opened = vi.fn()
  modal.on('open', opened)
  await connect(modal, { walletId: 'lantern' })
  fake.wallet('lantern').setNetwork('eip155:99')
  fake.wallet('lantern').end()
  await vi.dynamicImportSettled()
  expect(opened).not.toHaveBeenCalled()
  expect(modal.$state.get().open).toBe(false)
  expect(modal.context.navigation).toBeUndefined()
})
