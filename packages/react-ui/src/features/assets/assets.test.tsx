import type { Network } from '@foyer/core'
import { connect, refreshBalance } from '@foyer/core/actions'
import {
  createFakeAdapter,
  createFakeChainReader,
  createMemoryStorage,
  createTestModal,
  fakeNetwork,
  foreignFakeNetwork,
  otherFakeNetwork,
} from '@foyer/core/testing'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { reactUi } from '../../shell/reactUi.js'
import { destroyModalsAfterEach } from '../../testing/destroyModalsAfterEach.js'
import { flushUpdates, openModal } from '../../testing/openModal.js'
import { advanceTime } from '../../testing/time.js'

const modals = destroyModalsAfterEach()

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

/** Creates a modal with one wallet for three namespaces. The coin of Cosmos has no price. */
function create(options: Parameters<typeof createTestModal>[0] = {}) {
  const evm = createFakeAdapter()
  evm.chainReader = {
    tokens: async ({ network }) => [
      { ...network.nativeCurrency, amount: 1n, price: usd('2000') },
      ...(network === fakeNetwork ? [{ ...usdc, price: usd('1') }] : []),
    ],
  }
  const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet' })
  solana.balance = 12_450_000_000n
  solana.chainReader = { tokens: async ({ network }) => [{ ...network.nativeCurrency, amount: 1n, price: usd('100') }] }
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

it('S2.028 Tokens is a tab of the account', async () => {
  const { root } = await openAccount()
  expect(root.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Tokens')
})

it.each([
  ['S9.056', /Ether.*\$2,569\.99.*1\.284 ETH/],
  ['S9.057', /USD Coin.*\$1,250\.00.*1,250 USDC/],
])('%s Tokens has a row with three decimals: %s', async (_rule, pattern) => {
  const { root } = await openAccount()
  expect(rows(root).map((row) => row?.replace(/\s/g, ' '))).toContainEqual(expect.stringMatching(pattern))
})

it('S1.034 Tokens has a row for each asset', async () => {
  const { root, text } = await openAccount()
  expect(rows(root)).toHaveLength(2)
  expect(text()).not.toContain('without')
})

it('S0.007 the account shows the total value', async () => {
  const { root } = await openAccount()
  // 1.284999 ETH at 2,000 and 1,250.0005 USDC, summed before rounding.
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance$3,819.99'))
})

it('the account shows the native balance where no price is known', async () => {
  const { modal, evm } = create()
  evm.chainReader = createFakeChainReader().chainReader
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(balance(root)).toBe('Balance1.284 ETH'))
})

it('the total covers all connected namespaces, and names what it leaves out', async () => {
  const { modal, evm, solana, cosmos } = create()
  evm.balance = 10n ** 18n
  const requests: string[] = []
  cosmos.readBalance = async (address) => {
    requests.push(address)
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
  // Sums two coins and the tokens. The pending balance of Solana does not count as zero.
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance, updating 1 network…$5,250.00'))
  await act(async () => answer(12_450_000_000n))
  await flushUpdates()
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance, excludes 1 network$6,495.00Cosmos Hub'))
  const shown = rows(root).join()
  for (const name of ['Ethereum', 'Base', 'Solana', 'Cosmos Hub']) expect(shown).toContain(name)
  // The list leaves out the test network, and Zone, on which the Cosmos account has an unknown address.
  for (const name of ['Test', 'Zone']) expect(shown).not.toContain(name)
  expect(new Set(requests).size).toBe(1)
  await click('Ethereum')
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance$3,250.00'))
})

it('the total says that it is incomplete while a balance or price is pending', async () => {
  const waiting = new Set<(cause: Error) => void>()
  vi.mocked(fetch).mockImplementation(() => new Promise((_, fail) => waiting.add(fail)))
  const { modal, evm } = create()
  evm.balance = 10n ** 18n
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance, updating…$3,250.00'))
  vi.mocked(fetch).mockRejectedValue(new TypeError('offline'))
  await act(async () => {
    for (const fail of waiting) fail(new TypeError('offline'))
  })
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance$3,250.00'))
})

it('the total does not count a failed balance as zero', async () => {
  const { modal, solana } = create()
  solana.readBalance = () => Promise.reject(new Error('The node is gone'))
  solana.chainReader = undefined
  for (const namespace of ['cosmos', 'solana', 'eip155'] as const) {
    await connect(modal, { walletId: 'lantern', namespace })
  }
  const { root, click } = await openModal(modal, { view: 'Account' })
  await click('All networks')
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance, excludes 2 networks$6,388.00Solana, Cosmos Hub'))
})

it('Tokens says when there are more networks than it reads', async () => {
  const many = Array.from({ length: 40 }, (_, index): Network<'eip155'> => {
    const id = 100 + index
    return { ...otherFakeNetwork, id, caipNetworkId: `eip155:${id}`, name: `Chain ${index}` }
  })
  const { modal, evm } = create({ networks: [fakeNetwork, ...many] })
  const requests = vi.fn(async () => 1n)
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  evm.readBalance = requests
  const { root, click } = await openModal(modal, { view: 'Account' })
  await click('All networks')
  await vi.waitFor(() => expect(balance(root)).toMatch(/^Total balance, excludes 11 networks.*Chain 29, /))
  // At most 30 networks are read at once, and connecting reads one balance.
  expect(requests.mock.calls.length).toBeLessThanOrEqual(31)
})

it('Tokens reads no network while it is hidden', async () => {
  const { modal, solana } = create()
  const read = vi.fn(async () => 1n)
  for (const namespace of ['solana', 'eip155'] as const) await connect(modal, { walletId: 'lantern', namespace })
  await flushUpdates()
  solana.readBalance = read
  const tokens = vi.fn(async () => [])
  solana.chainReader = { tokens }
  const { click } = await openModal(modal, { view: 'Account' })
  expect(read).not.toHaveBeenCalled()
  expect(tokens).not.toHaveBeenCalled()
  await click('All networks')
  expect(tokens).toHaveBeenCalledTimes(1)
  await act(async () => modal.close())
  await flushUpdates()
  const before = tokens.mock.calls.length + read.mock.calls.length
  await advanceTime(120_000)
  expect(tokens.mock.calls.length + read.mock.calls.length).toBe(before)
})

it('S0.008 the account shows the user’s name', async () => {
  const { modal, evm } = create()
  const chain = createFakeChainReader()
  evm.chainReader = chain.chainReader
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { address = '' } = modal.$account('eip155').get()
  expect((await openModal(modal, { view: 'Account' })).text()).toContain(address.slice(0, 6))
  await act(async () => modal.close())
  const named = create()
  chain.names.set('maya.eth', address)
  named.evm.chainReader = chain.chainReader
  await connect(named.modal, { walletId: 'lantern', namespace: 'eip155' })
  const { text } = await openModal(named.modal, { view: 'Account' })
  await vi.waitFor(() => expect(text()).toContain('maya.eth'))
  const wallets = await openModal(named.modal, { view: 'ProfileWallets' })
  expect(wallets.text()).toContain(`maya.eth${address.slice(0, 6)}…${address.slice(-4)} · Lantern`)
})

it('stale balances show their age', async () => {
  const { modal, evm } = create({ projectId: undefined })
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, text, click, hasControl } = await openModal(modal, { view: 'Account' })
  expect(text()).not.toMatch(/as of /i)
  evm.readBalance = () => Promise.reject(new Error('The node is down'))
  await act(() => refreshBalance(modal).catch(() => {}))
  await flushUpdates()
  const isOld = () =>
    /As of \d{1,2}:\d{2}/.test(text()) && /^Total balance, as of \d{1,2}:\d{2}/.test(balance(root) ?? '')
  expect(isOld()).toBe(true)
  let answer: (amount: bigint) => void = () => {}
  evm.readBalance = () => new Promise((resolve) => (answer = resolve))
  await click('Try again')
  // While the balance is read again, the old one keeps the time of its reading.
  expect(isOld()).toBe(true)
  await act(async () => answer(evm.balance))
  await flushUpdates()
  expect(text()).not.toMatch(/as of /i)
  expect(hasControl('Try again')).toBe(false)
})

it('the age of a stale balance is shown only once its reading takes long', async () => {
  const { modal, evm } = create({ projectId: undefined })
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  await openModal(modal, { view: 'Account' })
  await act(() => modal.close())
  await advanceTime(60_000)
  evm.readBalance = () => new Promise(() => {})
  const { text } = await openModal(modal, { view: 'Account' })
  expect(text()).not.toMatch(/as of /i)
  await advanceTime(5_000)
  expect(text()).toMatch(/Total balance, as of \d/)
})

it('tabs keep the greatest visible height', async () => {
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
  // The reserved height includes content that is scrolled out of view.
  vi.spyOn(panel() ?? body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -160))
  body.scrollTop = 160
  await click('Tokens')
  expect(panel()?.style.minBlockSize).toBe('660px')
})

