import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActivityQuery } from '../../adapter/chainReader.js'
import { connect } from '../../connection/connect.js'
import { isModalError } from '../../errors/ModalError.js'
import { refreshBalance } from '../../portfolio/refreshBalance.js'
import { watchBalance } from '../../portfolio/watchBalance.js'
import { getRemoteFeatures } from '../../project/getRemoteFeatures.js'
import { knownRemoteFeatures } from '../../project/knownRemoteFeatures.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChain } from '../../testing/createFakeChain.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { getTestContext } from '../../testing/getTestContext.js'
import { type StubAnswer, stubFetch } from '../../testing/stubFetch.js'
import { ownTransactions, recordTransaction } from '../../transactions/ownTransactions.js'
import type { Activity, ActivityPage } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Features } from '../../types/features.js'
import { DISABLED_REMOTE_FEATURES } from '../../utils/remoteFeatures.js'
import { canReplaceTransaction, getActivityFeed } from './activityFeeds.js'
import { HISTORY_FRESH_MS } from './createActivityFeed.js'
import { fetchActivity, watchActivity } from './fetchActivity.js'
import { activityFeature } from './index.js'
import { replaceTransaction } from './replaceTransaction.js'

const NOW = Date.UTC(2026, 7, 9, 12)
const ADDRESS = `0x${'6c'.padStart(40, '0')}`
const ME: CaipAddress = `eip155:1:${ADDRESS}`
const THEO = '0x7e00000000000000000000000000000000000002'
const SUPPORTED: StubAnswer = { json: { http: ['eip155:1'], ws: [] } }

const happened = (hash: string, age: number, more: Partial<Activity> = {}): Activity => ({
  hash,
  caipNetworkId: 'eip155:1',
  kind: 'send',
  status: 'confirmed',
  at: NOW - age,
  from: ADDRESS,
  to: THEO,
  transfers: [{ direction: 'out', amount: '1', from: ADDRESS, to: THEO, token: { symbol: 'ETH' } }],
  ...more,
})
const told = (hash: string, age: number, more = {}) => ({
  id: hash,
  metadata: {
    operationType: 'send',
    hash,
    minedAt: new Date(NOW - age).toISOString(),
    sentFrom: ADDRESS,
    sentTo: THEO,
    status: 'confirmed',
    chain: 'eip155:1',
    ...more,
  },
  transfers: [
    {
      direction: 'out',
      quantity: { numeric: '1' },
      fungible_info: { symbol: 'ETH', icon: { url: 'https://img.example/eth.png' } },
    },
  ],
})

interface CreateParameters {
  readonly pages?: readonly (ActivityPage | Error)[]
  readonly answers?: readonly (StubAnswer | Error)[]
  readonly activity?: Features['activity']
  readonly projectId?: string
  readonly basic?: boolean
}

async function create({
  pages = [],
  answers = [],
  activity,
  projectId = 'test',
  basic = false,
}: CreateParameters = {}) {
  const queries: ActivityQuery[] = []
  const chain = createFakeChain({
    ...(pages.length && {
      async activity(query: ActivityQuery) {
        const page = pages[Math.min(queries.length, pages.length - 1)]
        queries.push(query)
        if (page instanceof Error || !page) throw page
        return page
      },
    }),
  })
  const fake = createFakeAdapter()
  fake.chainReader = chain.chainReader
  const { modal } = createTestModal({
    fake,
    projectId,
    basic,
    features: { ...(activity !== undefined && { activity }) },
  })
  const context = getTestContext(modal)
  await connect(modal, { walletId: 'lantern' })
  const asked = stubFetch(...(answers.length ? answers : [SUPPORTED, { json: { data: [], next: null } }]))
  const history = () => asked.filter(({ pathname }) => pathname.endsWith('/history'))
  const hashes = () =>
    getActivityFeed(modal, ME)
      .$state.get()
      .lines.map(({ hash }) => hash)
  const offered = () => {
    const composed = context.features.find(({ definition }) => definition === activityFeature)
    return composed?.definition.tabs?.some(({ isOffered }) => isOffered?.(composed.featureContext)) ?? false
  }
  return {
    ...{ modal, context, fake, chain, asked, history, queries, hashes, offered },
    get feed() {
      return getActivityFeed(modal, ME)
    },
  }
}

