import { describe, expect, it, vi } from 'vitest'
import { connectionError } from '../connection/errors.js'
import type { AnalyticsEvent } from '../feature/analyticsEvents.js'
import { SDK_VERSION } from '../http/getServiceUrl.js'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import { type Analytics, createAnalytics } from './createAnalytics.js'
import { POST_TIMEOUT_MS } from './createOutbox.js'
import { NOW_MS, setUpAnalytics, withCurrentTime } from './testing/setUpAnalytics.js'

const create = setUpAnalytics()

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const opened: AnalyticsEvent = { name: 'MODAL_OPEN', properties: { connected: false } }
const closed: AnalyticsEvent = { name: 'MODAL_CLOSE', properties: { connected: false } }
const helped: AnalyticsEvent = { name: 'CLICK_WALLET_HELP' }
const client = { projectId: 'p-1', networks: [fakeNetwork] }

describe('an analytics event', () => {
  const sentOnce = async () => {
    const { start, track, backend, pass } = create()
    start()
    track(opened)
    await pass()
    expect(backend.arrived).toHaveLength(1)
    return backend.arrived[0]!
  }

  it('S7.041 is sent to /e', async () => {
    const { url } = await sentOnce()
    expect(`${url.origin}${url.pathname}`).toBe('https://pulse.walletconnect.org/e')
  })

  it('S7.038 is sent by POST', async () => {
    expect((await sentOnce()).init.method).toBe('POST')
  })

  it('S7.042 is sent with the project and the SDK in the query', async () => {
    const { url } = await sentOnce()
    expect(Object.fromEntries(url.searchParams)).toEqual({
      projectId: 'p-1',
      st: 'appkit',
      sv: `html-eip155-${SDK_VERSION}`,
    })
  })

  it('S7.043 is sent with five fields', async () => {
    expect((await sentOnce()).events).toEqual([
      {
        eventId: expect.stringMatching(UUID),
        url: 'https://app.harbor.example:8443/swap',
        domain: 'app.harbor.example',
        timestamp: NOW_MS,
        props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
      },
    ])
  })

  it('is sent without a preflight and without cookies, and outlives the page', async () => {
    const { start, track, backend, pass } = create()
    start()
    track(opened)
    await pass()
    const { headers, ...init } = backend.arrived[0]!.init
    expect(headers).toBeUndefined()
    expect(init).toMatchObject({ credentials: 'omit', keepalive: true })
  })

  it.each<[string, AnalyticsEvent]>([
    [
      'S7.045 INITIALIZE',
      { name: 'INITIALIZE', properties: { networks: ['eip155:1'], features: { swaps: ['1inch'] }, siwx: false } },
    ],
    ['S7.046 DISCONNECT_SUCCESS', { name: 'DISCONNECT_SUCCESS', properties: { namespace: 'eip155' } }],
    ['SOCIAL_LOGIN_SUCCESS', { name: 'SOCIAL_LOGIN_SUCCESS', properties: { provider: 'google' } }],
    ['CLICK_WALLET_HELP, which has no properties', helped],
  ])('%s arrives with its properties', async (_, event) => {
    const { start, track, backend, pass } = create()
    start()
    track(event)
    await pass()
    const { name, properties = {} } = event
    expect(backend.events().map(({ props }) => props)).toEqual([{ type: 'track', event: name, properties }])
  })

  it('is sent to the backends that the app configures', async () => {
    const services = { directory: 'https://wallets.own.example/', analytics: '/pulse' }
    const { start, track, backend, pass } = create({ client: { ...client, services } })
    start()
    track(opened)
    await pass()
    expect(backend.asked.map(({ host }) => host)).toEqual(['wallets.own.example'])
    expect(backend.paths()).toEqual(['/pulse/e'])
  })

  it('has the time and the page at which it happened', async () => {
    const { start, track, backend, pass } = create()
    track(opened)
    vi.stubGlobal('location', new URL('https://app.harbor.example/later'))
    await pass(10_000)
    track(closed)
    start()
    await pass()
    expect(backend.events()).toMatchObject([
      { timestamp: NOW_MS, url: 'https://app.harbor.example:8443/swap' },
      { timestamp: NOW_MS + 10_000, url: 'https://app.harbor.example/later' },
    ])
    const [first, second] = backend.events()
    expect(first?.eventId).not.toBe(second?.eventId)
  })

  it('never throws, whatever its properties are', async () => {
    const { start, track, reportError, backend, pass } = create()
    start()
    const circle: Record<string, unknown> = {}
    circle.again = circle
    track({ name: 'CONNECT_ERROR', properties: circle } as never)
    reportError(Object.create(null))
    track(opened)
    await pass()
    expect(backend.names()).toEqual(['INTERNAL_SDK_ERROR', 'MODAL_OPEN'])
  })
})