it('the balance shows pending transfers, and counts a replacement once', async () => {
  const address = `0x${'6c'.padStart(40, '0')}`
  const sent = {
    ...{ hash: '0xa1', caipNetworkId: 'eip155:1', kind: 'send', status: 'pending', at: Date.now(), from: address },
    transfers: [{ direction: 'out', amount: '0.7', from: address, to: '0x5', token: { symbol: 'ETH' } }],
  }
  const transactions = [sent, { ...sent, hash: '0xa2', replaces: '0xa1' }]
  const storage = createMemoryStorage({
    '@appkit/own_transactions': JSON.stringify(
      transactions.map((activity) => ({ caipAddress: `eip155:1:${address}`, activity })),
    ),
  })
  const { modal, evm } = create({ storage })
  evm.balance = 10n ** 18n
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance, 0.7 ETH on its way$3,250.00'))
})

it('a token shows price and change of a day', async () => {
  const { modal, evm } = create()
  const price = { ...usd('2000'), change24h: '-1.25', course: [3, 2, 1] }
  evm.chainReader = { tokens: async ({ network }) => [{ ...network.nativeCurrency, amount: 1n, price }] }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, click } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(rows(root)[0]).toMatch(/Ether\$2,000\.00 −1\.25%/))
  expect(root.querySelector('.fy-down')?.textContent).toBe('−1.25%')
  expect(root.querySelector('.fy-spark')).not.toBeNull()
  // Once the list includes other networks, each row names its network.
  await connect(modal, { walletId: 'lantern', namespace: 'solana' })
  await click('All networks')
  await vi.waitFor(() => expect(rows(root).join()).toMatch(/EtherEthereum · \$2,000\.00 −1\.25%/))
})