/** Awaits a promise without running all fake timers, because the polling of pending transactions never ends. */
async function soon<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  promise.then(settle, settle)
  while (!isSettled) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
  return promise
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the activity tab is offered', () => {
  it('S1.035 in the account view of a connected user', async () => {
    expect((await create()).offered()).toBe(true)
  })

  it('S1.071 on EVM by default, and in other namespaces when the app enables them', async () => {
    expect((await create({ activity: {} })).offered()).toBe(true)
    expect((await create({ activity: { namespaces: ['solana'] } })).offered()).toBe(false)
    expect((await create({ activity: { namespaces: ['solana', 'eip155'] } })).offered()).toBe(true)
  })

  it('S1.044 nowhere when the project disables it', async () => {
    const { modal, offered } = await create({
      answers: [{ json: { features: [{ id: 'activity', isEnabled: false, config: null }] } }],
    })
    expect(offered()).toBe(true)
    await soon(getRemoteFeatures(modal))
    expect(offered()).toBe(false)
  })

  it('nowhere when the app disables it', async () => {
    expect((await create({ activity: true })).offered()).toBe(true)
    expect((await create({ activity: false })).offered()).toBe(false)
    expect((await create({ basic: true })).offered()).toBe(false)
  })

  it('nowhere when the remote configuration of the project disables it', async () => {
    const { context, offered } = await create({ activity: true })
    const features = { ...DISABLED_REMOTE_FEATURES, activity: true }
    context.use(knownRemoteFeatures).known = features
    expect(offered()).toBe(true)
    context.use(knownRemoteFeatures).known = { ...features, activity: false }
    expect(offered()).toBe(false)
  })

  it('S1.035 nowhere when it is off, and then no request is sent', async () => {
    const { modal, asked, queries } = await create({ activity: false, pages: [{ items: [happened('0x1', 1)] }] })
    expect(await fetchActivity(modal)).toMatchObject({ status: 'ready', transactions: [], hasMore: false })
    expect([asked, queries]).toEqual([[], []])
  })

  it('without any request before a component watches', async () => {
    const { asked, queries } = await create({ pages: [{ items: [] }] })
    expect([asked, queries]).toEqual([[], []])
  })
})

