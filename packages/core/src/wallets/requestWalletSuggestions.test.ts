import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CreateModalParameters } from '../modal/options.js'
import { preload } from '../modal/preload.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { getTestContext } from '../testing/getTestContext.js'
import { stubFetch } from '../testing/stubFetch.js'
import { getWallets } from './getWallets.js'
import { listAllWallets } from './listAllWallets.js'
import { loadMoreWalletSuggestions } from './loadWalletSuggestions.js'
import { isAllWalletsOffered, requestWalletSuggestions } from './requestWalletSuggestions.js'

const entry = (id: string, more: object = {}) => ({
  id,
  name: `Wallet ${id}`,
  chains: ['eip155:1'],
  supports_wc: true,
  ...more,
})

/** Stubs the directory and returns the queries that it receives. */
function serve(answer: (query: URLSearchParams) => object | number): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (given: string) => {
    const { pathname, searchParams } = new URL(given)
    if (pathname !== '/getWallets') return Response.json({ features: [], allowedOrigins: [] })
    asked.push(searchParams)
    const body = answer(searchParams)
    return typeof body === 'number' ? new Response('', { status: body }) : Response.json(body)
  })
  return asked
}

const four = { data: ['a', 'b', 'c', 'd'].map((id) => entry(id)), count: 480 }
const services = { directory: 'https://directory.example' }

function open(options: Partial<CreateModalParameters> = {}, wallets: string[] = []) {
  const domains = wallets.filter((id) => id.includes('.'))
  const fake = createFakeAdapter({ wallets: wallets.filter((id) => !domains.includes(id)), hasChannel: true })
  for (const id of domains) fake.wallet(id, { wallet: { id, name: id, type: 'ANNOUNCED', info: { rdns: id } } })
  return createTestModal({ fake, services, ...options }).modal
}

