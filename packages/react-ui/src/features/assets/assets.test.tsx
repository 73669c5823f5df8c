import type { Network } from '@foyer/core'
import { connect, refreshBalance } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeLedger,
  createMemoryStorage,
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
import { pass } from '../../testing/time.js'

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

const openAccount = async () => {
  const { modal, evm } = create()
  evm.balance = 1_284_999_000_000_000_000n
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  return openModal(modal, { view: 'Account' })
}

it('S2.028 is the tab Tokens of the account', async () => {
  const { root } = await openAccount()
  expect(root.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Tokens')
})

it.each([
  ['S9.056', /Ether.*\$2,569\.99.*1\.284 ETH/],
  ['S9.057', /USD Coin.*\$1,250\.00.*1,250\.000 USDC/],
])('%s has a row with three decimals: %s', async (_rule, pattern) => {
  const { root } = await openAccount()
  expect(rows(root).map((row) => row?.replace(/\s/g, ' '))).toContainEqual(expect.stringMatching(pattern))
})

it('S1.034 has a row for each thing that the visitor owns', async () => {
  const { root, text } = await openAccount()
  expect(rows(root)).toHaveLength(2)
  expect(text()).not.toContain('without')
})

it('S0.007 shows what all of it is worth', async () => {
  const { root } = await openAccount()
  // 1.284999 ETH at 2,000 and 1,250.0005 USDC, counted before anything is cut.
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance$3,819.99'))
})

it('shows how much of the coin there is where nobody knows a price', async () => {
  const { modal, evm } = create()
  evm.ledger = createFakeLedger().ledger
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(balance(root)).toBe('Balance1.284 ETH'))
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
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance$3,250.00'))
  expect(text()).not.toContain('Solana')
  await click('All networks')
  // Two coins and the tokens. Of Solana nobody has said anything, which is not nothing.
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance, 1 network still loading$5,250.00'))
  await act(async () => answer(12_450_000_000n))
  await settle()
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance, 1 not counted$6,495.00Cosmos Hub'))
  const shown = rows(root).join()
  for (const name of ['Ethereum', 'Base', 'Solana', 'Cosmos Hub']) expect(shown).toContain(name)
  // A test network is worth nothing, and the account of Cosmos is another address on another network.
  for (const name of ['Test', 'Zone']) expect(shown).not.toContain(name)
  expect(new Set(asked).size).toBe(1)
  await click('Ethereum')
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance$3,250.00'))
})

it('says of a total that it is not all yet, while somebody has not said what there is or what it is worth', async () => {
  const waiting = new Set<(cause: Error) => void>()
  vi.mocked(fetch).mockImplementation(() => new Promise((_, fail) => waiting.add(fail)))
  const { modal, evm } = create()
  evm.balance = 10n ** 18n
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance, still loading$3,250.00'))
  vi.mocked(fetch).mockRejectedValue(new TypeError('offline'))
  await act(async () => {
    for (const fail of waiting) fail(new TypeError('offline'))
  })
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance$3,250.00'))
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
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance, 2 not counted$6,388.00Solana, Cosmos Hub'))
})

it('says so where there are more networks than it asks', async () => {
  const many = Array.from({ length: 40 }, (_, index): Network<'eip155'> => {
    const id = 100 + index
    return { ...otherFakeNetwork, id, caipNetworkId: `eip155:${id}`, name: `Chain ${index}` }
  })
  const { modal, evm } = create({ networks: [fakeNetwork, ...many] })
  const asked = vi.fn(async () => 1n)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  evm.readBalance = asked
  const { root, click } = await openModal(modal, { view: 'Account' })
  await click('All networks')
  await vi.waitFor(() => expect(balance(root)).toMatch(/^Total balance, 11 not counted.*Chain 29, /))
  // 30, and once more what was read when somebody connected.
  expect(asked.mock.calls.length).toBeLessThanOrEqual(31)
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
  await pass(120_000)
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
  await vi.waitFor(() => expect(text()).toContain('maya.eth'))
  const wallets = await openModal(named.modal, { view: 'ProfileWallets' })
  expect(wallets.text()).toContain(`maya.eth${address.slice(0, 6)}…${address.slice(-4)} · Lantern`)
})

it('says of figures that could not be read anew how old they are', async () => {
  const { modal, evm } = create({ projectId: '' })
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, text, click, hasControl } = await openModal(modal, { view: 'Account' })
  expect(text()).not.toMatch(/as of /i)
  evm.readBalance = () => Promise.reject(new Error('The node is down'))
  await act(() => refreshBalance(modal).catch(() => {}))
  await settle()
  const isOld = () =>
    /As of \d{1,2}:\d{2}/.test(text()) && /^Total balance, as of \d{1,2}:\d{2}/.test(balance(root) ?? '')
  expect(isOld()).toBe(true)
  let answer: (amount: bigint) => void = () => {}
  evm.readBalance = () => new Promise((resolve) => (answer = resolve))
  await click('Try again')
  // Asking anew makes nothing new.
  expect(isOld()).toBe(true)
  await act(async () => answer(evm.balance))
  await settle()
  expect(text()).not.toMatch(/as of /i)
  expect(hasControl('Try again')).toBe(false)
})