describe('before the analytics configuration responds', () => {
  it('S7.031 the client requests /getAnalyticsConfig once, on start and not before', async () => {
    const { start, track, backend, pass } = create()
    track(opened)
    await pass(600_000)
    expect(backend.asked).toEqual([])
    start()
    start()
    await pass()
    expect(backend.asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
      'https://api.web3modal.org/getAnalyticsConfig',
    ])
    expect(backend.asked[0]?.searchParams.get('projectId')).toBe('p-1')
    start()
    track(closed)
    await pass()
    expect(backend.asked).toHaveLength(1)
  })

  it('the client sends nothing, not even when the user leaves the page', async () => {
    const { start, track, flush, backend, page, pass } = create()
    backend.config.reply = 'never'
    track(opened)
    start()
    track(closed)
    await pass(600_000)
    flush()
    page.show('hidden')
    page.leave()
    expect([backend.arrived, page.beacons]).toEqual([[], []])
  })

  it('the client keeps events and sends them when the configuration enables them', async () => {
    const { start, track, backend, pass } = create()
    track(opened)
    await pass(600_000)
    start()
    track(closed)
    await pass()
    expect(backend.names()).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  })

  it('the client keeps at most a hundred events', async () => {
    const { start, track, backend, pass } = create()
    for (let more = 0; more < 300; more++) track(more ? helped : opened)
    start()
    await pass(60_000)
    expect(backend.names()).toHaveLength(100)
    expect(backend.names()[0]).toBe('MODAL_OPEN')
  })

  it('the client drops an event that is too long for any request', async () => {
    const { start, track, backend, pass } = create()
    const networks = Array.from({ length: 3_000 }, (_, id) => `eip155:${id}` as const)
    track({ name: 'INITIALIZE', properties: { networks, features: {} } })
    track(opened)
    start()
    await pass()
    expect(backend.names()).toEqual(['MODAL_OPEN'])
  })
})