const suggested = async (modal: ReturnType<typeof open>) => {
  // Prevents that the view itself requests suggestions when the browser is idle.
  vi.stubGlobal('requestIdleCallback', () => 0)
  await modal.context.show()
  requestWalletSuggestions(getTestContext(modal))
  await vi.waitFor(() =>
    expect(['ready', 'failed']).toContain(getTestContext(modal).stores.directory.$suggestions.get().status),
  )
  return getWallets(modal).map(({ group, id }) => `${group}:${id}`)
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the wallets of the first view', () => {
  it('S9.010 are requested 4 at a time with the app’s filters', async () => {
    const asked = serve(() => four)
    const modal = open({ excludeWalletIds: ['x'] })
    await suggested(modal)
    expect(asked).toHaveLength(1)
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ entries: '4', page: '1', exclude: 'x' })
  })

  it('S4.085 are 4 recommended ones beside the link to all wallets', async () => {
    serve(() => four)
    const modal = open()
    expect(await suggested(modal)).toEqual([
      'walletConnect:walletconnect',
      'recommended:a',
      'recommended:b',
      'recommended:c',
      'recommended:d',
    ])
    expect(getTestContext(modal).stores.directory.$suggestions.get().count).toBe(480)
  })

  it('leave room for custom and installed wallets', async () => {
    serve(() => four)
    const own = [{ id: 'own', name: 'Own', mobile_link: 'own://' }]
    expect(await suggested(open({ customWallets: own }, ['lantern', 'kitewing']))).toEqual([
      'walletConnect:walletconnect',
      'injected:lantern',
      'injected:kitewing',
      'custom:own',
      'recommended:a',
      'recommended:b',
    ])
  })

  it('S1.012 follow the featured ones in the app’s order', async () => {
    const asked = serve((query) => (query.get('include') ? { data: [entry('f2'), entry('f1')], count: 2 } : four))
    expect(await suggested(open({ featuredWalletIds: ['f1', 'f2'], excludeWalletIds: ['x'] }))).toEqual([
      'walletConnect:walletconnect',
      'featured:f1',
      'featured:f2',
      'recommended:a',
      'recommended:b',
    ])
    expect(asked.map((query) => [query.get('include'), query.get('exclude')])).toEqual([
      ['f1,f2', 'x'],
      [null, 'x,f1,f2'],
    ])
  })

  it('have no second page when the directory has exactly four beside the featured ones', async () => {
    const asked = serve((query) =>
      query.get('include') ? { data: [entry('f1')], count: 1 } : { data: four.data, count: 4 },
    )
    const modal = open({ featuredWalletIds: ['f1'] })
    await suggested(modal)
    expect(getTestContext(modal).stores.directory.$suggestions.get().count).toBe(5)
    await loadMoreWalletSuggestions(getTestContext(modal))
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '1'])
  })

  it('get their second page in one request, and none after an empty page', async () => {
    const asked = serve((query) => (query.get('page') === '2' ? { data: [], count: 480 } : four))
    const modal = open({ excludeWalletIds: ['x'] })
    await suggested(modal)
    const context = getTestContext(modal)
    await Promise.all([loadMoreWalletSuggestions(context), loadMoreWalletSuggestions(context)])
    await loadMoreWalletSuggestions(context)
    expect(asked.map((query) => [query.get('page'), query.get('exclude')])).toEqual([
      ['1', 'x'],
      ['2', 'x'],
    ])
    expect(getWallets(modal).filter(({ group }) => group === 'recommended')).toHaveLength(4)
    expect(context.stores.directory.$suggestions.get().count).toBe(480)
  })

  it('are eight when the second page follows the first', async () => {
    const more = ['e', 'f', 'g', 'h'].map((id) => entry(id))
    serve((query) => (query.get('page') === '2' ? { data: more, count: 480 } : four))
    const modal = open()
    await suggested(modal)
    await loadMoreWalletSuggestions(getTestContext(modal))
    const { recommended } = getTestContext(modal).stores.directory.$suggestions.get()
    expect(recommended.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  })

  it('show a wallet once that is both installed and in the directory', async () => {
    serve(() => ({ data: [entry('a', { rdns: 'example.lantern' }), entry('b')], count: 2 }))
    expect(await suggested(open({}, ['example.lantern']))).toEqual([
      'walletConnect:walletconnect',
      'injected:example.lantern',
      'recommended:b',
    ])
  })

  it('are fewer when the directory fails, and are requested again with the next opening', async () => {
    const answers = [404, four]
    const asked = serve(() => answers[Math.min(asked.length, 2) - 1] ?? four)
    const modal = open()
    expect(await suggested(modal)).toEqual(['walletConnect:walletconnect'])
    modal.close()
    expect(await suggested(modal)).toHaveLength(5)
    await modal.context.show()
    expect(asked).toHaveLength(2)
  })

  it('are those of the last visit for a week until the directory responds to the same query', async () => {
    const storage = createMemoryStorage()
    serve(() => four)
    await suggested(open({ storage }))
    const kept = storage.getItem('@appkit/LAST_SUGGESTIONS') ?? ''
    expect(kept.length).toBeLessThan(1_000)

    stubFetch(undefined)
    const early = async (options: Partial<CreateModalParameters> = {}) => {
      const modal = open({ storage, ...options })
      requestWalletSuggestions(getTestContext(modal))
      await vi.dynamicImportSettled()
      const { status, recommended, count } = getTestContext(modal).stores.directory.$suggestions.get()
      modal.destroy()
      return { status, count, ids: recommended.map(({ id }) => id) }
    }
    expect(await early()).toEqual({ status: 'late', count: 480, ids: ['a', 'b', 'c', 'd'] })
    const nothing = { status: 'loading', count: undefined, ids: [] }
    expect(await early({ excludeWalletIds: ['a'] })).toEqual(nothing)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 60 * 60 * 1000)
    expect(await early()).toEqual(nothing)
    vi.mocked(Date.now).mockRestore()
    storage.setItem('@appkit/LAST_SUGGESTIONS', kept.replace('"name"', '"nome"'))
    expect(await early()).toEqual(nothing)
    expect(storage.getItem('@appkit/LAST_SUGGESTIONS')).toBeNull()
  })

  it('have room reserved for 3 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stubFetch(undefined)
    const modal = open()
    const { $suggestions } = getTestContext(modal).stores.directory
    requestWalletSuggestions(getTestContext(modal))
    vi.advanceTimersByTime(2_999)
    expect($suggestions.get().status).toBe('loading')
    vi.advanceTimersByTime(1)
    expect($suggestions.get().status).toBe('late')
    requestWalletSuggestions(getTestContext(modal))
    expect($suggestions.get().status).toBe('late')
  })

  it.each<[string, Partial<CreateModalParameters>]>([
    ['in basic mode', { basic: true }],
    ['without remote sessions', { features: { walletConnect: false } }],
    ['without a relay', { projectId: undefined, services: { directory: 'https://directory.example' } }],
    ['when wallets are disabled', { features: { wallets: false } }],
  ])('S1.020 are not requested %s', async (_, options) => {
    const asked = serve(() => four)
    const modal = open(options)
    await modal.context.show()
    requestWalletSuggestions(getTestContext(modal))
    await vi.dynamicImportSettled()
    expect(asked).toEqual([])
    expect(getTestContext(modal).stores.directory.$suggestions.get().status).toBe('idle')
  })

  it('are requested when the user points at the button, and not before', async () => {
    const fetched = vi.fn(async () => Response.json({ features: [], allowedOrigins: [], data: [], count: 0 }))
    vi.stubGlobal('fetch', fetched)
    const modal = open()
    await vi.dynamicImportSettled()
    expect(fetched).not.toHaveBeenCalled()
    preload(modal)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  })
})

