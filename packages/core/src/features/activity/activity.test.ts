import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../actions/connect.js'
import { fetchActivity, watchActivity } from '../../actions/fetchActivity.js'
import { getRemoteFeatures } from '../../actions/getRemoteFeatures.js'
import type { ActivityQuery } from '../../adapter/ledger.js'
import { HISTORY_FRESH } from '../../constants.js'
import { isModalError } from '../../errors/ModalError.js'
import { ownTransactions, recordTransaction } from '../../flows/ownTransactions.js'
import { remoteSettings } from '../../flows/remoteSettings.js'
import { contextOf } from '../../testing/contextOf.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChain } from '../../testing/createFakeChain.js'
import { createTestModal } from '../../testing/createTestModal.js'
import { type Answer, stubFetch } from '../../testing/stubFetch.js'
import type { Activity, ActivityPage } from '../../types/activity.js'
import type { CaipAddress } from '../../types/caip.js'
import type { Features } from '../../types/features.js'
import { noRemoteFeatures } from '../../utils/remoteFeatures.js'
import { activityFeeds } from './activityFeeds.js'
import { canReplace } from './canReplace.js'
import { activityFeature } from './feature.js'
import { replaceTransaction } from './replaceTransaction.js'

const NOW = Date.UTC(2026, 7, 9, 12)
const ADDRESS = `0x${'6c'.padStart(40, '0')}`
const ME: CaipAddress = `eip155:1:${ADDRESS}`
const THEO = '0x7e00000000000000000000000000000000000002'
const SUPPORTED: Answer = { json: { http: ['eip155:1'], ws: [] } }

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
  /** What the chain answers, page by page. */
  readonly pages?: readonly (ActivityPage | Error)[]
  readonly answers?: readonly (Answer | Error)[]
  readonly activity?: Features['activity']
  readonly basic?: boolean
}

/** A visitor with a history. */
async function create({ pages = [], answers = [], activity, basic = false }: CreateParameters = {}) {
  // Who the visitor is, nobody knows.
  const before = stubFetch({ status: 404 })
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
  fake.ledger = chain.ledger
  const { modal } = createTestModal({ fake, basic, features: { ...(activity !== undefined && { activity }) } })
  const context = contextOf(modal)
  await connect(modal, { walletId: 'lantern' })
  while (!basic && before.length < 2) {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }
  const asked = stubFetch(...(answers.length ? answers : [SUPPORTED, { json: { data: [], next: null } }]))
  const history = () => asked.filter(({ pathname }) => pathname.endsWith('/history'))
  const feed = context.use(activityFeeds).of(ME)
  const hashes = () => feed.$state.get().lines.map(({ hash }) => hash)
  const offered = () => {
    const composed = context.features.find(({ definition }) => definition === activityFeature)
    return composed?.definition.tabs?.some(({ isOffered }) => isOffered?.(composed.host)) ?? false
  }
  return { modal, context, fake, chain, asked, history, queries, feed, hashes, offered }
}

/** Lets a promise settle while hardly any time passes: what is followed goes on and on. */
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

describe('where it is offered', () => {
  it('S1.035 in the account of who is connected', async () => {
    expect((await create()).offered()).toBe(true)
  })

  it('S1.071 on EVM by default, and elsewhere where the site turns it on', async () => {
    expect((await create({ activity: {} })).offered()).toBe(true)
    expect((await create({ activity: { namespaces: ['solana'] } })).offered()).toBe(false)
    expect((await create({ activity: { namespaces: ['solana', 'eip155'] } })).offered()).toBe(true)
  })

  it('S1.044 nowhere where the project has turned it off', async () => {
    const { modal, offered } = await create({
      answers: [{ json: { features: [{ id: 'activity', isEnabled: false, config: null }] } }],
    })
    expect(offered()).toBe(true)
    await soon(getRemoteFeatures(modal))
    expect(offered()).toBe(false)
  })

  it('S2.049 nowhere where the site has turned it off', async () => {
    expect((await create({ activity: true })).offered()).toBe(true)
    expect((await create({ activity: false })).offered()).toBe(false)
    expect((await create({ basic: true })).offered()).toBe(false)
  })

  it('S2.049 nowhere where the project’s owner has turned it off', async () => {
    const { context, offered } = await create({ activity: true })
    const features = { ...noRemoteFeatures, activity: true }
    context.use(remoteSettings).known = features
    expect(offered()).toBe(true)
    context.use(remoteSettings).known = { ...features, activity: false }
    expect(offered()).toBe(false)
  })

  it('S1.035 nobody is asked, and nothing found, where it is off', async () => {
    const { modal, asked, queries } = await create({ activity: false, pages: [{ items: [happened('0x1', 1)] }] })
    expect(await fetchActivity(modal)).toMatchObject({ status: 'ready', transactions: [], hasMore: false })
    expect([asked, queries]).toEqual([[], []])
  })

  it('asks nobody before somebody looks', async () => {
    const { asked, queries } = await create({ pages: [{ items: [] }] })
    expect([asked, queries]).toEqual([[], []])
  })
})

