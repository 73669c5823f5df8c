import { afterEach, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { contextOf } from '../testing/contextOf.js'
import { createTestModal } from '../testing/createTestModal.js'
import type { OpenParameters, Route } from '../types/views.js'
import { createRouterStore } from './router.js'

const account: Route = { view: 'Account' }
const networks: Route = { view: 'Networks' }
const views = ({ $router }: ReturnType<typeof createRouterStore>) => $router.get().stack.map(({ view }) => view)

afterEach(() => vi.unstubAllGlobals())

it('S2.001 touches no URL: neither location nor history is read or written', async () => {
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
  await modal.open()
  const { router } = contextOf(modal).stores
  router.push({ view: 'Networks' })
  router.replace({ view: 'WhatIsAWallet' })
  expect(router.back()).toBe(true)
  expect(router.$route.get().view).toBe('Connect')
  modal.close()
})

it('S2.002 is a stack that starts at Connect', async () => {
  expect(views(createRouterStore())).toEqual(['Connect'])
  const { modal } = createTestModal()
  await modal.open()
  expect(views(contextOf(modal).stores.router)).toEqual(['Connect'])
})

it('S2.003 push adds a view', () => {
  const router = createRouterStore()
  router.push(networks)
  router.push(account)
  expect(views(router)).toEqual(['Connect', 'Networks', 'Account'])
  expect(router.$route.get()).toBe(account)
  expect(router.$router.get().direction).toBe('push')
})

it('does not push what is on top already', () => {
  const router = createRouterStore()
  router.push({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:1' } })
  router.push({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:1' } })
  expect(views(router)).toEqual(['Connect', 'SwitchNetwork'])
  router.push({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:8453' } })
  expect(views(router)).toEqual(['Connect', 'SwitchNetwork', 'SwitchNetwork'])
})

it('S2.004 replace swaps the view on top and leaves those below', () => {
  const router = createRouterStore()
  router.replace(account)
  expect(views(router)).toEqual(['Account'])
  router.push(networks)
  router.replace({ view: 'WhatIsAWallet' })
  expect(views(router)).toEqual(['Account', 'WhatIsAWallet'])
  router.replace({ view: 'WhatIsAWallet' })
  expect(views(router)).toEqual(['Account', 'WhatIsAWallet'])
})

it('S2.005 reset begins anew with one view', () => {
  const router = createRouterStore()
  router.push(networks)
  router.push(account)
  router.reset({ view: 'UnsupportedChain' })
  expect(views(router)).toEqual(['UnsupportedChain'])
  expect(router.$depth.get()).toBe(1)
})

it('S2.006 back takes the top view off, and says when there is nothing to go back to', () => {
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
])('%s opens on %s when it is asked for', async (_rule, _view, parameters, route) => {
  const { modal } = createTestModal()
  await modal.open(parameters)
  expect(contextOf(modal).stores.router.$route.get()).toEqual(route)
  expect(modal.$state.get().open).toBe(true)
})

it('S2.019 opens on Account when it is asked for and a wallet is there', async () => {
  const { modal } = createTestModal()
  await connect(modal, { walletId: 'lantern' })
  await modal.open({ view: 'Account' })
  expect(contextOf(modal).stores.router.$route.get()).toEqual({ view: 'Account' })
})

it('S2.025 opens on UnsupportedChain when it is asked for and the wallet is outside of the list', async () => {
  const { modal, fake } = createTestModal({ allowUnsupportedChain: true })
  await connect(modal, { walletId: 'lantern' })
  fake.wallet('lantern').setNetwork('eip155:99')
  await modal.open({ view: 'UnsupportedChain' })
  expect(contextOf(modal).stores.router.$route.get()).toEqual({ view: 'UnsupportedChain' })
})

it.each<[OpenParameters, Route]>([
  [{ view: 'Account' }, { view: 'Connect' }],
  [{ view: 'UnsupportedChain' }, { view: 'Connect' }],
  [{ view: 'ConnectingExternal', walletId: '' }, { view: 'Connect' }],
  [{ view: 'SwitchNetwork', caipNetworkId: 'eip155:99' }, { view: 'Networks' }],
])('leads %j, which has nothing to show, to %j', async (parameters, route) => {
  const { modal } = createTestModal()
  await modal.open(parameters)
  expect(contextOf(modal).stores.router.$route.get()).toEqual(route)
})