it('the total has its room until a price or its absence is known, and is there at once at the next opening', async () => {
  const { modal, evm } = create()
  let answer = () => {}
  const priced = new Promise<void>((resolve) => {
    answer = resolve
  })
  evm.balance = 10n ** 18n
  evm.chainReader = {
    tokens: async ({ network }) => {
      await priced
      return [{ ...network.nativeCurrency, amount: 1n, price: usd('2000') }]
    },
  }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(modal.$account().get().balanceStatus).toBe('ready'))
  expect(balance(root)).toBe('Total balance')
  expect(root.querySelector('.fy-balance .fy-skel--big')).not.toBeNull()
  await act(async () => answer())
  await flushUpdates()
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance$2,000.00'))
  await act(async () => modal.close())
  await flushUpdates()
  await act(async () => {
    await modal.context.show({ view: 'Account' })
    expect([...document.querySelectorAll('[data-foyer]')].at(-1)?.shadowRoot?.textContent).toContain('$2,000.00')
  })
})

const stranger = { address: `0x${'b1'.repeat(20)}`, symbol: 'WIN', name: 'Winner', decimals: 6, amount: 9n }

async function changeTotal() {
  const { modal, evm } = create()
  evm.balance = 10n ** 18n
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(balance(root)).toBe('Total balance$3,250.00'))
  evm.balance = 15n * 10n ** 17n
  await act(() => refreshBalance(modal))
  for (let turn = 0; turn < 20 && root.querySelector('bdi.fy-big')?.textContent === '$3,250.00'; turn++) {
    await advanceTime(50)
  }
  return root
}

