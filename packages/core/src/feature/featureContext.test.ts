import { afterEach, expect, it, vi } from 'vitest'
import { NOW_MS } from '../analytics/testing/setUpAnalytics.js'
import { stubBackend } from '../analytics/testing/stubBackend.js'
import { stubPage } from '../analytics/testing/stubPage.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { getRemoteFeatures } from '../project/getRemoteFeatures.js'
import { updatePortfolioEntry } from '../state/portfolioChanges.js'
import { blankUi, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { FeatureContext, FeatureService } from './context.js'
import { defineFeature } from './defineFeature.js'
import { findFeatureContext, getFeatureContext } from './getFeature.js'
import type { PermissionSource } from './permissionSource.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const tips = defineFeature({ id: 'tips', views: { WhatIsAWallet: {} } })
const drinks = defineFeature({ id: 'drinks' })

function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const created = createTestModal({ customFeatures: [tips, drinks], ui: blankUi, ...options })
  return { ...created, context: getFeatureContext(created.modal, tips) }
}

it('a feature context creates a service once per feature and modal', () => {
  const service: FeatureService<FeatureContext> = { create: vi.fn((context) => context) }
  const { modal, context } = create()
  expect(context.use(service)).toBe(context)
  expect(context.use(service)).toBe(context)
  expect(service.create).toHaveBeenCalledTimes(1)
  const other = getFeatureContext(modal, drinks)
  expect(other.use(service)).toBe(other)
  expect(create().context.use(service)).not.toBe(context)
})

it('actions of a feature find its context, and fail with FEATURE_MISSING where it is off', () => {
  const { modal } = createTestModal()
  expect(findFeatureContext(modal, tips)).toBeUndefined()
  expect(() => getFeatureContext(modal, tips)).toThrowError(
    expect.objectContaining({ code: 'FEATURE_MISSING', context: { id: 'tips' } }),
  )
})

it('a feature context separates accounts from their balances', async () => {
  const { modal, context } = create()
  await connect(modal, { walletId: 'lantern' })
  const emitted: string[] = []
  context.$accounts.listen(() => void emitted.push('accounts'))
  context.$identities.listen(() => void emitted.push('identities'))
  const { caipAddress = expect.unreachable() } = context.account()
  updatePortfolioEntry(getTestContext(modal).stores.portfolio, caipAddress, { status: 'ready' })
  expect(emitted).toEqual(['accounts'])
  await disconnect(modal)
  expect(emitted).toContain('identities')
})

it('a feature context gives its modal, accounts and networks', async () => {
  const { modal, context } = create()
  expect(context.modal).toBe(modal)
  expect([context.account().status, context.account('nowhere').status]).toEqual(['disconnected', 'disconnected'])
  const { address } = await connect(context.modal, { walletId: 'lantern' })
  expect(context.account()).toMatchObject({ status: 'connected', address })
  expect(context.account('eip155')).toMatchObject({ address })
  expect(context.activeNetwork()).toEqual(expect.objectContaining({ caipNetworkId: fakeNetwork.caipNetworkId }))
  expect(context.activeNetwork('nowhere')).toBeUndefined()
  expect(context.findNetwork(otherFakeNetwork.caipNetworkId)?.name).toBe(otherFakeNetwork.name)
  expect(context.findNetwork('eip155:404')).toBeUndefined()
})

it('a feature context follows the route on screen and starts the history anew', async () => {
  const { modal, context } = create()
  const routes: (string | undefined)[] = []
  context.$route.subscribe((route) => void routes.push(route?.view))
  await modal.context.show({ view: 'Networks' })
  context.push({ view: 'WhatIsAWallet' })
  context.reset({ view: 'Connect' })
  expect(getTestContext(modal).stores.router.$depth.get()).toBe(1)
  modal.close()
  expect(routes).toEqual([undefined, 'Networks', 'WhatIsAWallet', 'Connect', undefined])
})

it('a feature context knows the views of all features', () => {
  const { context } = create()
  expect([context.hasView('WhatIsAWallet'), context.hasView('Nowhere')]).toEqual([true, false])
})

it('a feature context gives the remote configuration once it is known', async () => {
  const { modal, context } = create({ basic: true })
  expect(context.remoteFeatures()).toBeUndefined()
  const known = await getRemoteFeatures(modal)
  expect(context.remoteFeatures()).toBe(known)
})

it('a feature reports events of the user', async () => {
  vi.useFakeTimers({ now: NOW_MS })
  const backend = stubBackend()
  stubPage()
  const { context } = create()
  context.track('GET_WALLET', { name: 'Lantern', type: 'homepage' })
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(backend.events().map(({ props }) => (props as { event: string }).event)).toContain('GET_WALLET')
})

it('a feature stores JSON and hears of changes by other tabs', () => {
  const listeners = new EventTarget()
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners))
  const { context } = create()
  const read = () => context.storage.getJson('tip', (value) => (typeof value === 'string' ? value : undefined))
  context.storage.setJson('tip', 'Write it down')
  expect(read()).toBe('Write it down')
  context.storage.setJson('tip', 1)
  expect([read(), context.storage.get('tip')]).toEqual([undefined, undefined])
  const onChange = vi.fn()
  const stop = context.storage.watch('tip', onChange)
  const change = (key: string | null) => listeners.dispatchEvent(Object.assign(new Event('storage'), { key }))
  change('@appkit/feature:tips:tip')
  change('@appkit/feature:drinks:tip')
  change(null)
  stop()
  change(null)
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('a feature context gives the wallet, the view layer and the permission sources', async () => {
  const source: PermissionSource = { kind: 'signIn', list: async () => undefined, revoke: async () => 'done' }
  const signing = defineFeature({ id: 'signing', permissions: async () => source })
  const { context } = create({ customFeatures: [tips, signing] })
  expect([context.walletId(), context.hasUi]).toEqual([undefined, true])
  await connect(context.modal, { walletId: 'lantern' })
  expect(context.walletId()).toBe('lantern')
  const own = context.permissionSources().find(({ feature }) => feature === 'signing')
  expect(await own?.load()).toBe(source)
})

it('a feature alerts the developer once', () => {
  const onLog = vi.fn()
  const { context } = create({ onLog })
  context.raiseAlert('The tips need a topic')
  context.raiseAlert('The tips need a topic')
  expect(onLog.mock.calls.filter(([level, text]) => level === 'error' && text.includes('a topic'))).toHaveLength(1)
})
