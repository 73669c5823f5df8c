import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { getImage, getWalletImage } from '../http/getImage.js'
import { SDK_VERSION } from '../http/getServiceUrl.js'
import { advanceUntilSettled } from '../testing/advanceUntilSettled.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { type CreateTestModalParameters, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import { stubFetch } from '../testing/stubFetch.js'
import { fetchWallets } from './fetchWallets.js'
import { searchWallets, WALLET_SEARCH_DEBOUNCE_MS } from './searchWallets.js'

const entry = (index: number, more: object = {}) => ({ id: `w${index}`, name: `Wallet ${index}`, chains: [], ...more })
const entries = (from: number, count: number) => Array.from({ length: count }, (_, index) => entry(from + index))
const services = { directory: 'https://directory.example/' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the pages of the directory', () => {
  const options = { services, includeWalletIds: ['a', 'b'], excludeWalletIds: ['c'] }
  const askedWith = async (given: CreateTestModalParameters = options) => {
    const asked = stubFetch({ json: { data: [], count: 0 } })
    const { modal } = createTestModal(given)
    await advanceUntilSettled(fetchWallets(modal))
    return { modal, url: asked[0], query: Object.fromEntries(asked[0]?.searchParams ?? []) }
  }

  it('S7.029 are requested at /getWallets with page, entries, chains and the app’s filters, and nothing else', async () => {
    const { modal, url, query } = await askedWith()
    expect(url?.origin).toBe('https://directory.example')
    expect(url?.pathname).toBe('/getWallets')
    const { projectId, st, sv, ...parameters } = query
    expect(parameters).toEqual({
      page: '1',
      entries: '40',
      include: 'a,b',
      exclude: 'c',
      chains: getTestContext(modal)
        .options.networks.map(({ caipNetworkId }) => caipNetworkId)
        .join(','),
    })
  })

  it('S7.029 are searched there with the typed text, a badge and the app’s filters', async () => {
    const asked = stubFetch({ json: { data: [], count: 0 } })
    await advanceUntilSettled(searchWallets(createTestModal(options).modal, { search: 'demo', badgeType: 'certified' }))
    expect(asked[0]?.pathname).toBe('/getWallets')
    const { projectId, st, sv, chains, ...parameters } = Object.fromEntries(asked[0]?.searchParams ?? [])
    expect(parameters).toEqual({
      page: '1',
      entries: '100',
      search: 'demo',
      badge_type: 'certified',
      include: 'a,b',
      exclude: 'c',
    })
  })

  it('S7.026 are requested with the project and the SDK', async () => {
    expect((await askedWith()).query).toMatchObject({
      projectId: 'test',
      st: 'appkit',
      sv: `html-eip155-${SDK_VERSION}`,
    })
  })

  it('S7.025 are requested by GET', async () => {
    stubFetch({ json: { data: [], count: 0 } })
    const spied = vi.spyOn(globalThis, 'fetch')
    await advanceUntilSettled(fetchWallets(createTestModal({ services }).modal))
    expect(spied.mock.calls.map(([, init]) => init?.method ?? 'GET')).toEqual(['GET'])
  })

  it.each([
    ['S1.010', 'include', 'a,b'],
    ['S1.011', 'exclude', 'c'],
  ])('%s are requested with the parameter of the app: %s', async (_rule, parameter, value) => {
    expect((await askedWith()).query[parameter]).toBe(value)
    expect((await askedWith({ services })).query).not.toHaveProperty(parameter)
  })

  const serveTwo = () =>
    stubFetch(
      { json: { data: entries(0, 40), count: 70 } },
      { json: { data: [entry(39), ...entries(40, 30)], count: 70 } },
    )

  it('S9.011 are requested 40 at a time', async () => {
    const asked = serveTwo()
    const { modal } = createTestModal({ services })
    expect((await advanceUntilSettled(fetchWallets(modal))).wallets).toHaveLength(40)
    await advanceUntilSettled(fetchWallets(modal))
    expect(asked.map((url) => url.searchParams.get('entries'))).toEqual(['40', '40'])
  })

  it('S4.086 are appended one by one, and no request follows the last', async () => {
    const asked = serveTwo()
    const { modal } = createTestModal({ services })
    await advanceUntilSettled(fetchWallets(modal))
    const { wallets } = await advanceUntilSettled(fetchWallets(modal))
    expect([wallets[0]?.id, wallets.at(-1)?.id]).toEqual(['w0', 'w69'])
    await advanceUntilSettled(fetchWallets(modal))
    expect(asked.map(({ searchParams: query }) => [query.get('page'), query.get('entries')])).toEqual([
      ['1', '40'],
      ['2', '40'],
    ])
  })

  it('S4.087 contain each wallet once', async () => {
    serveTwo()
    const { modal } = createTestModal({ services })
    await advanceUntilSettled(fetchWallets(modal))
    const { wallets } = await advanceUntilSettled(fetchWallets(modal))
    expect(wallets.map(({ id }) => id)).toEqual(entries(0, 70).map(({ id }) => id))
  })

  it('S7.030 are returned as data with a total count', async () => {
    serveTwo()
    const { modal } = createTestModal({ services })
    await advanceUntilSettled(fetchWallets(modal))
    expect(await advanceUntilSettled(fetchWallets(modal))).toMatchObject({ page: 2, count: 70 })
  })

  it('can be limited to one namespace, which has pages of its own', async () => {
    const asked = stubFetch({ json: { data: entries(0, 2), count: 2 } }, { json: { data: [entry(7)], count: 1 } })
    const other = createFakeAdapter({ namespace: 'solana', wallets: [] })
    const { modal } = createTestModal({
      services,
      adapters: [other.definition],
      networks: [fakeNetwork, foreignFakeNetwork],
    })
    expect((await advanceUntilSettled(fetchWallets(modal))).wallets).toHaveLength(2)
    const found = await advanceUntilSettled(fetchWallets(modal, { namespace: 'solana' }))
    expect(found.wallets.map(({ id }) => id)).toEqual(['w7'])
    const [all, one] = asked.map((url) =>
      url.searchParams
        .get('chains')
        ?.split(',')
        .map((id) => id.split(':')[0]),
    )
    expect(new Set(all)).toEqual(new Set(['eip155', 'solana']))
    expect(new Set(one)).toEqual(new Set(['solana']))
  })

  it('end with an empty one, whatever count the directory reports', async () => {
    const asked = stubFetch({ json: { data: entries(0, 40), count: 1e9 } }, { json: { data: [], count: 1e9 } })
    const { modal } = createTestModal({ services })
    for (let call = 0; call < 4; call++) await advanceUntilSettled(fetchWallets(modal))
    expect(asked).toHaveLength(2)
  })

  it('are requested once for several callers', async () => {
    const asked = stubFetch({ json: { data: entries(0, 40), count: 70 } })
    const { modal } = createTestModal({ services })
    const [one, other] = await advanceUntilSettled(Promise.all([fetchWallets(modal), fetchWallets(modal)]))
    expect(one).toEqual(other)
    expect(asked).toHaveLength(1)
  })

  it('stay when the next one fails, which can be requested again', async () => {
    stubFetch(
      { json: { data: entries(0, 40), count: 70 } },
      { status: 404 },
      { json: { data: [entry(40)], count: 41 } },
    )
    const { modal } = createTestModal({ services })
    await advanceUntilSettled(fetchWallets(modal))
    await expect(advanceUntilSettled(fetchWallets(modal))).rejects.toMatchObject({ code: 'HTTP_FAILED' })
    expect((await advanceUntilSettled(fetchWallets(modal))).wallets).toHaveLength(41)
  })

  it('S1.042 are not requested in basic mode', async () => {
    const asked = stubFetch({ json: { data: entries(0, 40), count: 70 } })
    const { modal } = createTestModal({ services, basic: true })
    expect((await advanceUntilSettled(fetchWallets(modal))).wallets).toEqual([])
    expect((await advanceUntilSettled(searchWallets(modal, { search: 'demo' }))).wallets).toEqual([])
    expect(getWalletImage(modal, { image_id: 'img' })).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('are aborted when the modal is destroyed', async () => {
    stubFetch(undefined)
    const { modal } = createTestModal({ services })
    const loading = fetchWallets(modal)
    loading.catch(() => undefined)
    modal.destroy()
    await expect(advanceUntilSettled(loading)).rejects.toMatchObject({ code: 'ABORTED' })
  })
})

describe('an entry of the directory', () => {
  const oneOf = async (data: unknown[]) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubFetch({ json: { data, count: data.length } })
    const { modal } = createTestModal({ services, debug: true })
    const { wallets } = await advanceUntilSettled(fetchWallets(modal))
    return { wallets, warnings: logged.mock.calls.length }
  }

  it('S3.024 is a wallet with the fields of the service', async () => {
    const wallet = {
      id: '00aa',
      image_id: 'img-1',
      name: 'Demo Wallet',
      rdns: 'example.wallet',
      mobile_link: 'demow://',
      desktop_link: 'demow-desktop://',
      webapp_link: 'https://w.example/app',
      chains: ['eip155:1'],
    }
    expect((await oneOf([{ ...wallet, homepage: null, unknown: 1 }])).wallets).toMatchObject([wallet])
  })

  it('is dropped when it is malformed, with one warning for all', async () => {
    const { wallets, warnings } = await oneOf([
      entry(1),
      null,
      7,
      { id: 'x' },
      { id: '../x', name: 'Bad id' },
      entry(2),
    ])
    expect(wallets.map(({ id }) => id)).toEqual(['w1', 'w2'])
    expect(warnings).toBe(1)
  })

  it('never contains a link that could harm the page', async () => {
    const { wallets, warnings } = await oneOf([
      entry(1, {
        mobile_link: 'javascript:alert(1)',
        desktop_link: ' JAVASCRIPT:alert(1)',
        webapp_link: 'data:text/html,x',
        app_store: 'http://apps.example',
        homepage: 'blob:x',
      }),
    ])
    expect(wallets).toEqual([{ id: 'w1', name: 'Wallet 1', chains: [] }].map((each) => expect.objectContaining(each)))
    const { mobile_link, desktop_link, webapp_link, app_store, homepage } = wallets[0] ?? {}
    expect([mobile_link, desktop_link, webapp_link, app_store, homepage]).toEqual(Array(5).fill(undefined))
    expect(warnings).toBe(0)
  })

  it('is refused with RESPONSE_INVALID when the response is not a list', async () => {
    stubFetch({ json: { error: 'no' } })
    const { modal } = createTestModal({ services })
    await expect(advanceUntilSettled(fetchWallets(modal))).rejects.toMatchObject({ code: 'RESPONSE_INVALID' })
  })
})