it('the digits of a total that change roll in a copy; the text is the new total at once', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const { animate } = Element.prototype
  // Animations of happy-dom end by the real clock: let them end by the fake one.
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes, options) {
    const animation = animate.call(this, keyframes, options)
    const duration = Number(typeof options === 'object' ? options.duration : options)
    const finished = new Promise<Animation>((resolve) => setTimeout(() => resolve(animation), duration))
    return Object.defineProperty(animation, 'finished', { value: finished })
  })
  const root = await changeTotal()
  expect(root.querySelector('bdi.fy-big')?.textContent).toBe('$4,250.00')
  const copy = root.querySelector<HTMLElement>('.fy-roll')
  expect(copy?.textContent).toBe('$4,250.00')
  expect(copy?.getAttribute('aria-hidden')).toBe('true')
  const changed = [...root.querySelectorAll<HTMLElement>('.fy-roll__d')]
  expect(changed.map(({ textContent, dataset }) => [dataset.before, textContent])).toEqual([['3', '4']])
  await advanceTime(400)
  expect(root.querySelector('.fy-roll')).toBeNull()
})

it('no digits roll with reduced motion', async () => {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? { ...matchMedia(query), matches: true } : matchMedia(query),
  )
  const root = await changeTotal()
  expect(balance(root)).toBe('Total balance$4,250.00')
})

it('tokens known to the chain alone are folded', async () => {
  const { modal, evm } = create({ tokenLists: [{ tokens: [{ ...usdc, chainId: 1 }] }] })
  evm.chainReader = { tokens: async ({ network }) => [{ ...network.nativeCurrency, amount: 1n }, usdc, stranger] }
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
] as const)('dust is recognized in %s', async (currency, each, worth) => {
  const { modal, evm } = create({ currency })
  const token = (at: string, symbol: string, amount: bigint) => ({
    ...{ address: `0x${at.repeat(20)}`, symbol, name: symbol, decimals: 6, amount, price: { amount: each, currency } },
  })
  const [dollar, cents] = [token('a1', 'DLR', 1_000_000n), token('a2', 'CNT', 100_000n)]
  evm.chainReader = { tokens: async ({ network }) => [{ ...network.nativeCurrency, amount: 1n }, dollar, cents] }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, text } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(rows(root).some((row) => row?.includes(worth))).toBe(true))
  expect(rows(root)).toHaveLength(2)
  expect(text()).toContain('Show 1 small or unknown token')
})

it('the total names a token without a price', async () => {
  const { modal, evm } = create({ tokenLists: [{ tokens: [{ ...usdc, chainId: 1 }] }] })
  const price = usd('2000')
  evm.chainReader = {
    tokens: async ({ network }) => [{ ...network.nativeCurrency, amount: 1n, price }, usdc, stranger],
  }
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const { root, click, control } = await openModal(modal, { view: 'Account' })
  await vi.waitFor(() => expect(balance(root)).toMatch(/^Total balance, excludes 1 token.*USDC$/))
  const names = () => root.getElementById(control('excludes 1 token').getAttribute('aria-controls') ?? '')
  expect([names()?.hidden, control('excludes 1 token').getAttribute('aria-expanded')]).toEqual([true, 'false'])
  await click('excludes 1 token')
  expect([names()?.hidden, names()?.textContent]).toEqual([false, 'USDC'])
  expect(control('excludes 1 token').getAttribute('aria-expanded')).toBe('true')
})

it('requests open in the wallet are listed with the way back, after closing too', async () => {
  const chain = createFakeChainReader()
  chain.mode = 'hold'
  const { modal, evm } = create()
  evm.chainReader = chain.chainReader
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
  await vi.waitFor(() => expect(account.text()).toContain('Sending 0.5 ETH to 0x7e7e…7e7e: approve in Lantern.'))
  await account.click('Show')
  await vi.waitFor(() => expect(account.text()).toContain('Approve in Lantern'))
  await act(async () => chain.release())
})
