import { expect, it } from 'vitest'
import { defineAdapter } from '../adapter/defineAdapter.js'
import { connect } from '../connection/connect.js'
import type { CreateModalParameters } from '../modal/options.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { foreignFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { Wallet } from '../types/wallet.js'
import { getWallets } from './getWallets.js'

function findsOnly(wallets: readonly Wallet[]): Partial<CreateModalParameters> {
  const definition = defineAdapter('solana', () => ({
    isAddress: async () => false,
    discover: (listener) => {
      listener(wallets)
      return () => {}
    },
    connect: () => Promise.reject(new Error('not needed')),
  }))
  return { adapters: [definition], networks: [foreignFakeNetwork] }
}

const list = (wallets: readonly Wallet[], options: Partial<CreateModalParameters> = {}) =>
  getWallets(createTestModal({ fake: createFakeAdapter({ wallets: [] }), ...findsOnly(wallets), ...options }).modal)

const announced: Wallet = { id: 'io.announced', name: 'Announced', type: 'ANNOUNCED', info: { rdns: 'io.announced' } }
const injected: Wallet = { id: 'window.wallet', name: 'Browser wallet', type: 'INJECTED' }
const external: Wallet = { id: 'coinbase', name: 'Coinbase', type: 'EXTERNAL', explorerId: 'd0ca' }
const featured: Wallet = {
  id: 'io.featured',
  name: 'Featured',
  type: 'ANNOUNCED',
  explorerId: 'fea7',
  info: { rdns: 'io.featured' },
}
const recent: Wallet = { id: 'io.recent', name: 'Recent', type: 'ANNOUNCED', info: { rdns: 'io.recent' } }
const custom = { id: 'own', name: 'Own', image_url: 'https://own.example/i.png', rdns: 'io.own' }

it('S1.012 getWallets lists the featured wallets together', () => {
  const groups = (options: Partial<CreateModalParameters>) => list([featured], options).map(({ group }) => group)
  expect(groups({ featuredWalletIds: ['fea7'] })).toEqual(['featured'])
  expect(groups({})).toEqual(['injected'])
})

it('S1.013 getWallets lists the custom wallets of the app', () => {
  expect(list([], { customWallets: [custom] })).toMatchObject([{ id: 'own', name: 'Own', group: 'custom' }])
})

it('S2.041 getWallets orders wallets as recent, injected, featured, custom, external', () => {
  const storage = createMemoryStorage({ '@appkit/recent_wallets': '["io.recent"]' })
  const rows = list([external, featured, announced, injected, recent], {
    storage,
    featuredWalletIds: ['fea7'],
    customWallets: [custom],
  })
  expect(rows.map(({ id, group }) => [group, id])).toEqual([
    ['recent', 'io.recent'],
    ['injected', 'io.announced'],
    ['injected', 'window.wallet'],
    ['featured', 'io.featured'],
    ['custom', 'own'],
    ['external', 'coinbase'],
  ])
})

it('S2.041 getWallets follows the order of the app and then the default one', () => {
  const rows = list([announced, external], {
    customWallets: [custom],
    features: { connectorTypeOrder: ['external'] },
  })
  expect(rows.map(({ id }) => id)).toEqual(['coinbase', 'io.announced', 'own'])
})

it('S3.015 getWallets returns the adapter’s details of a connector', () => {
  const wallet: Wallet = {
    id: 'io.whole',
    name: 'Whole',
    type: 'MULTI_CHAIN',
    imageUrl: 'data:image/png;base64,AA==',
    imageId: 'image',
    explorerId: 'explorer',
    info: { rdns: 'io.whole' },
  }
  const { modal } = createTestModal({ fake: createFakeAdapter({ wallets: [] }), ...findsOnly([wallet]) })
  getTestContext(modal)
  expect(getTestContext(modal).stores.connectors.$all.get()).toEqual([{ ...wallet, chain: 'solana' }])
  expect(getTestContext(modal).stores.connectors.find('io.whole', 'eip155')).toEqual([])
})

it('getWallets joins a wallet discovered in several namespaces into one row', () => {
  const fake = createFakeAdapter({ wallets: ['lantern'] })
  const other = createFakeAdapter({ namespace: 'solana', wallets: ['lantern', 'shell'] })
  const { modal } = createTestModal({ fake, adapters: [other.definition] })
  expect(getWallets(modal)).toMatchObject([
    { id: 'lantern', namespaces: ['eip155', 'solana'], isInstalled: true },
    { id: 'shell', namespaces: ['solana'] },
  ])
  expect(getWallets(modal, 'eip155')).toMatchObject([{ id: 'lantern', namespaces: ['eip155'] }])
})

