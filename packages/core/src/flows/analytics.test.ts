import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../actions/connect.js'
import { chooseWallet } from '../modal/chooseWallet.js'
import { switchInModal } from '../modal/switchInModal.js'
import { stubBackend } from '../services/analytics/testing/stubBackend.js'
import { stubPage } from '../services/analytics/testing/stubPage.js'
import { NOW } from '../services/analytics/testing/useAnalytics.js'
import { contextOf } from '../testing/contextOf.js'
import { type CreateTestModalParameters, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { reportError, track } from './track.js'

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A modal on a page, with the two backends that analytics speaks to. */
function create(options: CreateTestModalParameters = {}) {
  const backend = stubBackend()
  const page = stubPage()
  const created = createTestModal(options)
  const context = contextOf(created.modal)
  const lantern = () => chooseWallet(context, { walletId: 'lantern' })
  const properties = (name: string) =>
    backend.events().flatMap(({ props }) => {
      const { event, properties: own } = props as { event: string; properties: unknown }
      return event === name ? [own] : []
    })
  /** Everything that left the page. */
  const sent = () =>
    JSON.stringify([
      backend.arrived.map(({ url, init }) => [url, init.body]),
      page.beacons.map(({ url, body }) => [url, body]),
    ])
  return { ...created, context, backend, page, lantern, properties, sent }
}

/** Longer than it takes to load what sends, and to send. */
async function pass(milliseconds = 10_000) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10_000)
}

/** A visit: opened, a wallet chosen, connected, disconnected, closed. */
async function visit({ modal, lantern }: Pick<ReturnType<typeof create>, 'modal' | 'lantern'>) {
  await modal.open()
  await lantern()
  await modal.disconnect()
  modal.close()
}

