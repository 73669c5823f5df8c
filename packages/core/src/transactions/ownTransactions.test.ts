import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { watchBalance } from '../portfolio/watchBalance.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createFakeChain, type FakeChain } from '../testing/createFakeChain.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import type { Activity } from '../types/activity.js'
import type { CaipAddress } from '../types/caip.js'
import type { KeyValueStorage } from '../types/storage.js'
import { getPendingOutflows } from './getPendingOutflows.js'
import { TRANSACTION_POLL_MAX_INTERVAL_MS } from './limits.js'
import { ownTransactions, recordTransaction } from './ownTransactions.js'
import { pastReceivers } from './pastReceivers.js'
import { MAX_PENDING_TRANSACTIONS, MAX_SETTLED_TRANSACTIONS, TRANSACTION_LIFETIME_MS } from './storedTransactions.js'

const NOW = Date.UTC(2026, 7, 9)
const ME: CaipAddress = `eip155:1:0x${'6c'.padStart(40, '0')}`
const KEY = '@appkit/own_transactions'

const sent = (hash: string, more: Partial<Activity> = {}): Activity => ({
  hash,
  caipNetworkId: 'eip155:1',
  kind: 'send',
  status: 'pending',
  at: Date.now(),
  transfers: [{ direction: 'out', amount: '250', to: '0xtheo', token: { symbol: 'USDC' } }],
  ...more,
})

function createPage(isShared = true) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null })
  const events = new EventTarget()
  const navigator = { onLine: true, locks: isShared ? createLocks() : undefined }
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('navigator', navigator)
  return {
    hide(isHidden: boolean) {
      document.visibilityState = isHidden ? 'hidden' : 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    setOnline(isOnline: boolean) {
      navigator.onLine = isOnline
      events.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    },
    tellOfStorage: () => events.dispatchEvent(Object.assign(new Event('storage'), { key: KEY })),
  }
}

function createLocks() {
  const queues = new Map<string, Promise<unknown>>()
  return {
    request(name: string, { signal }: { readonly signal: AbortSignal }, act: () => Promise<void>) {
      const mine = (queues.get(name) ?? Promise.resolve()).then(() => {
        if (signal.aborted) throw signal.reason
        return act()
      })
      queues.set(
        name,
        mine.catch(() => undefined),
      )
      return mine
    },
  }
}

async function createTab(storage: KeyValueStorage = createMemoryStorage(), chain = createFakeChain()) {
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const { modal } = createTestModal({ storage, fake })
  watchBalance(modal)
  const context = getTestContext(modal)
  await connect(modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  const listOf = (caipAddress = ME) => context.use(ownTransactions).$of(caipAddress).get()
  const statuses = () => listOf().map(({ status }) => status)
  return { modal, context, fake, chain, storage, listOf, statuses }
}

const stored = (storage: KeyValueStorage) => storage.getItem(KEY) ?? ''
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
}