describe('the analytics client never sends events', () => {
  type Played = Pick<ReturnType<typeof create>, keyof Analytics | 'backend' | 'page' | 'pass'>
  async function use({ start, track, reportError, flush, backend, page, pass }: Played) {
    track(opened)
    start()
    await pass()
    track(closed)
    reportError(new Error('Broken'))
    flush()
    page.leave()
    await pass(600_000)
    return { asked: backend.asked.length, sent: backend.arrived.length + page.beacons.length }
  }

  it('when the configuration disables them', async () => {
    const analytics = create()
    analytics.backend.config.json = { isAnalyticsEnabled: false }
    expect(await use(analytics)).toEqual({ asked: 1, sent: 0 })
  })

  it('or requests the configuration when the app turns analytics off', async () => {
    expect(await use(create({ isEnabled: false }))).toEqual({ asked: 0, sent: 0 })
  })

  it('without a project', async () => {
    expect(await use(create({ client: { ...client, projectId: undefined } }))).toEqual({ asked: 0, sent: 0 })
  })

  it.each([{}, { isAnalyticsEnabled: 'yes' }, null])('when the response is %j', async (json) => {
    const analytics = create()
    analytics.backend.config.json = json
    expect(await use(analytics)).toEqual({ asked: 1, sent: 0 })
  })

  it('when the directory has no such configuration', async () => {
    const analytics = create()
    analytics.backend.config.reply = 404
    expect(await use(analytics)).toEqual({ asked: 1, sent: 0 })
  })

  it.each<500 | 429 | 'lost'>([500, 429, 'lost'])('while the configuration is unavailable (%s)', async (reply) => {
    const analytics = create()
    analytics.backend.config.reply = reply
    const { asked, sent } = await use(analytics)
    // The request for the configuration and its three retries.
    expect({ asked, sent }).toEqual({ asked: 4, sent: 0 })

    analytics.backend.config.reply = 200
    analytics.track(helped)
    await analytics.pass(6_000)
    expect(analytics.backend.asked).toHaveLength(5)
    expect(analytics.backend.names()).toContain('MODAL_OPEN')
  })

  it('after the modal is destroyed', async () => {
    const analytics = create()
    analytics.track(opened)
    analytics.start()
    await analytics.pass(1_000)
    analytics.end()
    expect(await use(analytics)).toEqual({ asked: 1, sent: 0 })
    const late = create({ signal: AbortSignal.abort() })
    expect(await use(late)).toEqual({ asked: 0, sent: 0 })
  })

  it('on a server without a page', async () => {
    const { backend, page, pass } = create()
    vi.stubGlobal('document', undefined)
    const { signal } = new AbortController()
    const note = () => () => {}
    const analytics = createAnalytics({ client, isEnabled: true, signal, log: () => {}, onForbidden: () => {}, note })
    expect(await use({ ...withCurrentTime(analytics), backend, page, pass })).toEqual({ asked: 0, sent: 0 })
  })
})

describe('several analytics events', () => {
  it('that happen together share one request, and the user waits for none', async () => {
    const { start, track, backend, pass } = create()
    start()
    await pass()
    track(opened)
    await pass(500)
    track(helped)
    track(closed)
    expect(backend.arrived).toEqual([])
    await pass()
    expect(backend.paths()).toEqual(['/batch'])
    expect(backend.names()).toEqual(['MODAL_OPEN', 'CLICK_WALLET_HELP', 'MODAL_CLOSE'])
    expect(backend.arrived[0]?.url.searchParams.get('st')).toBe('appkit')
  })

  it('never cause two requests at once, nor two within two seconds', async () => {
    const { start, track, backend, pass } = create()
    start()
    await pass()
    const times: number[] = []
    backend.reply = () => {
      times.push(Date.now())
      return 202
    }
    for (let tick = 0; tick < 100; tick++) {
      track(helped)
      await pass(100)
    }
    await pass(10_000)
    expect(backend.names()).toHaveLength(100)
    expect(times.length).toBeLessThanOrEqual(6)
    expect(times.slice(1).every((time, index) => time - times[index]! >= 2_000)).toBe(true)
  })

  it('do not wait forever behind a request that gets no response', async () => {
    const { start, track, backend, pass } = create()
    start()
    backend.reply = () => 'never'
    track(opened)
    await pass()
    backend.reply = () => 202
    await pass(POST_TIMEOUT_MS + 60_000)
    track(closed)
    await pass()
    expect(backend.names()).toEqual(['MODAL_OPEN', 'MODAL_OPEN', 'MODAL_CLOSE'])
  })

  it('are split when one request is too large for a page that closes', async () => {
    const { start, track, backend, pass } = create()
    const message = 'long words '.repeat(150)
    for (let more = 0; more < 30; more++) track({ name: 'CONNECT_ERROR', properties: { message } })
    start()
    await pass(60_000)
    expect(backend.names()).toHaveLength(30)
    expect(backend.arrived.length).toBeGreaterThan(1)
    for (const { init } of backend.arrived) expect(String(init.body).length).toBeLessThanOrEqual(20_000)
  })

  it.each([404, 405])('S7.041 are sent one by one to a backend that has only /e (%d)', async (status) => {
    const { start, track, backend, pass } = create()
    backend.reply = ({ pathname }) => (pathname === '/batch' ? status : 202)
    start()
    track(opened)
    track(closed)
    await pass(20_000)
    track(helped)
    track(helped)
    await pass(20_000)
    expect(backend.paths()).toEqual(['/batch', '/e', '/e', '/e', '/e'])
    expect(backend.names().slice(2)).toEqual(['MODAL_OPEN', 'MODAL_CLOSE', 'CLICK_WALLET_HELP', 'CLICK_WALLET_HELP'])
  })
})

