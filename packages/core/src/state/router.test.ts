import { afterEach, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { OpenParameters, Route } from '../types/views.js'
import { createRouterStore } from './router.js'

const account: Route = { view: 'Account' }
const networks: Route = { view: 'Networks' }
const views = ({ $router }: ReturnType<typeof createRouterStore>) => $router.get().stack.map(({ view }) => view)

afterEach(() => vi.unstubAllGlobals())

it('S2.001 the router touches no URL: it neither reads nor writes location and history', async () => {
  const untouchable = (name: string) =>
    new Proxy(
      {},
      {
        get: () => {
          throw new Error(`${name} was read`)
        },
        set: () => {
          throw new Error(`${name} was written`)
        },
      },
    )
  vi.stubGlobal('location', untouchable('location'))
  vi.stubGlobal('history', untouchable('history'))
  const { modal } = createTestModal()
  await modal.context.show()
  const { router } = getTestContext(modal).stores
  router.push({ view: 'Networks' })
  router.replace({ view: 'WhatIsAWallet' })
  expect(router.back()).toBe(true)
  expect(router.$route.get().view).toBe('Connect')
  modal.close()
})

it('S2.002 the router is a stack that starts at Connect', async () => {
  expect(views(createRouterStore())).toEqual(['Connect'])
  const { modal } = createTestModal()
  await modal.context.show()
  expect(views(getTestContext(modal).stores.router)).toEqual(['Connect'])
})

it('S2.003 push adds a view', () => {
  const router = createRouterStore()
  router.push(networks)
  router.push(account)
  expect(views(router)).toEqual(['Connect', 'Networks', 'Account'])
  expect(router.$route.get()).toBe(account)
  expect(router.$router.get().direction).toBe('push')
})

it('push ignores the view that is already on top', () => {
  const router = createRouterStore()
  router.push({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:1' } })
  router.push({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:1' } })
  expect(views(router)).toEqual(['Connect', 'SwitchNetwork'])
  router.push({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:8453' } })
  expect(views(router)).toEqual(['Connect', 'SwitchNetwork', 'SwitchNetwork'])
})

it('S2.004 replace swaps the top view and keeps those below', () => {
  const router = createRouterStore()
  router.replace(account)
  expect(views(router)).toEqual(['Account'])
  router.push(networks)
  router.replace({ view: 'WhatIsAWallet' })
  expect(views(router)).toEqual(['Account', 'WhatIsAWallet'])
  router.replace({ view: 'WhatIsAWallet' })
  expect(views(router)).toEqual(['Account', 'WhatIsAWallet'])
})

it('S2.005 reset starts over with one view', () => {
  const router = createRouterStore()
  router.push(networks)
  router.push(account)
  router.reset({ view: 'UnsupportedChain' })
  expect(views(router)).toEqual(['UnsupportedChain'])
  expect(router.$depth.get()).toBe(1)
})

it('S2.006 back removes the top view and returns false when there is none below', () => {
  const router = createRouterStore()
  router.push(networks)
  expect(router.previous()).toEqual({ view: 'Connect' })
  expect(router.back()).toBe(true)
  expect(views(router)).toEqual(['Connect'])
  expect(router.$router.get().direction).toBe('back')
  expect(router.previous()).toBeUndefined()
  expect(router.back()).toBe(false)
  expect(views(router)).toEqual(['Connect'])
})

it.each<[string, string, OpenParameters, Route]>([
  ['S2.010', 'Connect', { view: 'Connect' }, { view: 'Connect' }],
  [
    'S2.013',
    'ConnectingExternal',
    { view: 'ConnectingExternal', walletId: 'x' },
    { view: 'ConnectingExternal', params: { walletId: 'x' } },
  ],
  [
    'S2.023',
    'SwitchNetwork',
    { view: 'SwitchNetwork', caipNetworkId: 'eip155:1' },
    { view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:1' } },
  ],
])('%s the router opens on %s when the app requests it', async (_rule, _view, parameters, route) => {
  const { modal } = createTestModal()
  await modal.context.show(parameters)
  expect(getTestContext(modal).stores.router.$route.get()).toEqual(route)
  expect(modal.$state.get().isOpen).toBe(true)
})

it('S2.019 the router opens on Account when the app requests it and a wallet is connected', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.context.show({ view: 'Account' })
  expect(getTestContext(modal).stores.router.$route.get()).toEqual({ view: 'Account' })
})

it('S2.025 the router opens on UnsupportedChain when the app requests it and the wallet is outside of the list', async () => {
  const { modal, fake } = createTestModal({ allowUnsupportedChain: true })
  await connect(modal, { walletId: 'lantern' })
  fake.wallet('lantern').setNetwork('eip155:99')
  await modal.context.show({ view: 'UnsupportedChain' })
  expect(getTestContext(modal).stores.router.$route.get()).toEqual({ view: 'UnsupportedChain' })
})

it.each<[OpenParameters, Route]>([
  [{ view: 'Account' }, { view: 'Connect' }],
  [{ view: 'UnsupportedChain' }, { view: 'Connect' }],
  [{ view: 'ConnectingExternal', walletId: '' }, { view: 'Connect' }],
  [{ view: 'SwitchNetwork', caipNetworkId: 'eip155:99' }, { view: 'Networks' }],
])('the router redirects %j, which has nothing to show, to %j', async (parameters, route) => {
  const { modal } = createTestModal()
  await modal.context.show(parameters)
  expect(getTestContext(modal).stores.router.$route.get()).toEqual(route)
})
