import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../connection/connect.js'
import { chooseWallet } from '../modal/navigation/chooseWallet.js'
import { switchNetworkInModal } from '../modal/navigation/switchNetworkInModal.js'
import { type CreateTestModalParameters, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, otherFakeNetwork } from '../testing/fakeNetworks.js'
import { getTestContext } from '../testing/getTestContext.js'
import { NOW_MS } from './testing/setUpAnalytics.js'
import { stubBackend } from './testing/stubBackend.js'
import { stubPage } from './testing/stubPage.js'
import { reportError, track } from './track.js'

beforeEach(() => void vi.useFakeTimers({ now: NOW_MS }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function create(options: CreateTestModalParameters = {}) {
  const backend = stubBackend()
  const page = stubPage()
  const created = createTestModal(options)
  const context = getTestContext(created.modal)
  const lantern = () => chooseWallet(context, { walletId: 'lantern' })
  const properties = (name: string) =>
    backend.events().flatMap(({ props }) => {
      const { event, properties: own } = props as { event: string; properties: unknown }
      return event === name ? [own] : []
    })
  const sent = () =>
    JSON.stringify([
      backend.arrived.map(({ url, init }) => [url, init.body]),
      page.beacons.map(({ url, body }) => [url, body]),
    ])
  return { ...created, context, backend, page, lantern, properties, sent }
}

/** Advances the fake clock by more than analytics needs to load and to send its events. */
async function pass(milliseconds = 10_000) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(10_000)
}

async function visit({ modal, lantern }: Pick<ReturnType<typeof create>, 'modal' | 'lantern'>) {
  await modal.context.show()
  await lantern()
  await modal.disconnect()
  modal.close()
}

describe('analytics sends no request', () => {
  it('when the page only loads', async () => {
    const { modal, backend } = create()
    await modal.switchNetwork('eip155:8453')
    await modal.disconnect()
    await pass(600_000)
    expect([backend.asked, backend.arrived]).toEqual([[], []])
  })

  it('when the page restores the connection of the last visit', async () => {
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
    ['without a project', { projectId: undefined }],
    [
      'without a project, when the app configures a backend for events alone',
      {
        projectId: undefined,
        services: { analytics: '/pulse' },
      },
    ],
  ])('%s, whatever the user does', async (_, options) => {
    const created = create(options)
    await visit(created)
    reportError(getTestContext(created.modal), new Error('Broken'))
    await pass(600_000)
    created.page.show('hidden')
    created.page.leave()
    expect([created.backend.asked, created.backend.arrived, created.page.beacons]).toEqual([[], [], []])
  })

  it('while the modal opens, because its client loads later', async () => {
    const { modal, backend } = create()
    await modal.context.show()
    await vi.advanceTimersByTimeAsync(2_999)
    await vi.dynamicImportSettled()
    expect(backend.asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await vi.dynamicImportSettled()
    expect(backend.asked).toHaveLength(1)
  })

  it('once the modal is destroyed', async () => {
    const { modal, context, backend } = create()
    await modal.context.show()
    modal.destroy()
    track(context, 'CLICK_ALL_WALLETS')
    await pass()
    expect([backend.asked, backend.arrived]).toEqual([[], []])
  })
})

describe('analytics sends no event', () => {
  it('S7.031 before the configuration responds', async () => {
    const created = create()
    const { backend, page } = created
    backend.config.reply = 'never'
    await visit(created)
    await pass()
    page.show('hidden')
    page.leave()
    expect([backend.asked.length, backend.arrived, page.beacons]).toEqual([1, [], []])
  })

  it('S7.031 when the configuration disables events', async () => {
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

  it('S7.031 unless the configuration enables events', async () => {
    const created = create()
    created.backend.config.json = { isAnalyticsEnabled: true }
    await created.modal.context.show()
    await pass()
    expect(created.backend.paths()).toEqual(['/batch'])
  })

  it('when the user leaves the page before the configuration responds', async () => {
    const created = create()
    await visit(created)
    created.page.show('hidden')
    created.page.leave()
    expect([created.backend.asked, created.page.beacons]).toEqual([[], []])
  })
})

describe('the report of a visit', () => {
  it('S7.043 is sent in one batch with the time of each event', async () => {
    const created = create({ themeMode: 'dark' })
    const { modal, backend } = created
    await modal.context.show()
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
        timestamp: NOW_MS,
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
        timestamp: NOW_MS,
        props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
      },
      {
        ...page,
        eventId,
        timestamp: NOW_MS + 1_000,
        props: { type: 'track', event: 'MODAL_CLOSE', properties: { connected: false } },
      },
    ])
  })

  it('S7.046 spans the first intent to the disconnect without any address', async () => {
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

  it('S4.031 names the disconnected namespace and whether an account was connected', async () => {
    const { modal, lantern, properties } = create()
    await modal.context.show()
    await lantern()
    modal.close()
    await modal.context.show()
    await modal.disconnect('eip155')
    await pass()
    expect(properties('DISCONNECT_SUCCESS')).toEqual([{ namespace: 'eip155' }])
    expect(properties('MODAL_OPEN')).toEqual([{ connected: false }, { connected: true }])
    expect(properties('MODAL_CLOSE')).toEqual([{ connected: true }, { connected: false }])
  })

  it('is sent when the app connects without the views', async () => {
    const { modal, fake, backend, properties } = create()
    await connect(modal, { walletId: 'lantern' })
    fake.connectElsewhere('kitewing')
    await pass()
    expect(backend.names()).toEqual(['INITIALIZE', 'CONNECT_SUCCESS'])
    expect(properties('CONNECT_SUCCESS')).toEqual([{ name: 'Lantern', method: 'browser' }])
  })

  it('is sent by a beacon when the page is hidden', async () => {
    const { modal, page, backend } = create()
    await modal.context.show()
    await pass()
    modal.close()
    page.show('hidden')
    expect(backend.names()).toEqual(['INITIALIZE', 'MODAL_OPEN'])
    expect(page.beacons.map(({ url }) => url.pathname)).toEqual(['/e'])
    expect(JSON.parse(page.beacons[0]!.body)).toMatchObject({ props: { event: 'MODAL_CLOSE' } })
  })

  it('is cut when it is too long', async () => {
    const { modal, backend } = create()
    for (let more = 0; more < 100; more++) {
      await modal.context.show()
      modal.close()
    }
    await pass(60_000)
    expect(backend.names()).toHaveLength(100)
    expect(backend.names().slice(0, 2)).toEqual(['INITIALIZE', 'MODAL_OPEN'])
  })

  it('is sent to the app’s own backends without a project', async () => {
    const { modal, backend } = create({
      projectId: undefined,
      services: { directory: 'https://wallets.own.example', analytics: 'https://pulse.own.example' },
    })
    await modal.context.show()
    await pass()
    expect([backend.asked[0]?.host, backend.arrived[0]?.url.host]).toEqual(['wallets.own.example', 'pulse.own.example'])
    expect(backend.arrived[0]?.url.searchParams.has('projectId')).toBe(false)
  })
})

describe('the report of views', () => {
  it.each([
    ['Networks', 'CLICK_NETWORKS'],
    ['WhatIsAWallet', 'CLICK_WALLET_HELP'],
    ['GetWallet', 'CLICK_GET_WALLET_HELP'],
    ['WhatIsANetwork', 'CLICK_NETWORK_HELP'],
  ])('%s is sent as %s, once for each step forward', async (view, name) => {
    const { modal, context, backend } = create()
    await modal.context.show()
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
  ])('names a wallet with an app as chosen on this device: %s, %s', async (device, platform) => {
    const tidepool = { id: 'tidepool', name: 'Tidepool', mobile_link: 'tidepool://' }
    const { modal, context, properties } = create({ customWallets: [tidepool] })
    vi.stubGlobal('navigator', { userAgent: device, platform: '', maxTouchPoints: 0, sendBeacon: () => true })
    await modal.context.show()
    context.stores.router.push({ view: 'ConnectingWalletConnect', params: { walletId: 'tidepool' } })
    await pass()
    expect(properties('SELECT_WALLET')).toEqual([{ name: 'Tidepool', platform, view: 'Connect' }])
  })

  it('names a network that the user chose, not one that the app chose', async () => {
    const { modal, context, properties } = create({ defaultNetwork: otherFakeNetwork })
    await modal.switchNetwork(fakeNetwork.caipNetworkId)
    await modal.context.show()
    await switchNetworkInModal(context, { caipNetworkId: 'eip155:8453' })
    await switchNetworkInModal(context, { caipNetworkId: 'eip155:8453' })
    await connect(modal, { walletId: 'lantern' })
    modal.close()
    await modal.switchNetwork('eip155:8453')
    await pass()
    expect(properties('SWITCH_NETWORK')).toEqual([{ network: 'eip155:8453' }, { network: 'eip155:8453' }])
  })
})

describe('the report of failures', () => {
  it('names declined and failed wallets, and no aborted attempt', async () => {
    const { modal, context, fake, properties, backend } = create()
    await modal.context.show()
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

  it('names a wallet that failed to disconnect', async () => {
    const { modal, fake, lantern, properties } = create()
    await modal.context.show()
    await lantern()
    fake.wallet().disconnectError = new Error('Session 7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160 is unknown')
    await expect(modal.disconnect()).rejects.toMatchObject({ code: 'DISCONNECT_CHAINS_FAILED' })
    await pass()
    expect(properties('DISCONNECT_ERROR')).toEqual([{ message: 'DISCONNECT_CHAINS_FAILED' }])
    expect(properties('DISCONNECT_SUCCESS')).toEqual([])
  })

  it('S7.048 names an internal error with the time at which it happened', async () => {
    const { modal, context, backend } = create()
    await modal.context.show()
    await vi.advanceTimersByTimeAsync(500)
    reportError(context, new TypeError('Cannot read rows'))
    await pass()
    expect(backend.paths()).toEqual(['/batch', '/e'])
    expect(backend.events().at(-1)).toMatchObject({
      timestamp: new Date(NOW_MS + 500).toISOString(),
      props: { type: 'error', event: 'INTERNAL_SDK_ERROR', errorType: 'TypeError', errorMessage: 'TypeError' },
    })
  })

  it('S7.048 names views that fail to load', async () => {
    const ui = async () => ({
      mount: (): never => {
        throw new RangeError('No room')
      },
    })
    const { modal, backend } = create({ ui })
    await expect(modal.context.show()).rejects.toThrow('No room')
    await pass()
    expect(backend.names()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'INTERNAL_SDK_ERROR', 'MODAL_CLOSE'])
  })

  it('S7.049 names internal errors five times in 60 s at most', async () => {
    const { modal, context, backend } = create()
    await modal.context.show()
    for (let more = 0; more < 9; more++) reportError(context, new Error('Again'))
    await pass(60_000)
    for (let more = 0; more < 9; more++) reportError(context, new Error('Again'))
    await pass(60_000)
    expect(backend.names().filter((name) => name === 'INTERNAL_SDK_ERROR')).toHaveLength(10)
  })

  it.each(['/getAnalyticsConfig', '/batch'])(
    'S8.005 stops when the project is refused at %s, with one alert to the developer',
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