describe('a search of the directory', () => {
  it('S5.035 trims its text', async () => {
    const asked = stubFetch({ json: { data: [entry(1), entry(1)], count: 1 } })
    const { modal } = createTestModal({ services })
    const { wallets, count } = await advanceUntilSettled(
      searchWallets(modal, { search: '  demo wallet ', badgeType: 'certified' }),
    )
    expect(wallets.map(({ id }) => id)).toEqual(['w1'])
    expect(count).toBe(1)
    expect(asked[0]?.searchParams.get('search')).toBe('demo wallet')
    expect(asked[0]?.searchParams.get('badge_type')).toBe('certified')
  })

  it('S9.012 requests 100 wallets at once', async () => {
    const asked = stubFetch({ json: { data: [entry(1)], count: 1 } })
    await advanceUntilSettled(searchWallets(createTestModal({ services }).modal, { search: 'demo' }))
    expect(asked.map((url) => [url.searchParams.get('entries'), url.searchParams.get('page')])).toEqual([['100', '1']])
  })

  it('without text sends no request', async () => {
    const asked = stubFetch({ json: { data: [], count: 0 } })
    const { modal } = createTestModal({ services })
    expect(await advanceUntilSettled(searchWallets(modal, { search: '   ' }))).toEqual({ wallets: [], count: 0 })
    expect(asked).toEqual([])
  })

  it('S9.013 takes at least 300 ms', async () => {
    stubFetch({ json: { data: [entry(1)], count: 1 } })
    const { modal } = createTestModal({ services })
    let isAnswered = false
    const answer = searchWallets(modal, { search: 'demo' }).then(() => {
      isAnswered = true
    })
    await vi.advanceTimersByTimeAsync(299)
    expect(isAnswered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(isAnswered).toBe(true)
  })

  it('S9.013 ends 300 ms after the last key when the directory takes 50 ms', async () => {
    vi.stubGlobal('fetch', async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return Response.json({ data: [entry(1)], count: 1 })
    })
    const { modal } = createTestModal({ services })
    const keys = ['d', 'de', 'dem', 'demo']
    const answers: string[] = []
    for (const search of keys) {
      searchWallets(modal, { search }).then(
        () => answers.push(search),
        () => undefined,
      )
      if (search !== 'demo') await vi.advanceTimersByTimeAsync(90)
    }
    await vi.advanceTimersByTimeAsync(300)
    expect(answers).toEqual(['demo'])
  })

  it('aborts the previous one, whose late response changes nothing', async () => {
    stubFetch(undefined, { json: { data: [entry(2)], count: 1 } })
    const { modal } = createTestModal({ services })
    const older = searchWallets(modal, { search: 'a' })
    older.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(WALLET_SEARCH_DEBOUNCE_MS)
    const newer = advanceUntilSettled(searchWallets(modal, { search: 'ab' }))
    await expect(older).rejects.toMatchObject({ code: 'ABORTED' })
    expect((await newer).wallets.map(({ id }) => id)).toEqual(['w2'])
  })
})