describe('nobody is asked anything', () => {
  it('by a page that merely loads', async () => {
    const { modal, backend } = create()
    await modal.switchNetwork('eip155:8453')
    await modal.disconnect()
    await pass(600_000)
    expect([backend.asked, backend.arrived]).toEqual([[], []])
  })

  it('by a page that brings back the connection of the last visit', async () => {
    const first = create()
    await connect(first.modal, { walletId: 'lantern' })
    await pass()
    first.modal.destroy()
    const { modal, backend } = create({ fake: first.fake, storage: first.storage })
    await pass(600_000)
    expect(modal.$account().get().status).toBe('connected')
    expect([backend.asked, backend.arrived]).toEqual([[], []])
  })

  it.each<[string, CreateTestModalParameters]>([
    ['with analytics off', { features: { analytics: false } }],
    ['in basic mode', { basic: true }],
    ['without a project', { projectId: '' }],
    [
      'without a project, where only the events would go to the site’s own backend',
      {
        projectId: '',
        services: { analytics: '/pulse' },
      },
    ],
  ])('%s, whatever the visitor does', async (_, options) => {
    const created = create(options)
    await visit(created)
    reportError(contextOf(created.modal), new Error('Broken'))
    await pass(600_000)
    created.page.show('hidden')
    created.page.leave()
    expect([created.backend.asked, created.backend.arrived, created.page.beacons]).toEqual([[], [], []])
  })

  it('while the modal opens: what sends is loaded later', async () => {
    const { modal, backend } = create()
    await modal.open()
    await vi.advanceTimersByTimeAsync(2_999)
    await vi.dynamicImportSettled()
    expect(backend.asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await vi.dynamicImportSettled()
    expect(backend.asked).toHaveLength(1)
  })

  it('once the modal is gone', async () => {
    const { modal, context, backend } = create()
    await modal.open()
    modal.destroy()
    track(context, 'CLICK_ALL_WALLETS')
    await pass()
    expect([backend.asked, backend.arrived]).toEqual([[], []])
  })
})

describe('nothing is sent', () => {
  it('S7.031 before the configuration has answered', async () => {
    const created = create()
    const { backend, page } = created
    backend.config.reply = 'never'
    await visit(created)
    await pass()
    page.show('hidden')
    page.leave()
    expect([backend.asked.length, backend.arrived, page.beacons]).toEqual([1, [], []])
  })

  it('S7.031 when the configuration says no', async () => {
    const created = create()
    const { backend, page } = created
    backend.config.json = { isAnalyticsEnabled: false }
    await visit(created)
    await pass()
    await visit(created)
    await pass(600_000)
    page.leave()
    expect([backend.asked.length, backend.arrived, page.beacons]).toEqual([1, [], []])
  })

  it('of a page that is left before it is known', async () => {
    const created = create()
    await visit(created)
    created.page.show('hidden')
    created.page.leave()
    expect([created.backend.asked, created.page.beacons]).toEqual([[], []])
  })
})

describe('a visit', () => {
  it('S7.043 goes in one batch, with the times at which things happened', async () => {
    const created = create({ themeMode: 'dark' })
    const { modal, backend } = created
    await modal.open()
    await vi.advanceTimersByTimeAsync(1_000)
    modal.close()
    await pass()
    expect(backend.paths()).toEqual(['/batch'])
    expect(Object.fromEntries(backend.arrived[0]!.url.searchParams)).toMatchObject({ projectId: 'test', st: 'appkit' })
    const page = { url: 'https://app.harbor.example:8443/swap', domain: 'app.harbor.example' }
    const eventId = expect.any(String)
    expect(backend.events()).toEqual([
      {
        ...page,
        eventId,
        timestamp: NOW,
        props: {
          type: 'track',
          event: 'INITIALIZE',
          properties: {
            networks: ['eip155:1', 'eip155:8453'],
            features: expect.objectContaining({ analytics: true, pay: false }),
            themeMode: 'dark',
            siwx: false,
          },
        },
      },
      {
        ...page,
        eventId,
        timestamp: NOW,
        props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
      },
      {
        ...page,
        eventId,
        timestamp: NOW + 1_000,
        props: { type: 'track', event: 'MODAL_CLOSE', properties: { connected: false } },
      },
    ])
  })

  it('S7.046 is told from the first intent to the disconnect, without any address', async () => {
    const created = create()
    const { backend, fake, properties, sent } = created
    const { accounts } = fake.wallet().createConnection()
    fake.wallet().setAccounts([accounts[0].address, '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01'])
    await visit(created)
    await pass()
    await visit(created)
    await pass()
    const round = ['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'DISCONNECT_SUCCESS', 'MODAL_CLOSE']
    expect(backend.names()).toEqual(['INITIALIZE', ...round, ...round])
    expect(properties('SELECT_WALLET')[0]).toEqual({ name: 'Lantern', platform: 'browser', view: 'Connect' })
    expect(properties('CONNECT_SUCCESS')[0]).toEqual({ name: 'Lantern', method: 'browser' })
    expect(properties('DISCONNECT_SUCCESS')[0]).toEqual({ namespace: 'all' })
    for (const { address } of fake.wallet().createConnection().accounts) {
      expect(sent().toLowerCase()).not.toContain(address.slice(2).toLowerCase())
    }
    expect(sent()).not.toMatch(/0x[0-9a-f]{6}/i)
  })

  it('S4.031 names the namespace that was left, and whether somebody was connected', async () => {
    const { modal, lantern, properties } = create()
    await modal.open()
    await lantern()
    modal.close()
    await modal.open()
    await modal.disconnect('eip155')
    await pass()
    expect(properties('DISCONNECT_SUCCESS')).toEqual([{ namespace: 'eip155' }])
    expect(properties('MODAL_OPEN')).toEqual([{ connected: false }, { connected: true }])
    expect(properties('MODAL_CLOSE')).toEqual([{ connected: true }, { connected: false }])
  })

  it('is told of where the integrator connects without the views', async () => {
    const { modal, fake, backend, properties } = create()
    await connect(modal, { walletId: 'lantern' })
    fake.connectElsewhere('kitewing')
    await pass()
    expect(backend.names()).toEqual(['INITIALIZE', 'CONNECT_SUCCESS'])
    expect(properties('CONNECT_SUCCESS')).toEqual([{ name: 'Lantern', method: 'browser' }])
  })

  it('is told by a beacon when the page goes away', async () => {
    const { modal, page, backend } = create()
    await modal.open()
    await pass()
    modal.close()
    page.show('hidden')
    expect(backend.names()).toEqual(['INITIALIZE', 'MODAL_OPEN'])
    expect(page.beacons.map(({ url }) => url.pathname)).toEqual(['/e'])
    expect(JSON.parse(page.beacons[0]!.body)).toMatchObject({ props: { event: 'MODAL_CLOSE' } })
  })

  it('that is too long is told in part', async () => {
    const { modal, backend } = create()
    for (let more = 0; more < 100; more++) {
      await modal.open()
      modal.close()
    }
    await pass(60_000)
    expect(backend.names()).toHaveLength(100)
    expect(backend.names().slice(0, 2)).toEqual(['INITIALIZE', 'MODAL_OPEN'])
  })

  it('goes to backends of the site’s own without a project', async () => {
    const { modal, backend } = create({
      projectId: '',
      services: { directory: 'https://wallets.own.example', analytics: 'https://pulse.own.example' },
    })
    await modal.open()
    await pass()
    expect([backend.asked[0]?.host, backend.arrived[0]?.url.host]).toEqual(['wallets.own.example', 'pulse.own.example'])
    expect(backend.arrived[0]?.url.searchParams.has('projectId')).toBe(false)
  })
})

describe('what the visitor looks at', () => {
  it.each([
    ['Networks', 'CLICK_NETWORKS'],
    ['WhatIsAWallet', 'CLICK_WALLET_HELP'],
    ['GetWallet', 'CLICK_GET_WALLET_HELP'],
    ['WhatIsANetwork', 'CLICK_NETWORK_HELP'],
  ])('%s is told as %s, once for each step forward', async (view, name) => {
    const { modal, context, backend } = create()
    await modal.open()
    const { router } = context.stores
    router.push({ view: view as 'Networks' })
    router.push({ view: 'ProfileWallets' })
    router.back()
    router.back()
    await pass()
    expect(backend.names()).toEqual(['INITIALIZE', 'MODAL_OPEN', name])
  })

  it.each([
    ['Macintosh', 'qrcode'],
    ['iPhone', 'mobile'],
  ])('a wallet with an app is chosen on this device: %s, %s', async (device, platform) => {
    const tidepool = { id: 'tidepool', name: 'Tidepool', mobile_link: 'tidepool://' }
    const { modal, context, properties } = create({ customWallets: [tidepool] })
    vi.stubGlobal('navigator', { userAgent: device, platform: '', maxTouchPoints: 0, sendBeacon: () => true })
    await modal.open()
    context.stores.router.push({ view: 'ConnectingWalletConnect', params: { walletId: 'tidepool' } })
    await pass()
    expect(properties('SELECT_WALLET')).toEqual([{ name: 'Tidepool', platform, view: 'Connect' }])
  })

  it('a network that they chose, not one that the page chose for them', async () => {
    const { modal, context, properties } = create({ defaultNetwork: otherFakeNetwork })
    await modal.switchNetwork(fakeNetwork.caipNetworkId)
    await modal.open()
    await switchInModal(context, { caipNetworkId: 'eip155:8453' })
    await switchInModal(context, { caipNetworkId: 'eip155:8453' })
    await connect(modal, { walletId: 'lantern' })
    modal.close()
    await modal.switchNetwork('eip155:8453')
    await pass()
    expect(properties('SWITCH_NETWORK')).toEqual([{ network: 'eip155:8453' }, { network: 'eip155:8453' }])
  })
})

describe('what went wrong', () => {
  it('a wallet that was declined, one that failed, and none that was given up', async () => {
    const { modal, context, fake, properties, backend } = create()
    await modal.open()
    fake.wallet().mode = 'reject'
    await chooseWallet(context, { walletId: 'lantern' })
    fake.wallet().connectError = new Error('No key for 0x52908400098527886E0F7030069857D2E4169EE7')
    await chooseWallet(context, { walletId: 'lantern' })
    fake.wallet('kitewing').mode = 'hold'
    const held = chooseWallet(context, { walletId: 'kitewing' })
    modal.close()
    await held
    await pass()
    expect(properties('USER_REJECTED')).toEqual([{ message: 'CONNECTION_REJECTED' }])
    expect(properties('CONNECT_ERROR')).toEqual([{ message: 'CONNECT_FAILED' }])
    expect(backend.names()).not.toContain('CONNECT_SUCCESS')
  })

  it('a wallet that could not be told of the disconnect', async () => {
    const { modal, fake, lantern, properties } = create()
    await modal.open()
    await lantern()
    fake.wallet().disconnectError = new Error('Session 7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160 is unknown')
    await expect(modal.disconnect()).rejects.toMatchObject({ code: 'DISCONNECT_CHAINS_FAILED' })
    await pass()
    expect(properties('DISCONNECT_ERROR')).toEqual([{ message: 'DISCONNECT_CHAINS_FAILED' }])
    expect(properties('DISCONNECT_SUCCESS')).toEqual([])
  })

  it('S7.048 an error of ours, at the time at which it happened', async () => {
    const { modal, context, backend } = create()
    await modal.open()
    await vi.advanceTimersByTimeAsync(500)
    reportError(context, new TypeError('Cannot read rows'))
    await pass()
    expect(backend.paths()).toEqual(['/batch', '/e'])
    expect(backend.events().at(-1)).toMatchObject({
      timestamp: new Date(NOW + 500).toISOString(),
      props: { type: 'error', event: 'INTERNAL_SDK_ERROR', errorType: 'TypeError', errorMessage: 'TypeError' },
    })
  })

  it('S7.048 views that cannot be shown', async () => {
    const ui = async () => ({
      mount: (): never => {
        throw new RangeError('No room')
      },
    })
    const { modal, backend } = create({ ui })
    await expect(modal.open()).rejects.toThrow('No room')
    await pass()
    expect(backend.names()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'INTERNAL_SDK_ERROR', 'MODAL_CLOSE'])
  })

  it('S7.049 errors of ours five times in 60 s at the most', async () => {
    const { modal, context, backend } = create()
    await modal.open()
    for (let more = 0; more < 9; more++) reportError(context, new Error('Again'))
    await pass(60_000)
    for (let more = 0; more < 9; more++) reportError(context, new Error('Again'))
    await pass(60_000)
    expect(backend.names().filter((name) => name === 'INTERNAL_SDK_ERROR')).toHaveLength(10)
  })

  it.each(['/getAnalyticsConfig', '/batch'])(
    'S8.005 a project that is refused at %s: the developer is told once',
    async (at) => {
      const created = create()
      const { context, backend } = created
      if (at === '/batch') backend.reply = () => 403
      else backend.config.reply = 403
      await visit(created)
      await pass(600_000)
      await visit(created)
      await pass(600_000)
      const alerts = context.stores.notices.$alerts.get()
      expect(alerts.map(({ code, title }) => ({ code, title }))).toEqual([
        { code: 'APP_CONFIGURATION', title: 'Invalid App Configuration' },
      ])
      expect(backend.arrived).toHaveLength(at === '/batch' ? 1 : 0)
    },
  )
})
