import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../connection/connect.js'
import { disconnect } from '../../connection/disconnect.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import { refreshBalance } from '../../portfolio/refreshBalance.js'
import { knownRemoteFeatures } from '../../project/knownRemoteFeatures.js'
import { createFakeAdapter } from '../../testing/createFakeAdapter.js'
import { createFakeChainReader } from '../../testing/createFakeChainReader.js'
import { createFakeOnramp, type FakeOnramp, fakeOnrampOptions } from '../../testing/createFakeOnramp.js'
import { createMemoryStorage } from '../../testing/createMemoryStorage.js'
import { blankUi, type CreateTestModalParameters, createTestModal } from '../../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork, otherFakeNetwork } from '../../testing/fakeNetworks.js'
import { getTestContext } from '../../testing/getTestContext.js'
import type { Network } from '../../types/network.js'
import type { OnrampOrder, OnrampProvider } from '../../types/onramp.js'
import { onrampFeature } from './index.js'
import { isOnrampOffered } from './isOnrampOffered.js'
import { getOnrampController, getUnsupportedChoice } from './onrampController.js'
import { createOnrampProviders } from './onrampProviders.js'
import { getAmountProblem } from './onrampState.js'
import { getPurchaseController } from './purchaseController.js'
import { DEFAULT_CATALOG, pickPaymentCurrency } from './readOnrampCatalog.js'

const LANTERN = `0x${'6c'.padStart(40, '0')}`
const USDC = DEFAULT_CATALOG.purchaseCurrencies[0]?.networks[0]?.contract_address ?? ''

let service: FakeOnramp