describe('the report of an error', () => {
  it('S7.044 is sent as INTERNAL_SDK_ERROR with error props in its own request', async () => {
    const { start, track, reportError, backend, pass } = create()
    start()
    track(opened)
    const error = new RangeError('Too far')
    error.stack = 'RangeError: Too far\n    at go (https://cdn.harbor.example/go.js:1:2)'
    reportError(error)
    await pass(20_000)
    expect(backend.paths()).toEqual(['/e', '/e'])
    expect(backend.events()[1]).toEqual({
      eventId: expect.stringMatching(UUID),
      url: 'https://app.harbor.example:8443/swap',
      domain: 'app.harbor.example',
      timestamp: new Date(NOW_MS).toISOString(),
      props: {
        type: 'error',
        event: 'INTERNAL_SDK_ERROR',
        errorType: 'RangeError',
        errorMessage: 'RangeError',
        stackTrace: '    at go (https://cdn.harbor.example/go.js:1:2)',
      },
    })
  })

  it('S7.044 names the code of the error, or its type where it has no code', async () => {
    const { start, reportError, backend, pass } = create()
    start()
    reportError(connectionError('CONNECT_FAILED'))
    reportError('No error')
    await pass(20_000)
    expect(backend.events().map(({ props }) => props)).toMatchObject([
      { errorType: 'CONNECT_FAILED', errorMessage: 'CONNECT_FAILED' },
      { errorType: 'string', errorMessage: 'string', stackTrace: '' },
    ])
  })

  it('S7.049 is sent five times in 60 s at most, whenever the 60 s begin', async () => {
    const { start, reportError, track, backend, pass } = create()
    start()
    const report = (count: number) => {
      for (let more = 0; more < count; more++) reportError(new Error('Again'))
    }
    const sent = () => backend.names().filter((name) => name === 'INTERNAL_SDK_ERROR').length
    report(3)
    await pass(40_000)
    report(3)
    await pass(19_999)
    report(1)
    track(opened)
    await pass(0)
    expect(sent()).toBe(5)
    // Now 60 s after the first three errors and 20 s after the other two: three more may be sent.
    await pass(1)
    report(9)
    await pass(39_999)
    report(9)
    expect(sent()).toBe(8)
    expect(backend.names()).toContain('MODAL_OPEN')
    await pass(1)
    report(9)
    await pass(19_999)
    expect(sent()).toBe(10)
  })
})

describe('a page that closes', () => {
  it('S7.041 hands pending events to the browser when it is hidden and when the user leaves', async () => {
    const { start, track, reportError, backend, page, pass } = create()
    start()
    await pass()
    track(opened)
    track(helped)
    reportError(new Error('Broken'))
    page.show('hidden')
    const query = `projectId=p-1&st=appkit&sv=${encodeURIComponent(`html-eip155-${SDK_VERSION}`)}`
    expect(page.beacons.map(({ url }) => url.href)).toEqual([
      `https://pulse.walletconnect.org/batch?${query}`,
      `https://pulse.walletconnect.org/e?${query}`,
    ])
    expect(JSON.parse(page.beacons[0]!.body)).toMatchObject([
      { props: { event: 'MODAL_OPEN' } },
      { props: { event: 'CLICK_WALLET_HELP' } },
    ])
    page.show('visible')
    track(closed)
    page.show('visible')
    expect(page.beacons).toHaveLength(2)
    page.leave()
    page.leave()
    expect(page.beacons).toHaveLength(3)
    await pass(20_000)
    expect(backend.arrived).toEqual([])
  })

  it('keeps the events that the browser refuses', async () => {
    const { start, track, reportError, backend, page, pass } = create()
    start()
    await pass()
    page.browser.room = 1
    track(opened)
    reportError(new Error('Broken'))
    page.leave()
    await pass()
    expect(page.beacons).toHaveLength(1)
    expect(backend.names()).toEqual(['INTERNAL_SDK_ERROR'])
  })

  it('does not send an event twice that is already on its way', async () => {
    const { start, track, backend, page, pass, end } = create()
    start()
    backend.reply = () => 'never'
    track(opened)
    await pass()
    track(closed)
    page.leave()
    expect(backend.names()).toEqual(['MODAL_OPEN'])
    expect(page.beacons.map(({ body }) => JSON.parse(body).props.event)).toEqual(['MODAL_CLOSE'])
    end()
  })

  it('sends by fetch when beacons are disabled', async () => {
    const { start, track, flush, backend, page } = create()
    vi.stubGlobal('navigator', { onLine: true })
    start()
    await vi.advanceTimersByTimeAsync(0)
    track(opened)
    flush()
    flush()
    expect(backend.names()).toEqual(['MODAL_OPEN'])
    expect(page.beacons).toEqual([])
  })

  it('keeps pending events while it is offline', async () => {
    const { start, track, page, backend, pass } = create()
    start()
    await pass()
    track(opened)
    page.browser.onLine = false
    page.show('hidden')
    expect(page.beacons).toEqual([])
    await pass()
    expect(backend.names()).toEqual(['MODAL_OPEN'])
  })
})