it('keeps the height of the highest tab that was seen, as far as it was seen', async () => {
  const { root, click } = await openAccount()
  const panel = () => root.querySelector<HTMLElement>('.fy-account__panel')
  let height = 400
  Object.defineProperty(panel(), 'offsetHeight', { get: () => height })
  const body = panel()?.closest('.fy-body') ?? expect.fail('nothing scrolls')
  Object.defineProperty(body, 'clientHeight', { value: 500 })
  await click('Activity')
  expect(panel()?.style.minBlockSize).toBe('400px')
  height = 300
  await click('Tokens')
  expect(panel()?.style.minBlockSize).toBe('400px')
  height = 9_000
  await click('Activity')
  expect(panel()?.style.minBlockSize).toBe('500px')
  // What was scrolled to is seen, too.
  vi.spyOn(panel() ?? body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -160))
  body.scrollTop = 160
  await click('Tokens')
  expect(panel()?.style.minBlockSize).toBe('660px')
})

it('says how much of it is on its way, and counts what replaces another once', async () => {
  const address = `0x${'6c'.padStart(40, '0')}`
  const sent = {
    ...{ hash: '0xa1', caipNetworkId: 'eip155:1', kind: 'send', status: 'pending', at: Date.now(), from: address },
    transfers: [{ direction: 'out', amount: '0.7', from: address, to: '0x5', token: { symbol: 'ETH' } }],
  }
  const kept = [sent, { ...sent, hash: '0xa2', replaces: '0xa1' }]
  const storage = createMemoryStorage({
    '@appkit/own_transactions': JSON.stringify(
      kept.map((activity) => ({ caipAddress: `eip155:1:${address}`, activity })),
    ),
  })
  const { modal, evm } = create({ storage })
  evm.balance = 10n ** 18n
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance, 0.700 ETH on its way$3,250.00'))
})

it('shows what one of a token is worth and how that has changed, where somebody says so', async () => {
  const { modal, evm } = create()
  const price = { ...usd('2000'), change24h: '-1.25', course: [3, 2, 1] }
  evm.ledger = { tokens: async ({ network }) => [{ ...network.nativeCurrency, amount: 1n, price }] }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(rows(root)[0]).toMatch(/Ethereum · \$2,000\.00 −1\.25%/))
  expect(root.querySelector('.fy-down')?.textContent).toBe('−1.25%')
  expect(root.querySelector('.fy-spark')).not.toBeNull()
})

const stranger = { address: `0x${'b1'.repeat(20)}`, symbol: 'WIN', name: 'Winner', decimals: 6, amount: 9n }

it('folds away what nobody but the chain names', async () => {
  const { modal, evm } = create({ tokenLists: [{ tokens: [{ ...usdc, chainId: 1 }] }] })
  evm.ledger = { tokens: async ({ network }) => [{ ...network.nativeCurrency, amount: 1n }, usdc, stranger] }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, click, text } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(rows(root).length).toBe(2))
  expect(text()).not.toContain('Winner')
  await click('Show 1 small or unknown token')
  expect(text()).toContain('Winner')
})

it.each([
  ['btc', '0.00001', '₿0.00001000'],
  ['eth', '0.0004', 'Ξ0.00040000'],
  ['jpy', '150', '¥150'],
] as const)('tells what is small where money is counted in %s', async (currency, each, worth) => {
  const { modal, evm } = create({ currency })
  const token = (at: string, symbol: string, amount: bigint) => ({
    ...{ address: `0x${at.repeat(20)}`, symbol, name: symbol, decimals: 6, amount, price: { amount: each, currency } },
  })
  const [dollar, cents] = [token('a1', 'DLR', 1_000_000n), token('a2', 'CNT', 100_000n)]
  evm.ledger = { tokens: async ({ network }) => [{ ...network.nativeCurrency, amount: 1n }, dollar, cents] }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, text } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(rows(root).some((row) => row?.includes(worth))).toBe(true))
  expect(rows(root)).toHaveLength(2)
  expect(text()).toContain('Show 1 small or unknown token')
})

it('names a token that has no price beside the total', async () => {
  const { modal, evm } = create({ tokenLists: [{ tokens: [{ ...usdc, chainId: 1 }] }] })
  const price = usd('2000')
  evm.ledger = { tokens: async ({ network }) => [{ ...network.nativeCurrency, amount: 1n, price }, usdc, stranger] }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, click, control } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(balance(root)).toMatch(/^Total balance, 1 not counted.*USDC$/))
  const names = () => root.getElementById(control('1 not counted').getAttribute('aria-controls') ?? '')
  expect([names()?.hidden, control('1 not counted').getAttribute('aria-expanded')]).toEqual([true, 'false'])
  await click('1 not counted')
  expect([names()?.hidden, names()?.textContent]).toEqual([false, 'USDC'])
  expect(control('1 not counted').getAttribute('aria-expanded')).toBe('true')
})

it('says what waits in the wallet, and leads back to it, after the modal was closed', async () => {
  const chain = createFakeLedger()
  chain.mode = 'hold'
  const { modal, evm } = create()
  evm.ledger = chain.ledger
  evm.balance = 2n * 10n ** 18n
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const to = `0x${'7e'.repeat(20)}`
  const { click, control } = await openModal(modal, { view: 'WalletSend', arguments: { amount: '0.5', to } })
  await vi.waitFor(() => expect(control('Review').getAttribute('aria-disabled')).toBeNull())
  await click('Review')
  await vi.waitFor(() => expect(control('Send 0.5 ETH').getAttribute('aria-disabled')).toBeNull())
  await click('Send 0.5 ETH')
  await act(async () => modal.close())
  const account = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(account.text()).toContain('0.5 ETH to 0x7e7e…7e7e waits in Lantern.'))
  await account.click('Show')
  await vi.waitFor(() => expect(account.text()).toContain('Approve in Lantern'))
  await act(async () => chain.release())
})