it('S5.049 wallets on other devices are offered unless the app disables them', async () => {
  const rows = async (options: Partial<CreateModalParameters>) => {
    const modal = open({ basic: true, ...options })
    await modal.context.show()
    return getWallets(modal).map(({ id }) => id)
  }
  expect(await rows({})).toEqual(['walletconnect'])
  expect(await rows({ features: { walletConnect: true } })).toEqual(['walletconnect'])
  expect(await rows({ features: { walletConnect: undefined } })).toEqual(['walletconnect'])
  expect(await rows({ features: { walletConnect: false } })).toEqual([])
})

it('wallets on other devices are offered only where a relay can be asked', async () => {
  const rows = async (options: Partial<CreateModalParameters>) => {
    const modal = open({ projectId: undefined, ...options })
    await modal.context.show()
    return [...getWallets(modal).map(({ id }) => id), ...(isAllWalletsOffered(getTestContext(modal)) ? ['all'] : [])]
  }
  const services = { directory: 'https://directory.example' }
  expect(await rows({})).toEqual([])
  expect(await rows({ basic: true })).toEqual([])
  expect(await rows({ services })).toEqual([])
  expect(await rows({ services: { relay: 'wss://relay.example' } })).toEqual(['walletconnect'])
  expect(await rows({ services: { ...services, relay: 'wss://relay.example' } })).toEqual(['walletconnect', 'all'])
  expect(await rows({ services, universalProvider: () => Promise.reject(new Error()) })).toEqual([
    'walletconnect',
    'all',
  ])
})

describe('the list of all wallets', () => {
  it('contains those of this browser, the custom, the featured and the directory’s, each once', async () => {
    serve((query) => (query.get('include') ? { data: [entry('f')], count: 1 } : four))
    const modal = open({ customWallets: [{ id: 'own', name: 'Own' }], featuredWalletIds: ['f'] }, ['lantern'])
    await suggested(modal)
    const wallets = [entry('a'), entry('f'), entry('x', { rdns: 'lantern' }), entry('b')]
    expect(listAllWallets(getTestContext(modal), { wallets }).map(({ id }) => id)).toEqual([
      'lantern',
      'own',
      'f',
      'a',
      'b',
    ])
    expect(
      listAllWallets(getTestContext(modal), { wallets: [entry('b')], search: ' lan ' }).map(({ id }) => id),
    ).toEqual(['lantern', 'b'])
  })
})

it.each([
  [true, true, true],
  ['SHOW', true, true],
  ['ONLY_MOBILE', false, true],
  ['HIDE', false, false],
  [false, false, false],
] as const)(
  'S2.036 the link to all wallets with allWallets %j is shown on a computer: %s, on a phone: %s',
  async (allWallets, onComputer, onPhone) => {
    const modal = open({ features: { allWallets } })
    await modal.context.show()
    expect(isAllWalletsOffered(getTestContext(modal))).toBe(onComputer)
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15)', platform: 'Linux', maxTouchPoints: 5 })
    expect(isAllWalletsOffered(getTestContext(modal))).toBe(onPhone)
  },
)

it('S2.016 open with AllWallets shows Connect when there is no directory', async () => {
  const modal = open({ basic: true })
  await modal.context.show({ view: 'AllWallets' })
  expect(getTestContext(modal).stores.router.$route.get().view).toBe('Connect')
  const other = open()
  serve(() => four)
  await other.context.show({ view: 'AllWallets' })
  expect(getTestContext(other).stores.router.$route.get().view).toBe('AllWallets')
})