describe('what happened', () => {
  it('is told by the chain, by the service and by what was sent here, each transaction once', async () => {
    const { context, feed, hashes } = await create({
      pages: [{ items: [happened('0xAA', 2), happened('0xcc', 4)] }],
      answers: [SUPPORTED, { json: { data: [told('0xaa', 2), told('0xbb', 3, { operationType: 'trade' })] } }],
    })
    recordTransaction(context, ME, happened('0xdd', 9, { status: 'pending' }))
    await soon(feed.refresh())
    expect(hashes()).toEqual(['0xdd', '0xAA', '0xbb', '0xcc'])
    expect(feed.$state.get()).toMatchObject({
      status: 'ready',
      hasMore: false,
      mayBeIncomplete: false,
      error: undefined,
    })
    // The picture is the service's.
    expect(feed.$state.get().lines[1]?.transfers[0]?.token).toMatchObject({ iconUrl: 'https://img.example/eth.png' })
    expect(feed.$state.get().lines[2]?.kind).toBe('swap')
  })

  it('has what is on its way on top, live', async () => {
    const { context, chain, feed } = await create({ pages: [{ items: [happened('0x1', 1)] }] })
    const seen: string[] = []
    const leave = feed.watch()
    feed.$state.subscribe(({ lines }) => seen.push(lines.map(({ hash, status }) => `${hash} ${status}`).join()))
    await soon(feed.more())
    recordTransaction(context, ME, happened('0x2', 5, { status: 'pending' }))
    expect(seen.at(-1)).toBe('0x2 pending,0x1 confirmed')
    chain.states.set('0x2', { status: 'confirmed', at: NOW + 1 })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(seen.at(-1)).toBe('0x2 confirmed,0x1 confirmed')
    leave()
  })

  it('is of the chain, where it knows better than this browser', async () => {
    const { context, feed } = await create({ pages: [{ items: [happened('0x1', 1, { status: 'failed', fee: 5n })] }] })
    recordTransaction(context, ME, happened('0x1', 2, { status: 'pending', kind: 'send' }))
    await soon(feed.refresh())
    expect(feed.$state.get().lines).toMatchObject([{ hash: '0x1', status: 'failed', fee: 5n, isOwn: true }])
  })

  it('what is owned is read anew as soon as anybody says that one of the visitor’s own is through', async () => {
    const { context, feed, fake } = await create({ pages: [{ items: [happened('0x1', 1)] }] })
    recordTransaction(context, ME, happened('0x1', 2, { status: 'pending' }))
    await vi.dynamicImportSettled()
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

  it('comes a page at a time, and no line comes in between later', async () => {
    const { feed, hashes, history, queries } = await create({
      pages: [{ items: [happened('0x1', 1), happened('0x3', 30)], next: 'n2' }, { items: [happened('0x5', 50)] }],
      answers: [
        SUPPORTED,
        { json: { data: [told('0x2', 2), told('0x4', 40)], next: 'c2' } },
        { json: { data: [told('0x6', 60)], next: null } },
      ],
    })
    await soon(feed.refresh())
    // The chain has told of 30: what the service tells of 40 waits for what the chain has in between.
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

  it('stays while it is read anew, until somebody says something else', async () => {
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

  it('whoever hears of the end of a page may ask for the next at once', async () => {
    const { feed, hashes } = await create({
      pages: [{ items: [happened('0x1', 1)], next: 'n2' }, { items: [happened('0x2', 2)] }],
      activity: { namespaces: ['eip155'] },
      basic: true,
    })
    const stop = feed.$state.listen(({ status, hasMore }) => {
      if (status === 'ready' && hasMore) void feed.more()
    })
    await soon(feed.refresh())
    while (feed.$state.get().hasMore) await vi.advanceTimersByTimeAsync(0)
    stop()
    expect(hashes()).toEqual(['0x1', '0x2'])
  })

  it('ends where a source leads back to where it was', async () => {
    const { feed, queries } = await create({ pages: [{ items: [happened('0x1', 1)], next: 'n' }] })
    await soon(feed.refresh())
    await soon(feed.more())
    await soon(feed.more())
    expect([feed.$state.get().hasMore, queries.length]).toEqual([false, 2])
  })

  it('says where something may be missing', async () => {
    const { feed } = await create({ pages: [{ items: [], mayBeIncomplete: true }] })
    await soon(feed.refresh())
    expect(feed.$state.get()).toMatchObject({ status: 'ready', mayBeIncomplete: true, error: undefined })
  })

  it('is without what strangers put there, and tells whom the visitor has dealt with', async () => {
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

describe('where a source does not answer', () => {
  const down = { status: 404 }

  it('what the chain says is shown, and what is missing is said', async () => {
    const { feed, hashes } = await create({ pages: [{ items: [happened('0x1', 1)] }], answers: [SUPPORTED, down] })
    await soon(feed.refresh())
    expect(hashes()).toEqual(['0x1'])
    expect(feed.$state.get()).toMatchObject({ status: 'ready', mayBeIncomplete: true, error: { code: 'HTTP_FAILED' } })
  })

  it('what was said before stays and is said to be old, and is read from its start once it can be', async () => {
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

  it('a network that could not be reached is said to be that', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { feed } = await create({ pages: [new Error('unreachable')], answers: [down] })
    await soon(feed.refresh())
    expect(feed.$state.get().error?.cause).toMatchObject({ code: 'OFFLINE' })
    vi.unstubAllGlobals()
  })

  it('what the service says is shown, and the chain is asked again when the visitor wants it', async () => {
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

  it('S8.059 fails with its words where nobody says anything, and shows what was sent here', async () => {
    const { modal, context, feed } = await create({ pages: [new Error('unreachable')], answers: [SUPPORTED, down] })
    recordTransaction(context, ME, happened('0x9', 1, { status: 'pending' }))
    const error = await soon(fetchActivity(modal).catch((cause: unknown) => cause))
    expect(error).toMatchObject({ code: 'TRANSACTIONS_FAILED', message: 'Failed to fetch transactions' })
    expect(feed.$state.get()).toMatchObject({ status: 'error', lines: [{ hash: '0x9' }] })
  })

  it('S5.047 a network that the service does not know has nothing there, and its history is not asked for', async () => {
    const { feed, asked, history, hashes } = await create({
      pages: [{ items: [happened('0x1', 1)] }],
      answers: [{ json: { http: ['eip155:10'], ws: [] } }],
    })
    await soon(feed.refresh())
    await soon(feed.refresh())
    expect([hashes(), feed.$state.get().mayBeIncomplete, history()]).toEqual([['0x1'], false, []])
    // Once for the life of the page.
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/v1/supported-chains'])
  })

  it('S7.005 the networks are asked for again after a failure', async () => {
    const { feed, history } = await create({ answers: [down, SUPPORTED, { json: { data: [] } }] })
    await soon(feed.refresh())
    expect(history()).toEqual([])
    await soon(feed.retry())
    expect(history()).toHaveLength(1)
  })
})

describe('while somebody looks', () => {
  it('is read once in 15 s, and dropped when nobody has looked for so long', async () => {
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
    await vi.advanceTimersByTimeAsync(HISTORY_FRESH - 1)
    expect([HISTORY_FRESH, hashes(), queries.length]).toEqual([15_000, ['0x1'], 1])
    await vi.advanceTimersByTimeAsync(1)
    expect([hashes(), feed.$state.get().status]).toEqual([[], 'idle'])
    await look()
    expect(queries).toHaveLength(2)
    expect(hashes()).toEqual(['0x1'])
  })

  it('an answer that comes after is no longer wanted', async () => {
    const { modal, feed, queries } = await create({ pages: [{ items: [happened('0x1', 1)] }] })
    const stop = feed.watch()
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    modal.destroy()
    expect(queries.every(({ signal }) => signal?.aborted)).toBe(true)
    stop()
  })
})

describe('for the site', () => {
  it('S3.030 tells of transactions as the service does', async () => {
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

  it('S3.031 tells what was moved as the service does: a token or an NFT', async () => {
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

  it('is read anew for who asks again after 15 s: a question that was answered looks no longer', async () => {
    const { modal, queries } = await create({ pages: [{ items: [happened('0x1', 1)] }] })
    await soon(fetchActivity(modal))
    await vi.advanceTimersByTimeAsync(HISTORY_FRESH)
    expect(queries).toHaveLength(1)
    const { transactions } = await soon(fetchActivity(modal))
    expect([transactions.length, queries.length]).toEqual([1, 2])
  })

  it('is refused without a wallet', async () => {
    stubFetch(SUPPORTED)
    const { modal } = createTestModal()
    await expect(fetchActivity(modal)).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
  })

  it('is told of each change, and of nothing once the visitor has left', async () => {
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

describe('another one in the place of one on its way', () => {
  const replacing = async () => {
    const created = await create()
    const asked: string[] = []
    created.fake.ledger = {
      ...created.chain.ledger,
      transfers: {
        ...(created.chain.ledger.transfers ?? expect.fail('no transfers')),
        async replace({ hash, how }) {
          asked.push(`${hash} ${how}`)
          return { hash: '0xnew', nonce: 4 }
        },
      },
    }
    recordTransaction(created.context, ME, happened('0x1', 5, { status: 'pending', nonce: 4 }))
    return { ...created, asked }
  }

  it.each([
    ['faster', { kind: 'send', transfers: [{ amount: '1' }] }],
    ['cancel', { kind: 'cancel', transfers: [] }],
  ] as const)('%s: the wallet is asked, and the new one is followed', async (how, expected) => {
    const { context, asked } = await replacing()
    const activity = happened('0x1', 5, { status: 'pending', nonce: 4 })
    await replaceTransaction(context, { caipAddress: ME, activity, how })
    expect(asked).toEqual([`0x1 ${how}`])
    expect(context.use(ownTransactions).$of(ME).get()[0]).toMatchObject({
      hash: '0xnew',
      status: 'pending',
      nonce: 4,
      ...expected,
    })
  })

  it.each([
    ['no clear answer', { code: -32603, message: 'Internal error' }, true],
    ['a no', { code: 4001, message: 'no' }, undefined],
  ])('%s of the wallet is told as one', async (_what, thrown, mayBeSent) => {
    const { context, chain, fake } = await replacing()
    const transfers = chain.ledger.transfers ?? expect.fail('no transfers')
    fake.ledger = { ...chain.ledger, transfers: { ...transfers, replace: () => Promise.reject(thrown) } }
    const activity = happened('0x1', 5, { status: 'pending', nonce: 4 })
    const asking = replaceTransaction(context, { caipAddress: ME, activity, how: 'faster' })
    const error = await asking.catch((error: unknown) => error)
    expect(isModalError(error) && error.context.mayBeSent).toBe(mayBeSent)
  })

  it('is offered only where the chain can', async () => {
    expect(await canReplace((await replacing()).context, ME)).toBe(true)
    const { context } = await create()
    expect(await canReplace(context, ME)).toBe(false)
    const activity = happened('0x1', 5, { status: 'pending' })
    await expect(replaceTransaction(context, { caipAddress: ME, activity, how: 'faster' })).rejects.toMatchObject({
      code: 'ACT_UNSUPPORTED',
    })
  })
})