beforeEach(() => {
  vi.useFakeTimers()
  service = createFakeOnramp()
  vi.stubGlobal('fetch', service.fetch)
  vi.stubGlobal('window', { open: service.open })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tollway: OnrampProvider = {
  id: 'tollway',
  name: 'Tollway',
  fees: [0.5, 3],
  methods: ['ach_bank_account'],
  createUrl: ({ amount, currency }) => `https://tollway.example/pay?amount=${amount}&currency=${currency}`,
}
const onramp = { providers: ['coinbase', 'meld', tollway], meldPublicKey: 'key' }

async function create(options: CreateTestModalParameters = {}) {
  const fake = createFakeAdapter()
  const chain = createFakeChainReader()
  fake.chainReader = chain.chainReader
  const solana = createFakeAdapter({ namespace: 'solana', caipNetworkId: 'solana:mainnet', wallets: ['meridian'] })
  const { modal } = createTestModal({
    fake,
    ui: blankUi,
    adapters: [solana.definition],
    networks: [fakeNetwork, otherFakeNetwork, foreignFakeNetwork],
    services: { data: service.url },
    features: { onramp },
    ...options,
  })
  await connect(modal, { walletId: 'lantern', namespace: 'eip155' })
  const context = getTestContext(modal)
  const press = () => {
    const [buy, purchases] = [getOnrampController(modal), getPurchaseController(modal)]
    const wanted = buy.order()
    if (!wanted) throw new Error('Nothing to order')
    purchases.begin(wanted.provider, wanted.order, wanted.about)
  }
  const purchase = () => getPurchaseController(modal).$purchase.get()
  const state = () => getOnrampController(modal).$state.get()
  return {
    ...{ modal, fake, chain, context, purchase, press, state },
    get buy() {
      return getOnrampController(modal)
    },
    get purchases() {
      return getPurchaseController(modal)
    },
    get feature() {
      return getFeatureContext(modal, onrampFeature)
    },
  }
}

async function begin(options: CreateTestModalParameters = {}) {
  const created = await create(options)
  created.buy.begin()
  await vi.waitFor(() => expect(created.state().offer).toBeDefined())
  await vi.waitFor(() => expect(created.state().method).toBeDefined())
  return created
}

const settled = async ({ state }: Pick<Awaited<ReturnType<typeof begin>>, 'state'>) => {
  await vi.advanceTimersByTimeAsync(300)
  await vi.waitFor(() => expect(state().quote.status).toBe('ready'))
}

async function order(options: CreateTestModalParameters = {}) {
  const created = await begin(options)
  created.buy.setAmount('200')
  await settled(created)
  created.press()
  return created
}

const orderOf = (network: Network, symbol: string, more: Partial<OnrampOrder> = {}): OnrampOrder => ({
  asset: { symbol, name: symbol, caipNetworkId: network.caipNetworkId },
  network,
  address: LANTERN,
  amount: '200',
  currency: 'USD',
  method: 'card',
  ...more,
})

describe('an onramp provider', () => {
  const { signal } = new AbortController()
  const providerOf = async (id: string) => {
    const { feature } = await create()
    const found = createOnrampProviders(feature).find((each) => each.id === id)
    if (!found) throw new Error(`${id} does not sell`)
    return found
  }

  it('S9.030 is Meld, whose link contains the coin, the address, the key and the project', async () => {
    const meld = await providerOf('meld')
    const link = new URL(await meld.createUrl(orderOf(fakeNetwork, 'USDC'), { signal }))
    expect(link.origin).toBe('https://meldcrypto.com')
    expect(Object.fromEntries(link.searchParams)).toEqual({
      publicKey: 'key',
      destinationCurrencyCode: 'USDC',
      walletAddress: LANTERN,
      externalCustomerId: 'test',
      sourceAmount: '200',
      sourceCurrencyCode: 'USD',
    })
    const sol = new URL(await meld.createUrl(orderOf(foreignFakeNetwork, 'SOL'), { signal }))
    expect(sol.searchParams.get('destinationCurrencyCode')).toBe('SOL')
  })

  it('is not Meld for a coin that its link does not sell', async () => {
    const meld = await providerOf('meld')
    const sold = ([network, symbol]: readonly [Network, string]) =>
      meld.sells?.(orderOf(network, symbol).asset, network)
    expect(
      (
        [
          [fakeNetwork, 'USDC'],
          [foreignFakeNetwork, 'SOL'],
        ] as const
      ).map(sold),
    ).toEqual([true, true])
    const others = [
      [fakeNetwork, 'ETH'],
      [otherFakeNetwork, 'USDC'],
      [foreignFakeNetwork, 'USDC'],
    ] as const
    expect(others.map(sold)).toEqual([false, false, false])
  })

  it('S9.031 is Coinbase, whose page the data service creates', async () => {
    const coinbase = await providerOf('coinbase')
    expect(await coinbase.createUrl(orderOf(otherFakeNetwork, 'ETH'), { signal })).toBe(
      'https://pay.example/buy?session=1',
    )
    expect(service.bodies).toEqual([
      {
        destinationWallets: [{ address: LANTERN, blockchains: ['base'], assets: ['ETH'] }],
        defaultNetwork: 'base',
        partnerUserId: 'test',
        defaultExperience: 'buy',
        presetFiatAmount: 200,
      },
    ])
  })

  it.each(['coinbase', 'meld'])('S9.032 charges 1 to 2 percent: %s', async (id) => {
    expect((await providerOf(id)).fees).toEqual([1, 2])
  })

  it.each([
    ['S9.033', 1, 'ethereum'],
    ['S9.034', 42161, 'arbitrum'],
    ['S9.035', 137, 'polygon'],
    ['S9.036', 80094, 'berachain'],
    ['S9.037', 43114, 'avalanche-c-chain'],
    ['S9.038', 10, 'optimism'],
    ['S9.039', 42220, 'celo'],
    ['S9.040', 8453, 'base'],
    ['S9.041', 999, 'ethereum'],
  ])('%s names chain %i in Coinbase’s way: %s', async (_rule, id, name) => {
    const coinbase = await providerOf('coinbase')
    const network = { ...fakeNetwork, id, caipNetworkId: `eip155:${id}` } as const
    await coinbase.createUrl(orderOf(network, 'ETH'), { signal })
    expect(service.bodies).toMatchObject([{ defaultNetwork: name, destinationWallets: [{ blockchains: [name] }] }])
  })

  it('names any other network as the service does', async () => {
    const coinbase = await providerOf('coinbase')
    const network = { ...fakeNetwork, id: 7777777, caipNetworkId: 'eip155:7777777' } as const
    const order = orderOf(network, 'ETH')
    await coinbase.createUrl({ ...order, asset: { ...order.asset, networkName: 'zora' } }, { signal })
    expect(service.bodies).toMatchObject([{ defaultNetwork: 'zora', destinationWallets: [{ blockchains: ['zora'] }] }])
  })

  it('is one of the app and the project or the app’s own, and none when the project disables it', async () => {
    const { context, feature } = await create()
    const ids = () => createOnrampProviders(feature).map(({ id }) => id)
    expect(ids()).toEqual(['tollway', 'coinbase', 'meld'])
    const settings = context.use(knownRemoteFeatures)
    const known = { email: false, socials: [], swaps: [], activity: true, reownBranding: false }
    settings.known = { ...known, onramp: ['meld', 'brightlane'] }
    expect(ids()).toEqual(['tollway', 'meld'])
    const without = await create({ features: { onramp: ['meld', 'coinbase'] } })
    expect(createOnrampProviders(without.feature).map(({ id }) => id)).toEqual(['coinbase'])
  })
})

describe('the onramp is offered', () => {
  const offered = async (network: Network | undefined, options: CreateTestModalParameters = {}) =>
    isOnrampOffered((await create(options)).feature, network)
  const inZone = (timeZone: string) => {
    const options = new Intl.DateTimeFormat().resolvedOptions()
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  }
  // Tests without fake timers.
  beforeEach(() => void vi.useRealTimers())
  afterEach(() => void vi.restoreAllMocks())

  it('for real money on networks of two namespaces', async () => {
    expect(await offered(fakeNetwork)).toBe(true)
    expect(await offered(foreignFakeNetwork)).toBe(true)
    expect(await offered({ ...fakeNetwork, testnet: true })).toBe(false)
    expect(await offered({ ...fakeNetwork, chainNamespace: 'cosmos' })).toBe(false)
    expect(await offered(undefined)).toBe(false)
  })

  it('when a provider exists', async () => {
    // The app has no key of Meld.
    expect(await offered(fakeNetwork, { features: {} })).toBe(false)
    expect(await offered(fakeNetwork, { features: { onramp: ['coinbase'] } })).toBe(true)
    expect(await offered(fakeNetwork, { features: { onramp: { meldPublicKey: 'key' } } })).toBe(true)
    expect(await offered(fakeNetwork, { features: { onramp: { providers: [tollway] } } })).toBe(true)
    expect(await offered(fakeNetwork, { features: { onramp: ['brightlane'] } })).toBe(false)
    const nobody = { projectId: undefined, services: undefined }
    expect(await offered(fakeNetwork, { ...nobody, features: { onramp: ['coinbase'] } })).toBe(false)
  })

  it.each([
    ['S9.068', 'Asia/Shanghai', 'ASIA/URUMQI', 'Asia/Chongqing', 'Asia/Harbin', 'Asia/Kashgar', 'Asia/Beijing'],
    ['S9.069', 'Asia/Hong_Kong'],
    ['S9.070', 'Asia/Macau', 'Asia/Macao'],
  ])('%s nowhere in the time zone %s', async (_rule, ...zones) => {
    for (const zone of zones) {
      inZone(zone)
      expect([zone, await offered(fakeNetwork)]).toEqual([zone, false])
    }
    inZone('Asia/Singapore')
    expect(await offered(fakeNetwork)).toBe(true)
  })

  it('S2.048 as a view, and otherwise its route opens the account', async () => {
    const { modal, context } = await create({ features: { onramp: false } })
    const { $route } = context.stores.router
    await modal.context.show({ view: 'Account' })
    expect(context.views.has('OnRamp')).toBe(false)
    const on = await create({ features: { onramp: ['coinbase'] } })
    await on.modal.context.show({ view: 'OnRamp' })
    expect(on.context.stores.router.$route.get().view).toBe('OnRamp')
    on.modal.close()
    on.context.use(knownRemoteFeatures).known = {
      ...{ email: false, socials: [], swaps: [], activity: true, reownBranding: false },
      onramp: [],
    }
    await on.modal.context.show({ view: 'OnRamp' })
    expect(on.context.stores.router.$route.get().view).toBe('Account')
    expect($route.get().view).toBe('Account')
  })
})

describe('the onramp offer', () => {
  it('S1.037 lists the assets on networks of the app, the coin of the active network first', async () => {
    const { state } = await begin()
    expect(state().assets.map(({ symbol, caipNetworkId }) => `${symbol} ${caipNetworkId}`)).toEqual([
      'ETH eip155:1',
      'ETH eip155:8453',
      'USDC eip155:1',
    ])
    expect(state().asset).toMatchObject({ symbol: 'ETH', caipNetworkId: 'eip155:1', address: undefined })
  })

  it('is requested once, when the form opens', async () => {
    const { buy, modal } = await create()
    await modal.context.show({ view: 'Account' })
    expect(service.asked).toEqual([])
    buy.begin()
    buy.begin()
    await vi.waitFor(() => expect(service.asked).toEqual(['options']))
  })

  it('S7.097 is the default one when the service fails, and is requested again the next time', async () => {
    service.answers.options = { error: 'down' }
    const { state, buy } = await begin()
    expect(state().offer).toBe(DEFAULT_CATALOG)
    expect(state().assets).toMatchObject([{ symbol: 'USDC', caipNetworkId: 'eip155:1', address: USDC }])
    service.answers.options = fakeOnrampOptions
    buy.begin()
    await vi.waitFor(() => expect(state().assets).toHaveLength(3))
  })

  it.each([
    ['S9.026', 'USD', 'card', '10', '7500'],
    ['S9.027', 'EUR', 'card', '10', '7500'],
    ['S9.028', 'USD', 'ach_bank_account', '10', '25000'],
    ['S9.029', 'EUR', 'ach_bank_account', '10', '25000'],
  ])('%s by default accepts %s by %s from %s to %s', async (_rule, currency, way, min, max) => {
    const limits = DEFAULT_CATALOG.paymentCurrencies.find(({ id }) => id === currency)?.payment_method_limits
    const method = limits?.find(({ id }) => id === way)
    const problem = (amount: string) => getAmountProblem({ amount, method })
    expect([method?.min, method?.max]).toEqual([min, max])
    expect([problem('9.99'), problem(min), problem(max), problem(`${max}.01`)]).toEqual([
      'tooLittle',
      undefined,
      undefined,
      'tooMuch',
    ])
  })

  it.each([
    ['en-US', 'USD'],
    ['de', 'EUR'],
    ['fr-CH', 'USD'],
    ['pt-PT', 'EUR'],
    ['ja-JP', 'USD'],
    ['not a language', 'USD'],
  ])('for the locale %s uses %s', (locale, id) => {
    expect(pickPaymentCurrency(locale, DEFAULT_CATALOG.paymentCurrencies)?.id).toBe(id)
  })

  it('prefers an accepted local currency over dollars', () => {
    const all = [...DEFAULT_CATALOG.paymentCurrencies, { id: 'CHF', payment_method_limits: [] }]
    expect(pickPaymentCurrency('fr-CH', all)?.id).toBe('CHF')
  })
})

describe('an onramp quote', () => {
  it('comes from the service for the amount typed last', async () => {
    const { buy, state } = await begin()
    buy.setAmount('100')
    buy.setAmount('200')
    await settled({ state })
    expect(state().quote).toMatchObject({ quote: { purchaseAmount: { amount: '0.0577' }, quoteId: 'q-1' } })
    expect(state().quote.isEstimate).toBeUndefined()
    expect(service.bodies).toMatchObject([{ amount: '200', network: 'ethereum', purchaseCurrency: { id: 'ether' } }])
  })

  it('S7.098 is a marked estimate when the service fails', async () => {
    service.answers.options = { error: 'down' }
    service.answers.quote = { error: 'down' }
    const { buy, state } = await begin()
    buy.setAmount('200')
    await settled({ state })
    expect(state().quote).toEqual({
      status: 'ready',
      isEstimate: true,
      quote: {
        fees: [],
        paymentSubtotal: { amount: '200', currency: 'USD' },
        paymentTotal: { amount: '200', currency: 'USD' },
        purchaseAmount: { amount: '200', currency: 'USDC' },
        quoteId: 'mocked-quote-id',
      },
    })
  })

  it('is unknown for a coin that is not a dollar when the service fails', async () => {
    service.answers.quote = { error: 'down' }
    const { buy, state } = await begin()
    buy.setAmount('200')
    await settled({ state })
    expect(state()).toMatchObject({ asset: { symbol: 'ETH' }, quote: { isEstimate: true, quote: undefined } })
  })

  it('is requested in whole units of a currency without decimals, such as the yen', async () => {
    const yen = { id: 'JPY', payment_method_limits: [{ id: 'card', min: '1000', max: '100000' }] }
    service.answers.options = { ...fakeOnrampOptions, paymentCurrencies: [...DEFAULT_CATALOG.paymentCurrencies, yen] }
    const { buy, state } = await begin()
    buy.setAmount('2000.75')
    buy.chooseCurrency('JPY')
    expect(state().amount).toBe('2000')
    expect(buy.setAmount('2000.75')).toBe(false)
    await settled({ state })
    expect(service.bodies.at(-1)).toMatchObject({ amount: '2000', paymentCurrency: { id: 'JPY' } })
  })

  it('is not requested outside the limits of the payment', async () => {
    const { buy, state } = await begin()
    for (const amount of ['9.99', '7500.01', '0', '']) {
      buy.setAmount(amount)
      expect(state().quote.status).toBe('idle')
    }
    expect(buy.setAmount('a lot')).toBe(false)
    buy.setAmount('8000')
    buy.chooseMethod('ach_bank_account')
    await settled({ state })
    expect(service.bodies).toMatchObject([{ amount: '8000' }])
  })
})

describe('an onramp purchase', () => {
  it('opens a tab without an opener in the click and leads it to the provider', async () => {
    const { purchase } = await order()
    expect(service.tabs).toEqual([{ closed: false, url: undefined, opener: null, isFocused: false }])
    await vi.waitFor(() => expect(service.tabs[0]?.url).toBe('https://pay.example/buy?session=1'))
    expect(purchase()).toMatchObject({ status: 'waiting', about: { amount: '0.0577', currency: 'ETH' } })
  })

  it('S0.010 reports the received amount by the balance of the account', async () => {
    const { fake, modal, purchase } = await order()
    await vi.waitFor(() => expect(purchase()?.status).toBe('waiting'))
    fake.balance += 57_000_000_000_000_000n
    await refreshBalance(modal)
    await vi.waitFor(() => expect(purchase()).toMatchObject({ status: 'arrived', arrived: '0.057' }))
  })

  it('does not count what the user spends meanwhile', async () => {
    const { fake, modal, purchase } = await order()
    await vi.waitFor(() => expect(purchase()?.status).toBe('waiting'))
    fake.balance -= 1_000_000_000_000_000_000n
    await refreshBalance(modal)
    expect(purchase()?.status).toBe('waiting')
    fake.balance += 57_000_000_000_000_000n
    await refreshBalance(modal)
    await vi.waitFor(() => expect(purchase()?.arrived).toBe('0.057'))
  })

  it('reports an amount that is too small and keeps waiting', async () => {
    const { fake, modal, purchase } = await order()
    await vi.waitFor(() => expect(purchase()?.status).toBe('waiting'))
    fake.balance += 1_000_000_000_000_000n
    await refreshBalance(modal)
    await vi.waitFor(() => expect(purchase()).toMatchObject({ status: 'waiting', arrived: '0.001' }))
    fake.balance += 55_000_000_000_000_000n
    await refreshBalance(modal)
    await vi.waitFor(() => expect(purchase()).toMatchObject({ status: 'arrived', arrived: '0.056' }))
  })

  it('detects an unlisted token', async () => {
    const { buy, chain, context, state, purchase, press } = await begin()
    const address = `0x${'a0'.repeat(20)}`
    const token = { caipNetworkId: 'eip155:1', address, symbol: 'USDC', name: 'USD Coin', decimals: 6 } as const
    chain.described.set(address, token)
    const wanted = state().assets.find(({ symbol }) => symbol === 'USDC')
    if (!wanted) throw new Error('Nothing to buy')
    buy.chooseAsset(wanted)
    const leave = buy.watch()
    buy.setAmount('200')
    await settled({ state })
    await vi.waitFor(() => {
      const entries = Object.values(context.stores.portfolio.$entries.get())
      expect(entries.some(({ others }) => others.status === 'ready')).toBe(true)
    })
    press()
    chain.tokens = [{ ...token, amount: 199_000_000n }]
    const { refreshPortfolio: readOwned } = await import('../../portfolio/readNonNativeTokens.js')
    await readOwned(context, `eip155:1:${LANTERN}`)
    await vi.waitFor(() => expect(purchase()).toMatchObject({ status: 'arrived', arrived: '199' }))
    leave()
  })

  it('reports a blocked tab and opens one with the next click', async () => {
    service.isOpening = false
    const { purchase, purchases } = await order()
    expect(purchase()?.status).toBe('blocked')
    expect(service.asked).not.toContain('onrampurl')
    service.isOpening = true
    purchases.reopen()
    await vi.waitFor(() => expect(purchase()?.status).toBe('waiting'))
  })

  it('detects a closed tab, keeps watching, and opens a new page of the purchase', async () => {
    const { fake, purchase, purchases } = await order()
    await vi.waitFor(() => expect(purchase()?.status).toBe('waiting'))
    const [tab] = service.tabs
    purchases.reopen()
    expect([tab?.isFocused, service.tabs.length]).toEqual([true, 1])
    fake.balance += 57_000_000_000_000_000n
    if (tab) tab.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.waitFor(() => expect(purchase()?.status).toBe('arrived'))
  })

  it('reports nothing about a tab that it cannot observe, and keeps watching', async () => {
    vi.stubGlobal('crossOriginIsolated', true)
    const { fake, modal, purchase } = await order()
    await vi.waitFor(() => expect(purchase()?.status).toBe('waiting'))
    const [tab] = service.tabs
    if (tab) tab.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(purchase()?.status).toBe('waiting')
    expect(getTestContext(modal).stores.notices.$alerts.get()).toMatchObject([
      { code: 'APP_CONFIGURATION', detail: expect.stringContaining('same-origin-allow-popups') },
    ])
    fake.balance += 57_000_000_000_000_000n
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(5_000)
      expect(purchase()?.status).toBe('arrived')
    })
  })

  it('requests a new page each time, because each is valid once', async () => {
    const { purchase, purchases } = await order()
    await vi.waitFor(() => expect(purchase()?.status).toBe('waiting'))
    const [tab] = service.tabs
    if (tab) tab.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.waitFor(() => expect(purchase()?.status).toBe('gone'))
    service.answers.onrampurl = { url: 'https://pay.example/buy?session=2' }
    purchases.reopen()
    await vi.waitFor(() => expect(service.tabs[1]?.url).toBe('https://pay.example/buy?session=2'))
    expect(purchase()?.status).toBe('waiting')
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['an insecure URL', 'http://pay.example/buy'],
    ['text that is no URL', 'pay'],
  ])('never navigates to %s', async (_what, url) => {
    service.answers.onrampurl = { url }
    const { purchase } = await order()
    await vi.waitFor(() => expect(purchase()?.status).toBe('failed'))
    expect(service.tabs).toMatchObject([{ closed: true, url: undefined }])
  })

  it('gives up on a provider that never responds or responds too late', async () => {
    service.answers.onrampurl = undefined
    const { purchase } = await order()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(purchase()).toMatchObject({ status: 'failed', error: { code: 'RESPONSE_TIMEOUT' } })
    expect(service.tabs).toMatchObject([{ closed: true }])
  })

  it('reports after half an hour that nothing arrived, and stops watching', async () => {
    const { fake, purchase } = await order()
    await vi.advanceTimersByTimeAsync(30 * 60_000)
    expect(purchase()?.status).toBe('late')
    fake.balance += 1n
    await vi.advanceTimersByTimeAsync(120_000)
    expect(purchase()?.status).toBe('late')
  })

  describe('after a reload', () => {
    async function leave() {
      const storage = createMemoryStorage()
      const before = await order({ storage })
      await vi.waitFor(() => expect(before.purchase()?.status).toBe('waiting'))
      await vi.waitFor(() => expect(storage.getItem('@appkit/feature:onramp:purchase')).toContain('before'))
      before.modal.destroy()
      return { storage, before }
    }

    it('is still awaited, and reports what arrived meanwhile', async () => {
      const { storage } = await leave()
      const { buy, fake, modal, purchase, purchases, state } = await create({ storage })
      buy.begin()
      expect(state().openPurchase).toEqual({ provider: 'Coinbase', symbol: 'ETH', amount: '0.0577' })
      expect(purchase()).toMatchObject({ status: 'left', order: { amount: '200', currency: 'USD' } })
      purchases.reopen()
      await vi.waitFor(() => expect(purchase()?.status).toBe('waiting'))
      fake.balance += 57_000_000_000_000_000n
      await refreshBalance(modal)
      await vi.waitFor(() => expect(purchase()).toMatchObject({ status: 'arrived', arrived: '0.057' }))
      // The onramp form no longer shows a purchase in progress.
      expect(state().openPurchase).toBeUndefined()
    })

    it('ends half an hour after its start', async () => {
      const { storage } = await leave()
      await vi.advanceTimersByTimeAsync(20 * 60_000)
      const { purchase } = await create({ storage })
      expect(purchase()?.status).toBe('left')
      await vi.advanceTimersByTimeAsync(10 * 60_000)
      expect(purchase()?.status).toBe('late')
      expect((await create({ storage })).purchase()).toBeUndefined()
    })

    it('appears in another tab at once until it arrives', async () => {
      const events = new EventTarget()
      vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
      const reportStorage = () =>
        events.dispatchEvent(Object.assign(new Event('storage'), { key: '@appkit/feature:onramp:purchase' }))
      const storage = createMemoryStorage()
      const other = await create({ storage })
      other.buy.begin()
      const { purchase, fake, modal } = await order({ storage })
      await vi.waitFor(() => expect(purchase()?.status).toBe('waiting'))
      reportStorage()
      expect(other.purchase()).toMatchObject({ status: 'left', order: { amount: '200', currency: 'USD' } })
      expect(other.state().openPurchase).toEqual({ provider: 'Coinbase', symbol: 'ETH', amount: '0.0577' })
      await vi.waitFor(() => expect(storage.getItem('@appkit/feature:onramp:purchase')).toContain('before'))
      fake.balance += 57_000_000_000_000_000n
      await refreshBalance(modal)
      await vi.waitFor(() => expect(purchase()?.status).toBe('arrived'))
      reportStorage()
      expect([other.purchase(), other.state().openPurchase]).toEqual([undefined, undefined])
    })

    it('belongs to its account alone', async () => {
      const { storage } = await leave()
      const kept = storage.getItem('@appkit/feature:onramp:purchase') ?? ''
      storage.setItem('@appkit/feature:onramp:purchase', kept.replaceAll(LANTERN, `0x${'0'.repeat(39)}9`))
      const { buy, purchase, state } = await create({ storage })
      buy.begin()
      expect(purchase()).toBeUndefined()
      expect(state().openPurchase).toBeUndefined()
    })

    it.each(['{}', '[]', '{"caipAddress":"eip155:1:0x1","at":"now"}', 'x'])('is not restored from %s', async (kept) => {
      const storage = createMemoryStorage()
      storage.setItem('@appkit/feature:onramp:purchase', kept)
      expect((await create({ storage })).purchase()).toBeUndefined()
    })
  })

  it('ends on disconnect', async () => {
    const { modal, state, purchase } = await order()
    await disconnect(modal)
    expect(purchase()).toBeUndefined()
    expect(state().amount).toBe('')
  })
})