let page: ReturnType<typeof createPage>
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  page = createPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an own transaction', () => {
  it('is polled until it is included, and then refreshes the portfolio', async () => {
    const { context, fake, chain, listOf } = await createTab()
    const seen: string[] = []
    context
      .use(ownTransactions)
      .$of(ME)
      .subscribe(([first]) => void seen.push(first?.status ?? 'none'))
    recordTransaction(context.modal, ME, sent('0x1', { nonce: 4 }))
    await pass(1_000)
    expect(listOf()).toMatchObject([{ hash: '0x1', status: 'pending', nonce: 4 }])
    expect(context.stores.portfolio.of(ME).native?.amount).toBe('1.2845')
    fake.balance = 7n * 10n ** 18n
    chain.states.set('0x1', { status: 'confirmed', at: NOW + 900, fee: 21n })
    await pass(2_000)
    expect(listOf()).toMatchObject([{ status: 'confirmed', at: NOW + 900, fee: 21n, nonce: 4 }])
    expect(context.stores.portfolio.of(ME).native?.amount).toBe('7')
    expect(seen).toEqual(['none', 'pending', 'confirmed'])
    await pass(10 * TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(chain.asked).toEqual(['0x1', '0x1'])
  })

  it('is polled ever more rarely', async () => {
    const { context, chain } = await createTab()
    recordTransaction(context.modal, ME, sent('0x1'))
    await pass(60_000)
    expect(chain.asked.length).toBeLessThanOrEqual(9)
    const before = chain.asked.length
    await pass(10 * TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(chain.asked.length - before).toBeLessThanOrEqual(11)
    expect(chain.asked.length - before).toBeGreaterThanOrEqual(9)
  })

  it.each(['failed', 'dropped'] as const)('is reported as %s', async (status) => {
    const { context, chain, statuses } = await createTab()
    recordTransaction(context.modal, ME, sent('0x1'))
    chain.states.set('0x1', { status })
    await pass(1_000)
    expect(statuses()).toEqual([status])
  })

  it('is followed under the hash that replaced it', async () => {
    const { context, chain, listOf } = await createTab()
    recordTransaction(context.modal, ME, sent('0x1', { nonce: 4 }))
    chain.states.set('0x1', { status: 'replaced', replacedBy: '0x2' })
    await pass(1_000)
    expect(listOf()).toMatchObject([
      { hash: '0x2', status: 'pending', nonce: 4, transfers: [] },
      { hash: '0x1', status: 'replaced' },
    ])
    chain.states.set('0x2', { status: 'confirmed' })
    await pass(1_000)
    expect(listOf()[0]).toMatchObject({ hash: '0x2', status: 'confirmed' })
  })

  it('keeps the details that this page recorded of its replacement', async () => {
    const { context, chain, listOf } = await createTab()
    recordTransaction(context.modal, ME, sent('0x1', { nonce: 4 }))
    await pass(500)
    recordTransaction(context.modal, ME, sent('0x2', { nonce: 4 }))
    chain.states.set('0x1', { status: 'replaced', replacedBy: '0x2' })
    await pass(500)
    expect(listOf()).toMatchObject([
      { hash: '0x2', kind: 'send', transfers: [{ amount: '250' }] },
      { hash: '0x1', status: 'replaced' },
    ])
  })

  it.each<readonly [string, Partial<Activity>, Partial<Activity>]>([
    ['of the same nonce', { nonce: 4 }, { nonce: 4 }],
    ['that replaces it', {}, { replaces: '0x1' }],
    ['that it replaces', { replaces: '0x2' }, {}],
    ['that replaces its replacement', {}, { replaces: '0x3' }],
  ])('counts as replaced as soon as the chain has the one %s', async (_, one, other) => {
    const { context, chain, listOf } = await createTab()
    recordTransaction(context.modal, ME, sent('0x1', one))
    if (other.replaces === '0x3')
      recordTransaction(context.modal, ME, sent('0x3', { status: 'replaced', replaces: '0x1' }))
    recordTransaction(context.modal, ME, sent('0x2', other))
    recordTransaction(context.modal, ME, sent('0x9', { nonce: 5 }))
    const seen: string[] = []
    const statusOf = (wanted: string) => listOf().find(({ hash }) => hash === wanted)?.status
    context
      .use(ownTransactions)
      .$of(ME)
      .subscribe(
        () =>
          void seen.push(`${statusOf('0x1')} ${statusOf('0x2')} ${getPendingOutflows(context, [ME]).get()[0]?.amount}`),
      )
    chain.states.set('0x2', { status: 'confirmed' })
    await pass(2_000)
    expect(seen.at(-1)).toBe('replaced confirmed 250')
    expect(seen.some((each) => each.startsWith('pending confirmed'))).toBe(false)
  })

  it('is still polled after a node fails to respond', async () => {
    const { context, chain, statuses } = await createTab()
    recordTransaction(context.modal, ME, sent('0x1'))
    chain.states.set('0x1', new Error('unreachable'))
    await pass(1_000)
    expect(statuses()).toEqual(['pending'])
    chain.states.set('0x1', { status: 'confirmed' })
    await pass(2_000)
    expect(statuses()).toEqual(['confirmed'])
  })

  it.each([
    ['the page is hidden', (is: boolean) => page.hide(is)],
    ['the page is offline', (is: boolean) => page.setOnline(!is)],
  ])('is not polled while %s, and is polled soon after', async (_, sleep) => {
    const { context, chain, statuses } = await createTab()
    recordTransaction(context.modal, ME, sent('0x1'))
    await pass(1_000)
    sleep(true)
    await pass(10 * TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(chain.asked).toEqual(['0x1'])
    chain.states.set('0x1', { status: 'confirmed' })
    sleep(false)
    await pass(1_000)
    expect(statuses()).toEqual(['confirmed'])
  })

  it('is no longer followed once its account disconnects or the modal is destroyed', async () => {
    const { modal, context, chain } = await createTab()
    recordTransaction(context.modal, ME, sent('0x1'))
    await disconnect(modal)
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(chain.asked).toEqual([])
    await connect(modal, { walletId: 'lantern' })
    await pass(1_000)
    expect(chain.asked).toEqual(['0x1'])
    modal.destroy()
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(chain.asked).toEqual(['0x1'])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a stored transaction', () => {
  it('is followed again once its account connects', async () => {
    const first = await createTab()
    recordTransaction(first.modal, ME, sent('0x1', { nonce: 4, fee: 3n }))
    first.modal.destroy()
    const chain = createFakeChain()
    chain.states.set('0x1', { status: 'confirmed' })
    const { listOf } = await createTab(first.storage, chain)
    await pass(1_000)
    expect(listOf()).toMatchObject([{ ...sent('0x1'), status: 'confirmed', at: NOW, nonce: 4, fee: 3n }])
  })

  it('costs neither a load nor a write when none exists', async () => {
    const { storage, chain } = await createTab()
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect([stored(storage), chain.asked]).toEqual(['', []])
  })

  it.each([
    '{',
    '{}',
    '[null, 7, [], {"caipAddress":"nobody"}]',
    JSON.stringify([{ caipAddress: ME, activity: { ...sent('0x1'), status: 'lost' } }]),
    JSON.stringify([{ caipAddress: ME, activity: { ...sent('0x1'), hash: 'x'.repeat(3_000) } }]),
    JSON.stringify([{ caipAddress: ME, activity: { ...sent('0x1'), kind: 'constructor' } }]),
    JSON.stringify([{ caipAddress: ME, activity: { ...sent('0x1'), at: 'yesterday' } }]),
  ])('is ignored when it is malformed: %s', async (text) => {
    const { listOf, chain } = await createTab(createMemoryStorage({ [KEY]: text }))
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect([listOf(), chain.asked]).toEqual([[], []])
  })

  it('loses its malformed fields alone', async () => {
    const transfers = [{ direction: 'up' }, 'x', { direction: 'out', amount: '1e9', to: 5, token: { symbol: {} } }]
    const activity = { ...sent('0x1'), fee: '-1', nonce: 1.5, transfers }
    const { listOf } = await createTab(createMemoryStorage({ [KEY]: JSON.stringify([{ caipAddress: ME, activity }]) }))
    expect(listOf()).toEqual([{ ...sent('0x1'), at: NOW, transfers: [{ direction: 'out', token: {} }] }])
  })

  it('is followed among the newest 99 and kept among 100 more', async () => {
    const many = (status: Activity['status'], prefix: string) =>
      Array.from({ length: 150 }, (_, index) => ({
        caipAddress: ME,
        activity: sent(`${prefix}${index}`, { status, at: NOW - 150 + index }),
      }))
    const storage = createMemoryStorage({ [KEY]: JSON.stringify([...many('confirmed', 'c'), ...many('pending', 'p')]) })
    const slow = createFakeChain()
    slow.isSlow = true
    const { listOf, chain } = await createTab(storage, slow)
    await pass(1_200)
    expect([MAX_PENDING_TRANSACTIONS, MAX_SETTLED_TRANSACTIONS]).toEqual([99, 100])
    const pending = listOf().filter(({ status }) => status === 'pending')
    expect([pending.length, pending[0]?.hash, listOf().length]).toEqual([99, 'p149', 199])
    expect(new Set(chain.asked).size).toBe(99)
    expect(chain.most).toBe(1)
  })

  it('is dropped once no node can include it any more', async () => {
    const old = sent('0x1', { at: NOW - TRANSACTION_LIFETIME_MS - 1 })
    const { listOf } = await createTab(
      createMemoryStorage({ [KEY]: JSON.stringify([{ caipAddress: ME, activity: old }]) }),
    )
    expect(listOf()).toEqual([])
  })

  it('lasts for the visit when storage is unavailable', async () => {
    const blocked: KeyValueStorage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
      removeItem: () => {},
    }
    const { context, chain, statuses } = await createTab(blocked)
    recordTransaction(context.modal, ME, sent('0x1'))
    expect(statuses()).toEqual(['pending'])
    chain.states.set('0x1', { status: 'confirmed' })
    await pass(1_000)
    expect(statuses()).toEqual(['confirmed'])
  })
})

describe('several tabs', () => {
  async function createTabs(): Promise<{
    one: Awaited<ReturnType<typeof createTab>>
    other: Awaited<ReturnType<typeof createTab>>
    chain: FakeChain
  }> {
    const chain = createFakeChain()
    const storage = createMemoryStorage()
    const one = await createTab(storage, chain)
    recordTransaction(one.modal, ME, sent('0x1'))
    return { one, other: await createTab(storage, chain), chain }
  }

  it('share one poller, and all see the outcome and the refreshed portfolio', async () => {
    const { one, other, chain } = await createTabs()
    await pass(1_000)
    expect(chain.asked).toEqual(['0x1'])
    other.fake.balance = 5n * 10n ** 18n
    chain.states.set('0x1', { status: 'confirmed' })
    await pass(2_000)
    page.tellOfStorage()
    await pass(0)
    expect([one.statuses(), other.statuses()]).toEqual([['confirmed'], ['confirmed']])
    expect(other.context.stores.portfolio.of(ME).native?.amount).toBe('5')
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(chain.asked).toEqual(['0x1', '0x1'])
  })

  it('pass the polling on when the first tab closes', async () => {
    const { one, other, chain } = await createTabs()
    await pass(1_000)
    one.modal.destroy()
    chain.states.set('0x1', { status: 'confirmed' })
    await pass(1_000)
    expect(other.statuses()).toEqual(['confirmed'])
  })

  it('keep the transactions that each of them sent', async () => {
    const { one, other } = await createTabs()
    recordTransaction(other.modal, ME, sent('0x2', { at: NOW + 1 }))
    recordTransaction(one.modal, ME, sent('0x3', { at: NOW + 2 }))
    page.tellOfStorage()
    const hashes = ['0x3', '0x2', '0x1']
    expect([one, other].map(({ listOf }) => listOf().map(({ hash }) => hash))).toEqual([hashes, hashes])
  })

  it('all poll in a browser without locks until one sees the outcome', async () => {
    page = createPage(false)
    const { chain, other } = await createTabs()
    chain.states.set('0x1', { status: 'confirmed' })
    await pass(1_000)
    expect(other.statuses()).toEqual(['confirmed'])
    const asked = chain.asked.length
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(chain.asked.length).toBe(asked)
  })
})

it('pastReceivers returns the receivers of an account on all networks of its namespace, without failed sends', async () => {
  const { context, chain } = await createTab()
  const to = (hash: string, receiver: string, more: Partial<Activity> = {}) =>
    sent(hash, { transfers: [{ direction: 'out', to: receiver }], ...more })
  const other: CaipAddress = `eip155:8453:${ME.slice('eip155:1:'.length)}`
  recordTransaction(context.modal, ME, to('0x1', '0xa', { at: NOW - 2 }))
  recordTransaction(context.modal, other, to('0x2', '0xb', { caipNetworkId: 'eip155:8453', at: NOW - 1 }))
  recordTransaction(context.modal, ME, to('0x3', '0xa'))
  recordTransaction(context.modal, 'eip155:1:0x9', to('0x4', '0xstranger'))
  recordTransaction(context.modal, ME, to('0x5', '0xnever'))
  recordTransaction(context.modal, ME, sent('0x6', { transfers: [{ direction: 'in', to: '0xme' }] }))
  chain.states.set('0x5', { status: 'dropped' })
  await pass(1_000)
  expect(context.use(pastReceivers).of(ME)).toEqual(['0xa', '0xb'])
})

describe('a batch of calls', () => {
  const asOne = (more: Partial<Activity> = {}) =>
    sent('calls-1', {
      callsId: 'calls-1',
      transfers: [
        { direction: 'out', amount: '1', to: '0xtheo' },
        { direction: 'out', amount: '2', to: '0xlena' },
      ],
      ...more,
    })

  async function createWith(storage = createMemoryStorage()) {
    const chain = createFakeChain()
    const fake = createFakeAdapter()
    fake.chainReader = chain.chainReader
    const lantern = fake.wallet()
    lantern.calls = { status: 'pending', hashes: [] }
    const { modal } = createTestModal({ storage, fake })
    const context = getTestContext(modal)
    await connect(modal, { walletId: 'lantern' })
    return { modal, context, chain, lantern, storage, listOf: () => context.use(ownTransactions).$of(ME).get() }
  }

  it('is followed by a wallet query and then has its hash', async () => {
    const { context, chain, lantern, listOf } = await createWith()
    recordTransaction(context.modal, ME, asOne())
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(listOf()).toMatchObject([{ hash: 'calls-1', status: 'pending' }])
    expect(chain.asked).toEqual([])
    chain.states.set('0x77', { status: 'confirmed', at: NOW + 5, fee: 21n })
    lantern.calls = { status: 'confirmed', hashes: ['0x77'] }
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(listOf()).toMatchObject([{ hash: '0x77', status: 'confirmed', at: NOW + 5, fee: 21n }])
    expect(listOf()[0]?.transfers).toHaveLength(2)
  })

  it('becomes several transactions when the wallet sent several, each with its own transfers', async () => {
    const { context, lantern, listOf } = await createWith()
    recordTransaction(context.modal, ME, asOne())
    lantern.calls = { status: 'confirmed', hashes: ['0x77', '0x78'] }
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(listOf()).toHaveLength(2)
    expect(new Map(listOf().map(({ hash, transfers }) => [hash, transfers.map(({ to }) => to)]))).toEqual(
      new Map([
        ['0x77', ['0xtheo']],
        ['0x78', ['0xlena']],
      ]),
    )
  })

  it('fails when the wallet reports that it failed', async () => {
    const { context, lantern, listOf } = await createWith()
    recordTransaction(context.modal, ME, asOne())
    lantern.calls = { status: 'failed', hashes: [] }
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(listOf()).toMatchObject([{ hash: 'calls-1', status: 'failed' }])
  })

  it('is followed after a reload, and by no other account', async () => {
    const first = await createWith()
    recordTransaction(first.modal, ME, asOne())
    first.modal.destroy()
    const next = await createWith(first.storage)
    next.lantern.calls = { status: 'confirmed', hashes: ['0x77'] }
    next.lantern.setAccounts(['0xother'])
    await pass(TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(next.listOf()).toMatchObject([{ status: 'pending', callsId: 'calls-1' }])
    next.lantern.setAccounts([ME.split(':')[2] ?? ''])
    await pass(2 * TRANSACTION_POLL_MAX_INTERVAL_MS)
    expect(next.listOf()).toMatchObject([{ hash: '0x77', status: 'confirmed' }])
  })
})