describe('an analytics backend that fails', () => {
  it.each<'lost' | 500 | 429>(['lost', 500, 429])('gets no request until the next event (%s)', async (reply) => {
    const { start, track, backend, pass, forbidden } = create()
    start()
    backend.reply = () => reply
    track(opened)
    await pass(3_600_000)
    expect(backend.arrived).toHaveLength(1)

    backend.reply = () => 202
    track(closed)
    await pass()
    expect(backend.arrived).toHaveLength(2)
    expect(backend.arrived[1]?.events).toMatchObject([
      { props: { event: 'MODAL_OPEN' } },
      { props: { event: 'MODAL_CLOSE' } },
    ])
    expect(forbidden).toEqual([])
  })

  it('gets requests ever more rarely, however many events happen', async () => {
    const { start, track, backend, pass } = create()
    start()
    const times: number[] = []
    backend.reply = () => {
      times.push(Math.round((Date.now() - NOW_MS) / 1_000))
      return 'lost'
    }
    for (let second = 0; second < 600; second++) {
      track(helped)
      await pass(1_000)
    }
    expect(times).toEqual([2, 32, 92, 212, 452])
  })

  it('gets the next request after the delay that it names', async () => {
    const { start, track, backend, pass } = create()
    start()
    backend.reply = () => ({ status: 429, headers: { 'retry-after': '300' } })
    track(opened)
    await pass()
    track(closed)
    await pass(290_000)
    expect(backend.arrived).toHaveLength(1)
    await pass(10_000)
    expect(backend.arrived).toHaveLength(2)
  })

  it.each([400, 413])('does not get a refused event again (%d)', async (status) => {
    const { start, track, backend, pass } = create()
    start()
    backend.reply = () => status
    track(opened)
    await pass()
    backend.reply = () => 202
    track(closed)
    await pass()
    expect(backend.names()).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
    expect(backend.arrived).toHaveLength(2)
  })
})

describe('an analytics backend that forbids events', () => {
  it('is reported to the developer once and gets no more events', async () => {
    const { start, track, reportError, backend, page, pass, forbidden } = create()
    start()
    backend.reply = () => 403
    track(opened)
    reportError(new Error('Broken'))
    await pass()
    expect(forbidden).toHaveLength(1)
    track(closed)
    page.leave()
    await pass(3_600_000)
    expect([backend.arrived.length, page.beacons.length, forbidden.length]).toEqual([1, 0, 1])
  })

  it('gets no events when already the configuration is forbidden', async () => {
    const { start, track, backend, pass, forbidden } = create()
    backend.config.reply = 403
    start()
    track(opened)
    await pass(3_600_000)
    expect([backend.arrived.length, forbidden.length]).toEqual([0, 1])
  })
})