describe('the activity list', () => {
  it('merges the chain, the service and own transactions, each transaction once', async () => {
    const { context, feed, hashes } = await create({
      pages: [{ items: [happened('0xAA', 2), happened('0xcc', 4)] }],
      answers: [SUPPORTED, { json: { data: [told('0xaa', 2), told('0xbb', 3, { operationType: 'trade' })] } }],
    })
    recordTransaction(context.modal, ME, happened('0xdd', 9, { status: 'pending' }))
    await soon(feed.refresh())
    expect(hashes()).toEqual(['0xdd', '0xAA', '0xbb', '0xcc'])
    expect(feed.$state.get()).toMatchObject({
      status: 'ready',
      hasMore: false,
      mayBeIncomplete: false,
      error: undefined,
    })
    expect(feed.$state.get().lines[1]?.transfers[0]?.token).toMatchObject({ iconUrl: 'https://img.example/eth.png' })
    expect(feed.$state.get().lines[2]?.kind).toBe('swap')
  })

  it('shows pending transactions on top and updates them live', async () => {
    const { context, chain, feed } = await create({ pages: [{ items: [happened('0x1', 1)] }] })
    const seen: string[] = []
    const leave = feed.watch()
    feed.$state.subscribe(({ lines }) => seen.push(lines.map(({ hash, status }) => `${hash} ${status}`).join()))
    await soon(feed.more())
    recordTransaction(context.modal, ME, happened('0x2', 5, { status: 'pending' }))
    expect(seen.at(-1)).toBe('0x2 pending,0x1 confirmed')
    chain.states.set('0x2', { status: 'confirmed', at: NOW + 1 })
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.dynamicImportSettled()
    expect(seen.at(-1)).toBe('0x2 confirmed,0x1 confirmed')
    leave()
  })

  it('prefers the chain over the record of this browser', async () => {
    const { context, feed } = await create({ pages: [{ items: [happened('0x1', 1, { status: 'failed', fee: 5n })] }] })
    recordTransaction(context.modal, ME, happened('0x1', 2, { status: 'pending', kind: 'send' }))
    await soon(feed.refresh())
    expect(feed.$state.get().lines).toMatchObject([{ hash: '0x1', status: 'failed', fee: 5n, isOwn: true }])
  })

  it('refreshes the portfolio as soon as a source confirms an own transaction', async () => {
    const { modal, context, feed, fake } = await create({ pages: [{ items: [happened('0x1', 1)] }] })
    recordTransaction(context.modal, ME, happened('0x1', 2, { status: 'pending' }))
    watchBalance(modal)
    await soon(refreshBalance(modal))
    let reads = 0
    fake.readBalance = async () => {
      reads += 1
      return fake.balance
    }
    await soon(feed.refresh())
    await vi.dynamicImportSettled()
    expect(reads).toBe(1)
    await soon(feed.refresh())
    await vi.dynamicImportSettled()
    expect(reads).toBe(1)
  })

  it('grows page by page, and no row appears in between later', async () => {
    const { feed, hashes, history, queries } = await create({
      pages: [{ items: [happened('0x1', 1), happened('0x3', 30)], next: 'n2' }, { items: [happened('0x5', 50)] }],
      answers: [
        SUPPORTED,
        { json: { data: [told('0x2', 2), told('0x4', 40)], next: 'c2' } },
        { json: { data: [told('0x6', 60)], next: null } },
      ],
    })
    await soon(feed.refresh())
    expect(hashes()).toEqual(['0x1', '0x2', '0x3'])
    expect(feed.$state.get().hasMore).toBe(true)
    await soon(feed.more())
    expect(hashes()).toEqual(['0x1', '0x2', '0x3', '0x4'])
    expect(queries.map(({ cursor }) => cursor)).toEqual([undefined, 'n2'])
    expect(history()).toHaveLength(1)
    await soon(feed.more())
    expect(hashes()).toEqual(['0x1', '0x2', '0x3', '0x4', '0x5', '0x6'])
    expect(history().map(({ searchParams }) => searchParams.get('cursor'))).toEqual([null, 'c2'])
    expect(feed.$state.get().hasMore).toBe(false)
  })

  it('stays during a refresh until a source returns something else', async () => {
    const { feed, hashes } = await create({
      pages: [{ items: [happened('0x1', 1)] }, { items: [happened('0x2', 0), happened('0x1', 1)] }],
    })
    await soon(feed.refresh())
    const seen: string[] = []
    const stop = feed.$state.listen(({ status }) => seen.push(`${status} ${hashes()}`))
    await soon(feed.refresh())
    stop()
    expect(seen[0]).toBe('loading 0x1')
    expect(new Set(seen)).toEqual(new Set(['loading 0x1', 'loading 0x2,0x1', 'ready 0x2,0x1']))
  })

  it('allows a listener to request the next page at once', async () => {
    const { feed, hashes } = await create({
      pages: [{ items: [happened('0x1', 1)], next: 'n2' }, { items: [happened('0x2', 2)] }],
      activity: { namespaces: ['eip155'] },
      projectId: '',
    })
    const stop = feed.$state.listen(({ status, hasMore }) => {
      if (status === 'ready' && hasMore) void feed.more()
    })
    await soon(feed.refresh())
    while (feed.$state.get().hasMore) await vi.advanceTimersByTimeAsync(0)
    stop()
    expect(hashes()).toEqual(['0x1', '0x2'])
  })

  it('ends when a source repeats its cursor', async () => {
    const { feed, queries } = await create({ pages: [{ items: [happened('0x1', 1)], next: 'n' }] })
    await soon(feed.refresh())
    await soon(feed.more())
    await soon(feed.more())
    expect([feed.$state.get().hasMore, queries.length]).toEqual([false, 2])
  })

  it('marks where a row may be missing', async () => {
    const { feed } = await create({ pages: [{ items: [], mayBeIncomplete: true }] })
    await soon(feed.refresh())
    expect(feed.$state.get()).toMatchObject({ status: 'ready', mayBeIncomplete: true, error: undefined })
  })

  it('omits rows of strangers and names the receivers that the user knows', async () => {
    const nothing = happened('0x2', 2, {
      from: THEO,
      transfers: [{ direction: 'out', amount: '0', from: ADDRESS, to: '0x5', token: { symbol: 'ETH' } }],
    })
    const fake = happened('0x3', 3, {
      from: '0x5',
      kind: 'receive',
      transfers: [{ direction: 'in', amount: '9', from: '0x5', token: { address: '0x99', symbol: 'ETH' } }],
    })
    const { modal, feed } = await create({ pages: [{ items: [happened('0x1', 1), nothing, fake] }] })
    await soon(feed.refresh())
    expect(feed.$state.get().lines.map(({ hash, isSpam }) => [hash, isSpam])).toEqual([
      ['0x1', false],
      ['0x3', true],
    ])
    expect(feed.$state.get().contacts).toEqual([ADDRESS, THEO])
    expect((await soon(fetchActivity(modal))).transactions.map(({ id }) => id)).toEqual(['0x1'])
  })
})