it('getWallets joins a custom wallet and the announced one of the same reverse domain name', () => {
  const own: Wallet = { id: 'io.own', name: 'Own, installed', type: 'ANNOUNCED', info: { rdns: 'io.own' } }
  expect(list([own], { customWallets: [custom] })).toMatchObject([{ name: 'Own, installed', isInstalled: true }])
  expect(list([], { customWallets: [custom] })).toEqual([
    {
      id: 'own',
      name: 'Own',
      imageUrl: 'https://own.example/i.png',
      group: 'custom',
      isInstalled: false,
      isRecent: false,
      walletIds: {},
      isCertified: false,
      isApp: false,
      namespaces: [],
    },
  ])
})

it('getWallets omits excluded wallets by id, rdns or directory id, announced ones too', () => {
  expect(list([announced, injected], { excludeWalletIds: ['io.announced'] }).map(({ id }) => id)).toEqual([
    'window.wallet',
  ])
  expect(list([external, injected], { excludeWalletIds: ['d0ca'] }).map(({ id }) => id)).toEqual(['window.wallet'])
})

it('getWallets lists a wallet that announces itself late', () => {
  const { modal, fake } = createTestModal({ fake: createFakeAdapter({ wallets: [] }) })
  expect(getWallets(modal)).toEqual([])
  fake.wallet('lantern')
  expect(getWallets(modal).map(({ id }) => id)).toEqual(['lantern'])
})

it('S9.008 getWallets lists the two most recently connected wallets first, newest first', async () => {
  const fake = createFakeAdapter({ wallets: ['first', 'second', 'third'] })
  const { modal } = createTestModal({ fake })
  for (const walletId of ['first', 'second', 'third']) await connect(modal, { walletId })
  expect(getWallets(modal).map(({ id, group, isRecent }) => [id, group, isRecent])).toEqual([
    ['third', 'recent', true],
    ['second', 'recent', true],
    ['first', 'injected', false],
  ])
})

it('S3.042 storage keeps the ids of the two most recently connected wallets', async () => {
  const { modal, storage } = createTestModal({ fake: createFakeAdapter({ wallets: ['first', 'second', 'third'] }) })
  for (const walletId of ['first', 'second', 'third']) await connect(modal, { walletId })
  modal.destroy()
  expect(storage.getItem('@appkit/recent_wallets')).toBe('["third","second"]')
})

it('S9.008 storage keeps 2 of the recent wallets of an older version', () => {
  const storage = createMemoryStorage({ '@appkit/recent_wallets': '["third","second","first"]' })
  const fake = createFakeAdapter({ wallets: ['first', 'second', 'third'] })
  const { modal } = createTestModal({ storage, fake })
  expect(getWallets(modal).map(({ id, isRecent }) => [id, isRecent])).toEqual([
    ['third', true],
    ['second', true],
    ['first', false],
  ])
})

it.each<readonly [wallet: Wallet, fault: string]>([
  [{ id: 'com.tern', name: 'Tern', type: 'ANNOUNCED' }, 'has a domain as its id, but not as info.rdns'],
  [{ id: 'injected', name: 'Tern', type: 'INJECTED' }, 'has a reserved id'],
  [{ id: 'tern', name: 'Tern', type: 'ANNOUNCED', info: { rdns: 'safe' } }, 'has a reserved info.rdns'],
  [{ id: 'tern', name: ' ', type: 'ANNOUNCED' }, 'has no name'],
])('getWallets leaves out %j, and the modal warns once that it %s', (wallet, fault) => {
  const warnings: string[] = []
  let report = (_wallets: readonly Wallet[]) => {}
  const definition = defineAdapter('solana', () => ({
    isAddress: async () => false,
    discover(listener) {
      report = listener
      listener([wallet])
      return () => {}
    },
    connect: () => Promise.reject(new Error('not needed')),
  }))
  const { modal } = createTestModal({
    fake: createFakeAdapter({ wallets: [] }),
    adapters: [definition],
    networks: [foreignFakeNetwork],
    onLog: (level, message) => void (level === 'warn' && warnings.push(message)),
  })
  expect(getWallets(modal)).toEqual([])
  report([announced, { ...wallet }])
  expect(getWallets(modal).map(({ id }) => id)).toEqual(['io.announced'])
  expect(warnings).toEqual([`[solana] The wallet "${wallet.id}" is not listed: it ${fault}`])
})
