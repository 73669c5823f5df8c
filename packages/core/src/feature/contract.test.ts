import { expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { getConnections } from '../connection/getConnections.js'
import type { Modal } from '../modal/modal.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { blankUi, createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { FeatureContext } from './context.js'
import { defineFeature } from './defineFeature.js'
import { getFeature, getFeatureContext } from './getFeature.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const viewOf = (modal: Modal) => getTestContext(modal).stores.router.$route.get().view
const broken = () => {
  throw new Error('Broken')
}

it('getFeature creates a feature once per modal and returns the same object each time', () => {
  const create = vi.fn(({ options: { projectId } }: FeatureContext) => ({ projectId }))
  const counter = defineFeature({ id: 'counter', create })
  const one = createTestModal({ customFeatures: [counter] }).modal
  const two = createTestModal({ customFeatures: [counter], projectId: 'other' }).modal
  expect(create).not.toHaveBeenCalled()
  expect(getFeature(one, counter)).toEqual({ projectId: 'test' })
  expect(getFeature(one, counter)).toBe(getFeature(one, counter))
  expect(getFeature(two, counter)).toEqual({ projectId: 'other' })
  expect(create).toHaveBeenCalledTimes(2)
})

it('a feature is left out when its isEnabled returns false for the options of the app', async () => {
  const customFeatures = (basic: boolean) => {
    const seen: boolean[] = []
    const remote = defineFeature({
      id: 'remoteTips',
      isEnabled: (options) => !options.basic,
      start: ({ options }) => void seen.push(options.basic),
      guard: ({ view }) => (view === 'GetWallet' ? { view: 'WhatIsAWallet' } : undefined),
    })
    return { seen, modal: createTestModal({ basic, customFeatures: [remote], ui: blankUi }).modal }
  }
  const enabled = customFeatures(false)
  await enabled.modal.context.show({ view: 'GetWallet' })
  expect([viewOf(enabled.modal), enabled.seen]).toEqual(['WhatIsAWallet', [false]])
  const disabled = customFeatures(true)
  await disabled.modal.context.show({ view: 'GetWallet' })
  expect([viewOf(disabled.modal), disabled.seen]).toEqual(['GetWallet', []])
})

it('a feature is identified by its object, not by its name', () => {
  const mine = defineFeature({ id: 'counter', create: () => 1 })
  const namesake = defineFeature({ id: 'counter', create: () => 2 })
  const { modal } = createTestModal({ customFeatures: [mine] })
  expect(() => getFeature(modal, namesake)).toThrowError(expect.objectContaining({ code: 'FEATURE_MISSING' }))
  expect(() => getFeature(createTestModal().modal, mine)).toThrowError(
    expect.objectContaining({ code: 'FEATURE_MISSING', context: { id: 'counter' } }),
  )
})

it('the error for a feature that is off says how the app enables it', () => {
  const { modal } = createTestModal()
  const paid = defineFeature({ id: 'paid', remedy: 'pass `licenseKey`', create: () => 1 })
  const plain = defineFeature({ id: 'plain', create: () => 1 })
  expect(() => getFeature(modal, paid)).toThrowError(/^The feature paid is off in this modal: pass `licenseKey`$/)
  expect(() => getFeatureContext(modal, paid)).toThrowError(/: pass `licenseKey`$/)
  expect(() => getFeature(modal, plain)).toThrowError(/: turn it on in `features`, or add it to `customFeatures`$/)
})

it('a feature can navigate before the modal was ever opened, and does nothing in a headless modal', async () => {
  const moving = defineFeature({ id: 'moving', create: (context) => context })
  const { modal } = createTestModal({ customFeatures: [moving], ui: blankUi })
  const context = getFeature(modal, moving)
  context.push({ view: 'WhatIsAWallet' })
  await vi.waitFor(() => expect(viewOf(modal)).toBe('WhatIsAWallet'))
  context.replace({ view: 'Networks' })
  expect(viewOf(modal)).toBe('Networks')
  const headless = createTestModal({ customFeatures: [moving] }).modal
  getFeature(headless, moving).push({ view: 'WhatIsAWallet' })
  await vi.dynamicImportSettled()
  expect(viewOf(headless)).not.toBe('WhatIsAWallet')
})

it('a feature with throwing listeners cannot stop a wallet from connecting', async () => {
  const failing = defineFeature({ id: 'failing', create: (context) => context })
  const { modal } = createTestModal({ customFeatures: [failing] })
  const { $accounts, owned } = getFeature(modal, failing)
  $accounts.listen(broken)
  owned(`eip155:1:${LANTERN}`).listen(broken)
  await expect(connect(modal, { walletId: 'lantern' })).resolves.toMatchObject({ address: LANTERN })
})

it('getFeature returns undefined for a feature without create', () => {
  const quiet = defineFeature({ id: 'quiet' })
  const { modal } = createTestModal({ customFeatures: [quiet] })
  expect(() => getFeature(modal, quiet)).toThrowError(expect.objectContaining({ code: 'FEATURE_MISSING' }))
})

it('a feature with another contract version or a duplicate id is refused', () => {
  const feature = defineFeature({ id: 'counter' })
  expect(() => createTestModal({ customFeatures: [{ ...feature, contract: 99 }] })).toThrowError(
    expect.objectContaining({ code: 'FEATURE_CONTRACT', context: { id: 'counter', found: 99, wanted: 1 } }),
  )
  expect(() => createTestModal({ customFeatures: [feature, { ...feature }] })).toThrowError(
    expect.objectContaining({ code: 'FEATURE_DUPLICATE', context: { id: 'counter' } }),
  )
})

it.each([
  ['embedded', { basic: true }],
  ['remote', { features: { walletConnect: false } }],
  ['remote', {}],
])(
  'a feature with the id "%s" of a built-in one stops the modal with %o, so that no authorization is skipped',
  async (id, options) => {
    const fake = createFakeAdapter()
    const before = createTestModal({ fake })
    await connect(before.modal, { walletId: 'lantern' })
    before.modal.destroy()
    const asked = fake.requests.length

    const customFeatures = [defineFeature({ id })]
    const { modal } = createTestModal({ fake, storage: before.storage, customFeatures, ui: blankUi, ...options })
    const duplicate = expect.objectContaining({ code: 'FEATURE_DUPLICATE', context: { id } })
    await expect(connect(modal, { walletId: 'lantern' })).rejects.toEqual(duplicate)
    await expect(modal.context.show()).rejects.toEqual(duplicate)
    expect(() => getConnections(modal)).toThrowError(duplicate)
    await vi.dynamicImportSettled()
    expect(modal.$account().get().status).toBe('disconnected')
    expect(fake.requests).toHaveLength(asked)
  },
)

it('a feature stores its values apart from those of other features', () => {
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
  const { modal, storage } = createTestModal({ customFeatures: [one, two] })
  getFeature(modal, one)
  getFeature(modal, two)
  expect(values).toEqual([undefined, undefined])
  expect(storage.getItem('@appkit/feature:two:name')).toBe('two')
})

it('a guard can redirect to another view, whose guards apply too', async () => {
  const customFeatures = [
    defineFeature({ id: 'away', guard: ({ view }) => (view === 'GetWallet' ? { view: 'WhatIsAWallet' } : undefined) }),
    defineFeature({ id: 'in', guard: ({ view }) => (view === 'Networks' ? { view: 'Account' } : undefined) }),
  ]
  const { modal } = createTestModal({ customFeatures, ui: blankUi })
  await modal.context.show({ view: 'GetWallet' })
  expect(viewOf(modal)).toBe('WhatIsAWallet')
  await modal.context.show({ view: 'Networks' })
  expect(viewOf(modal)).toBe('Connect')
})

it('a feature is notified once of each new active account and of each disconnect', async () => {
  const told: unknown[] = []
  const listener = defineFeature({
    id: 'listener',
    onAccountChange: ({ namespace, account }) => void told.push(account?.address ?? `nobody of ${namespace}`),
  })
  const { modal, fake } = createTestModal({ customFeatures: [listener] })
  await connect(modal, { walletId: 'lantern' })
  fake.wallet('lantern').setNetwork('eip155:8453')
  fake.wallet('lantern').setAccounts(['0x2', '0x3'])
  fake.connectElsewhere('kitewing', { active: false })
  await vi.waitFor(() => expect(fake.wallet('kitewing').watchers).toBe(1))
  await disconnect(modal)
  expect(told.filter((each, index) => told.indexOf(each) === index)).toEqual(told)
  expect(told[0]).toBe(LANTERN)
  expect(told[1]).toBe('0x2')
  expect(told.at(-1)).toBe('nobody of eip155')
})

it('a feature that fails leaves other features, the wallets and the modal alone', async () => {
  const told: string[] = []
  const customFeatures = [
    defineFeature({ id: 'broken', sources: broken, guard: broken, onAccountChange: broken, create: broken }),
    defineFeature({
      id: 'sound',
      guard: ({ view }) => (view === 'GetWallet' ? { view: 'WhatIsAWallet' } : undefined),
      onAccountChange: ({ account }) => void told.push(String(account?.address)),
    }),
  ]
  const { modal } = createTestModal({ customFeatures, ui: blankUi })
  await modal.context.show({ view: 'GetWallet' })
  expect(viewOf(modal)).toBe('WhatIsAWallet')
  expect((await connect(modal, { walletId: 'lantern' })).address).toBe(LANTERN)
  expect(told).toEqual([LANTERN])
})

it('a feature event does not open a headless modal', async () => {
  const pushy = defineFeature({ id: 'pushy', onAccountChange: (_change, context) => context.push({ view: 'Account' }) })
  const { modal, fake } = createTestModal({ customFeatures: [pushy] })
  const opened = vi.fn()
  modal.on('open', opened)
  await connect(modal, { walletId: 'lantern' })
  fake.wallet('lantern').setNetwork('eip155:99')
  fake.wallet('lantern').end()
  await vi.dynamicImportSettled()
  expect(opened).not.toHaveBeenCalled()
  expect(modal.$state.get().isOpen).toBe(false)
  expect(modal.context.navigation).toBeUndefined()
})
