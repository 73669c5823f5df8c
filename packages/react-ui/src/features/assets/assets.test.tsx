import type { Network } from '@foyer/core'
import { connect } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeLedger,
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

// Nobody outside of the page answers.
beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))

const hub: Network<'cosmos'> = {
  id: 'hub',
  caipNetworkId: 'cosmos:hub',
  chainNamespace: 'cosmos',
  name: 'Cosmos Hub',
  nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
  rpcUrls: { default: { http: [] } },
}
const zone: Network<'cosmos'> = { ...hub, id: 'zone', caipNetworkId: 'cosmos:zone', name: 'Zone' }
const testNetwork: Network<'eip155'> = {
  ...otherFakeNetwork,
  id: 5,
  caipNetworkId: 'eip155:5',
  name: 'Test',
  testnet: true,
}

const usd = (amount: string) => ({ amount, currency: 'usd' })
const usdc = { address: `0x${'a0'.repeat(20)}`, symbol: 'USDC', name: 'USD Coin', decimals: 6, amount: 1_250_000_500n }

/** One wallet in three kinds of networks. Of Cosmos nobody knows a price. */
function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const evm = createFakeAdapter()
  evm.ledger = {
    tokens: async ({ network }) => [
      { ...network.nativeCurrency, amount: 1n, price: usd('2000') },
      ...(network === fakeNetwork ? [{ ...usdc, price: usd('1') }] : []),
    ],
  }
  const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet' })
  solana.balance = 12_450_000_000n
  solana.ledger = { tokens: async ({ network }) => [{ ...network.nativeCurrency, amount: 1n, price: usd('100') }] }
  const cosmos = createFakeAdapter({ namespace: 'cosmos', caipNetworkId: 'cosmos:hub' })
  cosmos.balance = 3_000_000n
  const networks = [fakeNetwork, otherFakeNetwork, testNetwork, foreignFakeNetwork, hub, zone] as const
  const adapters = [solana.definition, cosmos.definition]
  const { modal } = createTestModal({ ui: reactUi(), fake: evm, adapters, networks, ...options })
  modals.push(modal)
  return { modal, evm, solana, cosmos }
}

const balance = (root: ShadowRoot) => root.querySelector('.fy-balance')?.textContent
const rows = (root: ShadowRoot) =>
  [...root.querySelectorAll('.fy-account__panel li')].map((row) => row.textContent?.replace('\u2068', ''))

it('S0.007 S1.034 S2.028 S9.056 S9.057 shows what the visitor owns, with three decimals, in the tab Tokens', async () => {
  const { modal, evm } = create()
  evm.balance = 1_284_999_000_000_000_000n
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, text } = await openModal(modal, { view: 'Account' })
  expect(root.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Tokens')
  expect(rows(root).map((row) => row?.replace(/\s/g, ' '))).toEqual([
    expect.stringMatching(/Ether.*\$2,569\.99.*1\.284 ETH/),
    expect.stringMatching(/USD Coin.*\$1,250\.00.*1,250\.000 USDC/),
  ])
  // 1.284999 ETH at 2,000 and 1,250.0005 USDC, counted before anything is cut.
  expect(balance(root)).toBe('Balance$3,819.99')
  expect(text()).not.toContain('without')
})

it('shows how much of the coin there is where nobody knows a price', async () => {
  const { modal, evm } = create()
  evm.ledger = createFakeLedger().ledger
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await openModal(modal, { view: 'Account' })
  expect(balance(root)).toBe('Balance1.284 ETH')
})

it('adds up all kinds of networks that somebody is connected on, and names what is not in it', async () => {
  const { modal, evm, solana, cosmos } = create()
  evm.balance = 10n ** 18n
  const asked: string[] = []
  cosmos.readBalance = async (address) => {
    asked.push(address)
    return 3_000_000n
  }
  let answer: (amount: bigint) => void = () => {}
  solana.readBalance = () => new Promise((resolve) => (answer = resolve))
  for (const namespace of ['cosmos', 'solana', 'eip155'] as const) {
    await connect(modal, { walletId: 'lantern', namespace })
  }
  const { root, click, text } = await openModal(modal, { view: 'Account' })
  expect(balance(root)).toBe('Balance$3,250.00')
  expect(text()).not.toContain('Solana')
  await click('All networks')
  // Two coins and the tokens. Of Solana nobody has said anything, which is not nothing.
  expect(balance(root)).toBe('Total balance, 1 network still loading$5,250.00')
  await act(async () => answer(12_450_000_000n))
  await settle()
  expect(balance(root)).toBe('Total balance, without Cosmos Hub$6,495.00')
  const shown = rows(root).join()
  for (const name of ['Ethereum', 'Base', 'Solana', 'Cosmos Hub']) expect(shown).toContain(name)
  // A test network is worth nothing, and the account of Cosmos is another address on another network.
  for (const name of ['Test', 'Zone']) expect(shown).not.toContain(name)
  expect(new Set(asked).size).toBe(1)
  await click('Ethereum')
  expect(balance(root)).toBe('Balance$3,250.00')
})

it('does not take what it could not read for nothing', async () => {
  const { modal, solana } = create()
  solana.readBalance = () => Promise.reject(new Error('The node is gone'))
  solana.ledger = undefined
  for (const namespace of ['cosmos', 'solana', 'eip155'] as const) {
    await connect(modal, { walletId: 'lantern', namespace })
  }
  const { root, click } = await openModal(modal, { view: 'Account' })
  await click('All networks')
  expect(balance(root)).toBe('Total balance, without Solana and Cosmos Hub$6,388.00')
})

it('asks no network that nobody looks at', async () => {
  const { modal, solana } = create()
  const read = vi.fn(async () => 1n)
  for (const namespace of ['solana', 'eip155'] as const) await connect(modal, { walletId: 'lantern', namespace })
  await settle()
  solana.readBalance = read
  const tokens = vi.fn(async () => [])
  solana.ledger = { tokens }
  const { click } = await openModal(modal, { view: 'Account' })
  expect(read).not.toHaveBeenCalled()
  expect(tokens).not.toHaveBeenCalled()
  await click('All networks')
  expect(tokens).toHaveBeenCalledTimes(1)
  await act(async () => modal.close())
  await settle()
  const before = tokens.mock.calls.length + read.mock.calls.length
  vi.useFakeTimers()
  await vi.advanceTimersByTimeAsync(120_000)
  vi.useRealTimers()
  expect(tokens.mock.calls.length + read.mock.calls.length).toBe(before)
})

it('S0.008 shows who the visitor is', async () => {
  const { modal, evm } = create()
  const chain = createFakeLedger()
  evm.ledger = chain.ledger
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { address = '' } = modal.$account('eip155').get()
  expect((await openModal(modal, { view: 'Account' })).text()).toContain(address.slice(0, 6))
  await act(async () => modal.close())
  const named = create()
  chain.names.set('maya.eth', address)
  named.evm.ledger = chain.ledger
  await connect(named.modal, { walletId: 'lantern', namespace: 'eip155' })
  const { text } = await openModal(named.modal, { view: 'Account' })
  await expect.poll(text).toContain('maya.eth')
})
