import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineAdapter } from '../adapter/defineAdapter.js'
import { connect } from '../connection/connect.js'
import type { CreateModalParameters } from '../modal/options.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { Wallet } from '../types/wallet.js'
import { getWallets } from './getWallets.js'
import { listAllWallets } from './listAllWallets.js'

// Every wallet names itself, so any wallet can pretend to be another one.

type Found = Readonly<Record<string, readonly unknown[]>>

function createPage(found: Found, options: Partial<CreateModalParameters> = {}) {
  const adapters = Object.entries({ ...found, eip155: [], solana: [], ...found }).map(([namespace, wallets]) =>
    defineAdapter(namespace, () => ({
      isAddress: async () => false,
      discover(listener: (all: readonly Wallet[]) => void) {
        listener(wallets as readonly Wallet[])
        return () => {}
      },
      connect: () => Promise.reject(new Error('not here')),
    })),
  )
  const fake = createFakeAdapter({ namespace: 'another', wallets: [] })
  return createTestModal({
    fake,
    adapters,
    networks: [fakeNetwork, foreignFakeNetwork],
    features: { walletConnect: false },
    ...options,
  }).modal
}
const rowsOf = (found: Found, options?: Partial<CreateModalParameters>) => getWallets(createPage(found, options))

const announced = (name: unknown, rdns?: string, id: unknown = rdns ?? name) => ({
  id,
  name,
  type: 'ANNOUNCED',
  imageUrl: `https://${String(rdns ?? 'pictures')}.example/icon.png`,
  info: rdns === undefined ? undefined : { rdns },
})
const metaMask = announced('MetaMask', 'io.metamask')