describe('an unavailable source of activity', () => {
  const down = { status: 404 }

  it('leaves the rows of the chain and marks the list as partial', async () => {
    const { feed, hashes } = await create({ pages: [{ items: [happened('0x1', 1)] }], answers: [SUPPORTED, down] })
    await soon(feed.refresh())
    expect(hashes()).toEqual(['0x1'])
    expect(feed.$state.get()).toMatchObject({ status: 'ready', mayBeIncomplete: true, error: { code: 'HTTP_FAILED' } })
  })

  it('leaves its previous rows as stale, and is read from its start once it recovers', async () => {
    const { feed, hashes, queries } = await create({
      pages: [
        { items: [happened('0x1', 1)], next: 'n2' },
        new Error('unreachable'),
        new Error('unreachable'),
        { items: [happened('0x2', 0), happened('0x1', 1)] },
      ],
    })
    await soon(feed.refresh())
    expect(feed.$state.get().asOf).toBeUndefined()
    await soon(feed.refresh())
    const old = { status: 'ready', mayBeIncomplete: true, hasMore: false, asOf: NOW }
    expect(feed.$state.get()).toMatchObject(old)
    await soon(feed.refresh())
    expect([feed.$state.get(), hashes()]).toMatchObject([old, ['0x1']])
    await soon(feed.retry())
    expect([hashes(), feed.$state.get().error, feed.$state.get().asOf]).toEqual([['0x2', '0x1'], undefined, undefined])
    expect(queries.map(({ cursor }) => cursor)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is reported as an unreachable network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { feed } = await create({ pages: [new Error('unreachable')], answers: [down] })
    await soon(feed.refresh())
    expect(feed.$state.get().error?.cause).toMatchObject({ code: 'OFFLINE' })
    vi.unstubAllGlobals()
  })

  it('leaves the rows of the service, and the chain is read again when the user retries', async () => {
    const { feed, hashes } = await create({
      pages: [new Error('unreachable'), { items: [happened('0x1', 1)] }],
      answers: [SUPPORTED, { json: { data: [told('0x2', 2)] } }],
    })
    await soon(feed.refresh())
    expect([hashes(), feed.$state.get().mayBeIncomplete]).toEqual([['0x2'], true])
    await soon(feed.more())
    expect(hashes()).toEqual(['0x2'])
    await soon(feed.retry())
    expect([hashes(), feed.$state.get().mayBeIncomplete, feed.$state.get().error]).toEqual([
      ['0x1', '0x2'],
      false,
      undefined,
    ])
  })

  it('S8.059 causes the specified error when no source responds, and own transactions stay visible', async () => {
    const { modal, context, feed } = await create({ pages: [new Error('unreachable')], answers: [SUPPORTED, down] })
    recordTransaction(context.modal, ME, happened('0x9', 1, { status: 'pending' }))
    const error = await soon(fetchActivity(modal).catch((cause: unknown) => cause))
    expect(error).toMatchObject({ code: 'TRANSACTIONS_FAILED', message: 'Failed to fetch transactions' })
    expect(feed.$state.get()).toMatchObject({ status: 'error', lines: [{ hash: '0x9' }] })
  })

  it('S5.047 that does not support the network returns nothing and is not queried for its history', async () => {
    const { feed, asked, history, hashes } = await create({
      pages: [{ items: [happened('0x1', 1)] }],
      answers: [{ json: { http: ['eip155:10'], ws: [] } }],
    })
    await soon(feed.refresh())
    await soon(feed.refresh())
    expect([hashes(), feed.$state.get().mayBeIncomplete, history()]).toEqual([['0x1'], false, []])
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/v1/supported-chains'])
  })

  it('S7.005 is queried for its networks again after a failure', async () => {
    const { feed, history } = await create({ answers: [down, SUPPORTED, { json: { data: [] } }] })
    await soon(feed.refresh())
    expect(history()).toEqual([])
    await soon(feed.retry())
    expect(history()).toHaveLength(1)
  })
})

describe('a watched activity list', () => {
  it('is read once in 15 s and dropped when no component watches for as long', async () => {
    const { feed, queries, hashes } = await create({ pages: [{ items: [happened('0x1', 1)] }] })
    const look = async () => {
      const stop = feed.watch()
      await soon(feed.more())
      stop()
    }
    await look()
    expect(queries).toHaveLength(1)
    const stop = feed.watch()
    stop()
    await vi.advanceTimersByTimeAsync(HISTORY_FRESH_MS - 1)
    expect([HISTORY_FRESH_MS, hashes(), queries.length]).toEqual([15_000, ['0x1'], 1])
    await vi.advanceTimersByTimeAsync(1)
    expect([hashes(), feed.$state.get().status]).toEqual([[], 'idle'])
    await look()
    expect(queries).toHaveLength(2)
    expect(hashes()).toEqual(['0x1'])
  })

  it('aborts its requests when the modal is destroyed', async () => {
    const { modal, feed, queries } = await create({ pages: [{ items: [happened('0x1', 1)] }] })
    const stop = feed.watch()
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    modal.destroy()
    expect(queries.every(({ signal }) => signal?.aborted)).toBe(true)
    stop()
  })
})

describe('the public activity of an app', () => {
  it('S3.030 returns transactions in the format of the service', async () => {
    const { modal } = await create({ pages: [{ items: [happened('0x1', 1, { kind: 'swap', nonce: 3 })] }] })
    const { transactions } = await soon(fetchActivity(modal))
    expect(transactions).toEqual([
      {
        id: '0x1',
        metadata: {
          operationType: 'trade',
          status: 'confirmed',
          sentFrom: ADDRESS,
          sentTo: THEO,
          minedAt: new Date(NOW - 1).toISOString(),
          chain: 'eip155:1',
          nonce: 3,
        },
        transfers: [expect.objectContaining({ direction: 'out', quantity: { numeric: '1' } })],
      },
    ])
  })

  it('S3.031 returns each transfer in the format of the service: a token or an NFT', async () => {
    const nft = happened('0x2', 2, {
      kind: 'receive',
      from: THEO,
      transfers: [{ direction: 'in', nft: { name: 'Tidelines #204', imageUrl: 'https://img.example/204.png' } }],
    })
    const { modal } = await create({ pages: [{ items: [happened('0x1', 1), nft] }] })
    const { transactions } = await soon(fetchActivity(modal))
    expect(transactions.map(({ transfers }) => transfers)).toEqual([
      [{ direction: 'out', quantity: { numeric: '1' }, fungible_info: { name: undefined, symbol: 'ETH' } }],
      [{ direction: 'in', nft_info: { name: 'Tidelines #204', preview: { url: 'https://img.example/204.png' } } }],
    ])
  })

  it('is read again after 15 s, because a finished query does not watch', async () => {
    const { modal, queries } = await create({ pages: [{ items: [happened('0x1', 1)] }] })
    await soon(fetchActivity(modal))
    await vi.advanceTimersByTimeAsync(HISTORY_FRESH_MS)
    expect(queries).toHaveLength(1)
    const { transactions } = await soon(fetchActivity(modal))
    expect([transactions.length, queries.length]).toEqual([1, 2])
  })

  it('rejects without a wallet', async () => {
    stubFetch(SUPPORTED)
    const { modal } = createTestModal()
    await expect(fetchActivity(modal)).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
  })

  it('emits each change, and an empty list after disconnect', async () => {
    const { modal } = await create({ pages: [{ items: [happened('0x1', 1)] }] })
    const seen: number[] = []
    const stop = watchActivity(modal, ({ transactions }) => void seen.push(transactions.length))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.at(-1)).toBe(1)
    await soon(modal.disconnect())
    expect(seen.at(-1)).toBe(0)
    stop()
  })
})