it('refusalOf names why a provider does not sell the asset that way', async () => {
  const { feature, state } = await begin()
  const [own, coinbase, meld] = createOnrampProviders(feature)
  const why = (provider: OnrampProvider | undefined) => provider && getUnsupportedChoice(feature, state(), provider)
  expect([why(own), why(coinbase), why(meld)]).toEqual(['method', undefined, 'asset'])
})

it('a provider with its own quote method is queried for the quote', async () => {
  const quote = vi.fn(async () => ({
    fees: [],
    paymentSubtotal: { amount: '197.00', currency: 'USD' },
    paymentTotal: { amount: '200', currency: 'USD' },
    purchaseAmount: { amount: '0.06', currency: 'ETH' },
    quoteId: 'own',
  }))
  const own = { ...tollway, methods: undefined, quote }
  const { buy, state, purchase, press } = await begin({ features: { onramp: { providers: ['coinbase', own] } } })
  buy.setAmount('200')
  await settled({ state })
  expect(quote).not.toHaveBeenCalled()
  buy.compare()
  await vi.waitFor(() => expect(state().offers).toMatchObject({ tollway: { purchaseAmount: { amount: '0.06' } } }))
  buy.chooseProvider('tollway')
  press()
  expect(purchase()).toMatchObject({ about: { amount: '0.06' }, order: { amount: '200', currency: 'USD' } })
  quote.mockResolvedValueOnce(JSON.parse('{"purchaseAmount":{"amount":"much"}}'))
  buy.compare()
  await vi.waitFor(() => expect(quote).toHaveBeenCalledTimes(2))
  expect(state().offers).toMatchObject({ tollway: { purchaseAmount: { amount: '0.06' } } })
  for (const wrong of [null, { purchaseAmount: { amount: '1', currency: 'ETH' } }]) {
    quote.mockResolvedValueOnce(JSON.parse(JSON.stringify(wrong)))
    buy.compare()
  }
  quote.mockImplementationOnce(() => {
    throw new Error('down')
  })
  expect(() => buy.compare()).not.toThrow()
  await vi.waitFor(() => expect(quote).toHaveBeenCalledTimes(5))
  buy.setAmount('300')
  expect(state().offers).toEqual({})
})