describe('a wallet that uses the name of another one', () => {
  it('in another namespace does not join its row, with neither its icon nor its place among recent wallets', () => {
    const storage = createMemoryStorage({ '@appkit/recent_wallets': '["io.metamask"]' })
    const rows = rowsOf({ eip155: [metaMask], solana: [announced('MetaMask')] }, { storage })
    expect(rows).toMatchObject([
      { walletIds: { eip155: 'io.metamask' }, imageUrl: metaMask.imageUrl, isRecent: true, group: 'recent' },
      { walletIds: { solana: 'MetaMask' }, imageUrl: 'https://pictures.example/icon.png', isRecent: false },
    ])
  })

  it('is listed beside it, each with its origin', () => {
    const rows = rowsOf({ eip155: [announced('MetaMask', 'example.evil'), metaMask], solana: [announced('MetaMask')] })
    expect(rows.map(({ name, claim }) => [name, claim?.from])).toEqual([
      ['MetaMask', 'example.evil'],
      ['MetaMask', 'io.metamask'],
      ['MetaMask', foreignFakeNetwork.name],
    ])
  })

  it('is listed with its origin in readable form, or else with its networks', () => {
    const rows = rowsOf({
      eip155: [announced('MetaMask', '\u202eksamatem.oi'), metaMask, announced('MetaMask', '\u200b')],
    })
    const told = rows.map(({ claim }) => claim?.from)
    expect(told).toEqual(expect.arrayContaining(['ksamatem.oi', 'io.metamask', fakeNetwork.name]))
  })

  it.each(['Metamask', 'Meta Mask Wallet', 'МеtаМаsk', 'MetaMask\u2060', '\u202eMetaMask'])(
    'is told apart from it when it spells it %j',
    (name) => {
      const rows = rowsOf({ eip155: [metaMask], solana: [announced(name)] })
      expect(rows.map(({ claim }) => claim?.from)).toEqual(['io.metamask', foreignFakeNetwork.name])
    },
  )

  it('with letters of another script is flagged, also when the other wallet is missing', () => {
    const [row] = rowsOf({ eip155: [announced('МеtаМаsk', 'example.evil')] })
    expect(row?.claim).toEqual({ from: 'example.evil', one: undefined, isDisguised: true })
  })

  it('is told apart in the list of all wallets too', () => {
    const context = getTestContext(createPage({ eip155: [metaMask], solana: [announced('MetaMask')] }))
    expect(listAllWallets(context, { wallets: [] }).map(({ claim }) => claim?.from)).toEqual([
      'io.metamask',
      foreignFakeNetwork.name,
    ])
  })

  it('hides no other wallet when it comes first: both are listed and neither is the recent one', () => {
    const storage = createMemoryStorage({ '@appkit/recent_wallets': '["io.metamask"]' })
    const second = { ...metaMask, id: 'io.metamask#2', imageUrl: 'https://second.example/icon.png' }
    const cosmos = announced('MetaMask', 'io.metamask')
    const rows = rowsOf({ eip155: [metaMask, second], cosmos: [cosmos] }, { storage })
    expect(rows.map(({ walletIds, isRecent, claim }) => [walletIds, isRecent, claim?.one])).toEqual([
      [{ eip155: 'io.metamask' }, false, { index: 1, of: 3 }],
      [{ eip155: 'io.metamask#2' }, false, { index: 2, of: 3 }],
      [{ cosmos: 'io.metamask' }, false, { index: 3, of: 3 }],
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  })

  it('needs no origin when the names differ', () => {
    const rows = rowsOf({ eip155: [metaMask, announced('Rabby', 'io.rabby')], solana: [announced('Solflare')] })
    expect(rows.map(({ claim }) => claim)).toEqual([undefined, undefined, undefined])
  })
})

describe('one wallet of several namespaces', () => {
  it('is one row by its reverse domain name', () => {
    const rows = rowsOf({ eip155: [announced('Keplr', 'app.keplr')], cosmos: [announced('Keplr', 'app.keplr')] })
    expect(rows).toMatchObject([{ namespaces: ['eip155', 'cosmos'] }])
  })

  it('is one row when the pair of names is known', () => {
    const rows = rowsOf({ eip155: [announced('Phantom', 'app.phantom')], solana: [announced('Phantom')] })
    expect(rows).toMatchObject([{ walletIds: { eip155: 'app.phantom', solana: 'Phantom' } }])
  })

  it.each([
    ['after', ['eip155', 'solana']],
    ['before', ['solana', 'eip155']],
  ])(
    'looks like the wallet with the domain, also when it is discovered %s another one of that name',
    (_when, order) => {
      const found = {
        solana: [{ ...announced('Coinbase Wallet'), imageUrl: 'https://evil.example/icon.png' }],
        eip155: [announced('Coinbase Wallet', 'com.coinbase.wallet')],
      }
      const sorted = Object.entries(found).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      const [row] = rowsOf(Object.fromEntries(sorted))
      expect(row).toMatchObject({
        id: 'com.coinbase.wallet',
        imageUrl: 'https://com.coinbase.wallet.example/icon.png',
        namespaces: order,
        byName: ['solana'],
      })
    },
  )

  it('takes no icon from a wallet that is known by its name alone', () => {
    const found = {
      eip155: [{ ...announced('Phantom', 'app.phantom'), imageUrl: undefined }],
      solana: [announced('Phantom')],
    }
    expect(rowsOf(found)).toMatchObject([{ imageUrl: undefined, byName: ['solana'] }])
  })

  it.each([
    ['bip122', 'Coinbase Wallet', 'com.coinbase.wallet'],
    ['polkadot', 'Coinbase Wallet', 'com.coinbase.wallet'],
    ['bip122', 'Brave Wallet', 'com.brave.wallet'],
    ['polkadot', 'Trust', 'com.trustwallet.app'],
    ['solana', 'MetaMask', 'io.metamask'],
    ['solana', 'Rabby', 'io.rabby'],
  ])('joins no wallet in %s by the name %s, which is not known there', (namespace, name, rdns) => {
    const rows = rowsOf({ eip155: [announced(name, rdns)], [namespace]: [announced(name)] })
    expect(rows.map(({ namespaces, claim }) => [namespaces, claim?.from])).toEqual([
      [['eip155'], rdns],
      [[namespace], expect.any(String)],
    ])
  })

  it('is two rows without the domain, because two names do not prove each other', () => {
    const storage = createMemoryStorage({ '@appkit/recent_wallets': '["app.phantom"]' })
    const rows = rowsOf({ solana: [announced('Phantom')], bip122: [announced('Phantom')] }, { storage })
    expect(rows.map(({ namespaces, isRecent }) => [namespaces, isRecent])).toEqual([
      [['solana'], false],
      [['bip122'], false],
    ])
  })

  it.each(['io.metamask', 'com.okex.wallet', 'co.taho'])('hides no other object at window.ethereum: %s', (rdns) => {
    const names: Readonly<Record<string, string>> = { 'com.okex.wallet': 'OKX Wallet', 'co.taho': 'Taho' }
    const name = names[rdns] ?? 'MetaMask'
    const rows = rowsOf({ eip155: [announced(name, rdns), { id: 'injected', name, type: 'INJECTED' }] })
    expect(rows.map(({ id, claim }) => [id, claim?.from])).toEqual([
      [rdns, rdns],
      ['injected', expect.stringMatching(/^[^.]+$/)],
    ])
  })

  it.each(['MetaMask Pro Wallet', 'MetaMask'])('hides nothing at window.ethereum by its name: %s', (name) => {
    const rows = rowsOf({
      eip155: [announced(name, 'example.evil2'), { id: 'injected', name: 'MetaMask', type: 'INJECTED' }],
    })
    expect(rows.map(({ id }) => id)).toEqual(['example.evil2', 'injected'])
    expect(rows.map(({ claim }) => claim !== undefined)).toEqual([name === 'MetaMask', name === 'MetaMask'])
  })

  it('is one row when the app configures it', () => {
    const customWallets = [{ id: 'archway', name: 'Archway', rdns: 'example.archway' }]
    const found = { eip155: [announced('Archway', 'example.archway')], solana: [announced('Archway')] }
    expect(rowsOf(found, { customWallets })).toMatchObject([{ namespaces: ['eip155', 'solana'] }])
    expect(rowsOf(found)).toMatchObject([{ namespaces: ['eip155'] }, { namespaces: ['solana'] }])
  })

  it('is two rows when the name comes from window.ethereum, which proves nothing', () => {
    const found = { id: 'injected', name: 'Phantom', type: 'INJECTED' }
    const rows = rowsOf({ eip155: [found], solana: [announced('Phantom')] })
    expect(rows).toHaveLength(2)
  })

  it('is several rows when two wallets in one namespace claim to be it', () => {
    const rows = rowsOf({
      eip155: [announced('Phantom', 'app.phantom')],
      solana: [announced('Phantom'), announced('Phantom', undefined, 'Phantom#2')],
    })
    expect(rows.map(({ walletIds }) => walletIds)).toEqual([
      { eip155: 'app.phantom' },
      { solana: 'Phantom' },
      { solana: 'Phantom#2' },
    ])
  })
})

describe('a wallet under a reserved id', () => {
  it.each(['auth', 'walletconnect', 'WalletConnect', 'safe', 'coinbase', 'injected', ' Safe '])(
    'is not listed: %j, announced in any namespace or as its domain',
    (id) => {
      const found = ['eip155', 'solana', 'bip122', 'polkadot'].map((namespace) => [
        namespace,
        [announced('Evil', undefined, id)],
      ])
      expect(rowsOf(Object.fromEntries(found))).toEqual([])
      expect(rowsOf({ eip155: [announced('Evil', id, 'example.evil')] })).toEqual([])
    },
  )

  it('is not listed with the domain of another wallet as its name', () => {
    expect(rowsOf({ eip155: [metaMask], solana: [announced('io.metamask')] }).map(({ id }) => id)).toEqual([
      'io.metamask',
    ])
  })
})

describe('an announced name', () => {
  it.each([
    ['reversed', '\u202eksaMateM', 'ksaMateM'],
    ['10,000 characters long', 'a'.repeat(10_000), `${'a'.repeat(59)}…`],
    ['full of control characters', 'Me\u0000ta\u001b', 'Meta'],
    ['on several lines', 'Meta\n\nMask', 'Meta Mask'],
  ])('that is %s is listed in its sanitized form', (_how, name, shown) => {
    expect(rowsOf({ eip155: [announced(name, 'example.evil')] })).toMatchObject([{ name: shown }])
  })

  it.each(['', '   ', '\u200b\u200f', '\u2800', '\u0007', '\u3164', 42, null, {}, ['MetaMask']])(
    'without visible characters drops the wallet: %j',
    (name) => {
      expect(rowsOf({ eip155: [announced(name, 'example.evil'), metaMask] }).map(({ id }) => id)).toEqual([
        'io.metamask',
      ])
    },
  )
})

it('a namespace accepts at most a thousand announced wallets, and every wallet of the app', () => {
  const flood = Array.from({ length: 5_000 }, (_, index) => announced(`Wallet ${index}`, `example.wallet${index}`))
  const own = { id: 'own', name: 'Own', type: 'EXTERNAL' }
  const rows = rowsOf({ eip155: [...flood, own] })
  expect(rows).toHaveLength(1_001)
  expect(rows.at(-1)?.id).toBe('own')
})

describe('the restore', () => {
  const STORED = '0x00000000000000000000000000000000000000aa'
  afterEach(() => vi.useRealTimers())

  function createVisited(accounts: readonly string[]) {
    const storage = createMemoryStorage({
      '@appkit/connection_status': '{"eip155":"connected"}',
      '@appkit/connections': JSON.stringify({
        eip155: [
          {
            connectorId: 'lantern',
            name: 'Lantern',
            accounts: accounts.map((address) => ({ address, type: 'eoa' })),
            recent: false,
          },
        ],
      }),
    })
    const fake = createFakeAdapter({ wallets: ['lantern'] })
    fake.wallet().isAuthorized = true
    return { storage, fake }
  }

  it('rejects a wallet that has the stored name and other accounts, so that the user has to connect it', async () => {
    const { storage, fake } = createVisited([STORED])
    const { modal } = createTestModal({ storage, fake })
    await vi.dynamicImportSettled()
    expect(modal.$account().get()).toMatchObject({ status: 'disconnected', address: undefined })
    expect(fake.wallet().watchers).toBe(0)
    await connect(modal, { walletId: 'lantern' })
    expect(modal.$account().get().status).toBe('connected')
  })

  it('accepts a wallet with one account in common, in any letter case', async () => {
    const { storage, fake } = createVisited([STORED.toUpperCase().replace('0X', '0x'), '0x1'])
    fake.wallet().setAccounts(['0x00000000000000000000000000000000000000bb', STORED])
    const { modal } = createTestModal({ storage, fake })
    await vi.dynamicImportSettled()
    expect(modal.$account().get().status).toBe('connected')
  })
})

it('two missing wallets of one name are told apart by their home pages', () => {
  const shared = { name: 'Trust', app_store: 'https://store.example' }
  const customWallets = [
    { id: 'one', ...shared, homepage: 'https://www.trustwallet.com/download' },
    { id: 'two', ...shared, name: 'Trust Wallet', homepage: 'https://trust.example' },
    { id: 'three', ...shared, homepage: 'no link' },
    { id: 'four', name: 'Lantern', homepage: 'https://lantern.example' },
  ]
  expect(rowsOf({}, { customWallets }).map(({ claim }) => claim?.from)).toEqual([
    'trustwallet.com',
    'trust.example',
    undefined,
    undefined,
  ])
})

it('tampered recent wallets keep only the fields that are safe to show and open', () => {
  const tampered = [
    {
      id: 'evil',
      name: '\u202eksaMateM',
      image_url: 'javascript:alert(1)',
      homepage: 'javascript:alert(1)',
      webapp_link: 'data:text/html,x',
      mobile_link: ' JAVASCRIPT:alert(1)',
      desktop_link: 'fox://',
      rdns: '<b>',
    },
    { id: 7, name: 'No id' },
  ]
  const read = (recents: unknown) => {
    const storage = createMemoryStorage({ '@appkit/recent_wallets': JSON.stringify(recents) })
    return getTestContext(createPage({}, { storage })).stores.recents.$wallets.get()
  }
  expect(read(tampered.slice(0, 1))).toEqual([
    { id: 'evil', name: 'ksaMateM', supports_wc: true, desktop_link: 'fox://' },
  ])
  for (const recents of [tampered, {}, 7, 'evil', [null], [['evil']]]) expect(read(recents)).toEqual([])
})