describe('a replacement of a pending transaction', () => {
  const replacing = async () => {
    const created = await create()
    const asked: string[] = []
    created.fake.chainReader = {
      ...created.chain.chainReader,
      transfers: {
        ...(created.chain.chainReader.transfers ?? expect.fail('no transfers')),
        async replace({ hash, how }) {
          asked.push(`${hash} ${how}`)
          return { hash: '0xnew', nonce: 4 }
        },
      },
    }
    recordTransaction(created.modal, ME, happened('0x1', 5, { status: 'pending', nonce: 4 }))
    return { ...created, asked }
  }

  it.each([
    ['faster', { kind: 'send', transfers: [{ amount: '1' }] }],
    ['cancel', { kind: 'cancel', transfers: [] }],
  ] as const)('of the kind %s is requested from the wallet and followed', async (how, expected) => {
    const { modal, context, asked } = await replacing()
    const activity = happened('0x1', 5, { status: 'pending', nonce: 4 })
    await replaceTransaction(modal, { caipAddress: ME, activity, how })
    expect(asked).toEqual([`0x1 ${how}`])
    expect(context.use(ownTransactions).$of(ME).get()[0]).toMatchObject({
      hash: '0xnew',
      status: 'pending',
      nonce: 4,
      ...expected,
    })
  })

  it.each([
    ['an unclear answer', { code: -32603, message: 'Internal error' }, true],
    ['a rejection', { code: 4001, message: 'no' }, undefined],
  ])('that gets %s from the wallet rejects, and marks whether it may be sent', async (_what, thrown, mayBeSent) => {
    const { modal, chain, fake } = await replacing()
    const transfers = chain.chainReader.transfers ?? expect.fail('no transfers')
    fake.chainReader = { ...chain.chainReader, transfers: { ...transfers, replace: () => Promise.reject(thrown) } }
    const activity = happened('0x1', 5, { status: 'pending', nonce: 4 })
    const asking = replaceTransaction(modal, { caipAddress: ME, activity, how: 'faster' })
    const error = await asking.catch((error: unknown) => error)
    expect(isModalError(error) && error.context.mayBeSent).toBe(mayBeSent)
  })

  it('is offered only when the chain supports it', async () => {
    expect(await canReplaceTransaction((await replacing()).modal, ME)).toBe(true)
    const { modal } = await create()
    expect(await canReplaceTransaction(modal, ME)).toBe(false)
    const activity = happened('0x1', 5, { status: 'pending' })
    await expect(replaceTransaction(modal, { caipAddress: ME, activity, how: 'faster' })).rejects.toMatchObject({
      code: 'METHOD_UNSUPPORTED',
    })
  })
})
