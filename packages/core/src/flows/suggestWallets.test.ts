import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getWallets } from '../actions/getWallets.js'
import { preload } from '../actions/preload.js'
import type { CreateModalParameters } from '../parameters.js'
import { contextOf } from '../testing/contextOf.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createMemoryStorage } from '../testing/createMemoryStorage.js'
import { createTestModal } from '../testing/createTestModal.js'
import { stubFetch } from '../testing/stubFetch.js'
import { listAllWallets } from './listAllWallets.js'
import { offersAllWallets, suggestWallets } from './suggestWallets.js'

const entry = (id: string, more: object = {}) => ({
  id,
  name: `Wallet ${id}`,
  chains: ['eip155:1'],
  supports_wc: true,
  ...more,
})

/** The wire: answers each path as the test says. Gives what was asked of the directory's list. */
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
  // The view asks too; here only it does.
  vi.stubGlobal('requestIdleCallback', () => 0)
  await modal.open()
  suggestWallets(contextOf(modal))
  await vi.waitFor(() =>
    expect(['ready', 'failed']).toContain(contextOf(modal).stores.directory.$suggestions.get().status),
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
  it('S9.010 asks for 4, of those that the site allows', async () => {
    const asked = serve(() => four)
    const modal = open({ excludeWalletIds: ['x'] })
    await suggested(modal)
    expect(asked).toHaveLength(1)
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ entries: '4', page: '1', exclude: 'x' })
  })

  it('S4.085 are 4 recommended ones beside the way to all of them', async () => {
    serve(() => four)
    const modal = open()
    expect(await suggested(modal)).toEqual([
      'walletConnect:walletconnect',
      'recommended:a',
      'recommended:b',
      'recommended:c',
      'recommended:d',
    ])
    expect(contextOf(modal).stores.directory.$suggestions.get().count).toBe(480)
  })

  it('leave room for the site’s own and for what is in this browser', async () => {
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

  it('S1.012 have the featured ones before them, in the site’s order', async () => {
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

  it('show a wallet once that is in this browser and in the directory', async () => {
    serve(() => ({ data: [entry('a', { rdns: 'example.lantern' }), entry('b')], count: 2 }))
    expect(await suggested(open({}, ['example.lantern']))).toEqual([
      'walletConnect:walletconnect',
      'injected:example.lantern',
      'recommended:b',
    ])
  })

  it('are fewer when the directory does not answer, and asked for again with the next wish', async () => {
    const answers = [404, four]
    const asked = serve(() => answers[Math.min(asked.length, 2) - 1] ?? four)
    const modal = open()
    expect(await suggested(modal)).toEqual(['walletConnect:walletconnect'])
    modal.close()
    expect(await suggested(modal)).toHaveLength(5)
    await modal.open()
    expect(asked).toHaveLength(2)
  })

  it('are those of the last visit until the directory answers, for the same question and for a week', async () => {
    const storage = createMemoryStorage()
    serve(() => four)
    await suggested(open({ storage }))
    const kept = storage.getItem('@appkit/LAST_SUGGESTIONS') ?? ''
    expect(kept.length).toBeLessThan(1_000)

    stubFetch(undefined)
    const early = async (options: Partial<CreateModalParameters> = {}) => {
      const modal = open({ storage, ...options })
      suggestWallets(contextOf(modal))
      await vi.dynamicImportSettled()
      const { status, recommended, count } = contextOf(modal).stores.directory.$suggestions.get()
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

  it('have room kept for them for 3 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stubFetch(undefined)
    const modal = open()
    const { $suggestions } = contextOf(modal).stores.directory
    suggestWallets(contextOf(modal))
    vi.advanceTimersByTime(2_999)
    expect($suggestions.get().status).toBe('loading')
    vi.advanceTimersByTime(1)
    expect($suggestions.get().status).toBe('late')
    suggestWallets(contextOf(modal))
    expect($suggestions.get().status).toBe('late')
  })

  it.each<[string, Partial<CreateModalParameters>]>([
    ['in basic mode', { basic: true }],
    ['without remote sessions', { enableWalletConnect: false }],
    ['where no wallet is offered', { enableWallets: false }],
  ])('S1.020 are nobody’s business %s', async (_, options) => {
    const asked = serve(() => four)
    const modal = open(options)
    await modal.open()
    suggestWallets(contextOf(modal))
    await vi.dynamicImportSettled()
    expect(asked).toEqual([])
    expect(contextOf(modal).stores.directory.$suggestions.get().status).toBe('idle')
  })

  it('are asked for when the visitor points at the button, and not before', async () => {
    const fetched = vi.fn(async () => Response.json({ features: [], allowedOrigins: [], data: [], count: 0 }))
    vi.stubGlobal('fetch', fetched)
    const modal = open()
    await vi.dynamicImportSettled()
    expect(fetched).not.toHaveBeenCalled()
    preload(modal)
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  })
})

it('S5.049 wallets on other devices are offered unless the site says no', async () => {
  const rows = async (options: Partial<CreateModalParameters>) => {
    const modal = open({ basic: true, ...options })
    await modal.open()
    return getWallets(modal).map(({ id }) => id)
  }
  expect(await rows({})).toEqual(['walletconnect'])
  expect(await rows({ enableWalletConnect: true })).toEqual(['walletconnect'])
  expect(await rows({ enableWalletConnect: undefined })).toEqual(['walletconnect'])
  expect(await rows({ enableWalletConnect: false })).toEqual([])
})

describe('all wallets', () => {
  it('are those of this browser, the site’s, the featured ones and the directory’s, each once', async () => {
    serve((query) => (query.get('include') ? { data: [entry('f')], count: 1 } : four))
    const modal = open({ customWallets: [{ id: 'own', name: 'Own' }], featuredWalletIds: ['f'] }, ['lantern'])
    await suggested(modal)
    const wallets = [entry('a'), entry('f'), entry('x', { rdns: 'lantern' }), entry('b')]
    expect(listAllWallets(contextOf(modal), { wallets }).map(({ id }) => id)).toEqual(['lantern', 'own', 'f', 'a', 'b'])
    expect(listAllWallets(contextOf(modal), { wallets: [entry('b')], search: ' lan ' }).map(({ id }) => id)).toEqual([
      'lantern',
      'b',
    ])
  })
})

it.each([
  [true, true, true],
  ['SHOW', true, true],
  ['ONLY_MOBILE', false, true],
  ['HIDE', false, false],
  [false, false, false],
] as const)('S2.036 all wallets with %j: on a computer %s, on a phone %s', async (allWallets, onComputer, onPhone) => {
  const modal = open({ features: { allWallets } })
  await modal.open()
  expect(offersAllWallets(contextOf(modal))).toBe(onComputer)
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15)', platform: 'Linux', maxTouchPoints: 5 })
  expect(offersAllWallets(contextOf(modal))).toBe(onPhone)
})

it('S2.016 who asks for all wallets where there is no directory is shown Connect', async () => {
  const modal = open({ basic: true })
  await modal.open({ view: 'AllWallets' })
  expect(contextOf(modal).stores.router.$route.get().view).toBe('Connect')
  const other = open()
  serve(() => four)
  await other.open({ view: 'AllWallets' })
  expect(contextOf(other).stores.router.$route.get().view).toBe('AllWallets')
})