describe('an image of the directory', () => {
  it('S7.032 for a wallet comes from the images service, which is the directory by default', () => {
    const query = `?projectId=test&st=appkit&sv=html-eip155-${SDK_VERSION}`
    const of = (given: object) => getWalletImage(createTestModal({ services: given }).modal, { image_id: 'a/b' })
    expect(of({})).toBe(`https://api.web3modal.org/getWalletImage/a%2Fb${query}`)
    expect(of(services)).toBe(`https://directory.example/getWalletImage/a%2Fb${query}`)
    expect(of({ images: 'https://pictures.example' })).toBe(`https://pictures.example/getWalletImage/a%2Fb${query}`)
    expect(getWalletImage(createTestModal().modal, {})).toBeUndefined()
  })

  it.each([
    ['S7.033', 'asset', '/public/getAssetImage/a%2Fb'],
    ['', 'currency', '/public/getCurrencyImage/a%2Fb'],
    ['', 'token', '/public/getTokenImage/a%2Fb'],
  ] as const)('%s of the kind %s has a path of its own, and none in basic mode', (_rule, kind, path) => {
    const query = `?projectId=test&st=appkit&sv=html-eip155-${SDK_VERSION}`
    const given = { services: { images: 'https://pictures.example' } }
    expect(getImage(createTestModal(given).modal, { kind, id: 'a/b' })).toBe(`https://pictures.example${path}${query}`)
    expect(getImage(createTestModal({ ...given, basic: true }).modal, { kind, id: 'a/b' })).toBeUndefined()
  })
})

it('the SDK version sent to backends is the version of the package', () => {
  expect(SDK_VERSION).toBe(packageJson.version)
})
