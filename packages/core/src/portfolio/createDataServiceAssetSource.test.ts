import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdapterContext } from '../adapter/context.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { describeError, getErrorTitle } from '../errors/describeError.js'
import { getContext } from '../modal/runtime.js'
import { createFakeAdapter } from '../testing/createFakeAdapter.js'
import { createFakeChainReader } from '../testing/createFakeChainReader.js'
import { type CreateTestModalParameters, createTestModal } from '../testing/createTestModal.js'
import { fakeNetwork, foreignFakeNetwork } from '../testing/fakeNetworks.js'
import type { CaipAddress } from '../types/caip.js'
import type { TokenAmount } from '../types/token.js'
import { fetchTokens } from './fetchTokens.js'
import { refreshPortfolio } from './readNonNativeTokens.js'
import { watchBalance } from './watchBalance.js'
import { watchPortfolio } from './watchPortfolio.js'

const token = '0x00000000000000000000000000000000000000D1'
const dmo = {
  name: 'Demo',
  symbol: 'DMO',
  chainId: 'eip155:1',
  address: `eip155:1:${token}`,
  price: 2.5,
  quantity: { decimals: '6', numeric: '4' },
  iconUrl: 'https://img.example/d.png',
}
const held: TokenAmount = { address: token, name: 'Demo', symbol: 'DMO', decimals: 6, amount: 7_000_000n }

const CALLS = ['supported-chains', 'balance', 'price']

let asked: { readonly path: string; readonly query: URLSearchParams; readonly body: unknown }[]
let answers: Readonly<Record<string, unknown>>
const pathsAsked = () => asked.map(({ path }) => path).filter((path) => CALLS.includes(path))

beforeEach(() => {
  asked = []
  answers = { chains: { http: ['eip155:1'], ws: [] }, balance: { balances: [dmo] }, price: { fungibles: [] } }
  vi.stubGlobal('fetch', async (given: string, init: RequestInit = {}) => {
    const { host, pathname, searchParams } = new URL(given)
    if (host !== 'data.example') return new Response('', { status: 404 })
    const path = pathname.split('/').at(-1) ?? ''
    asked.push({ path, query: searchParams, body: init.body && JSON.parse(String(init.body)) })
    const answer = answers[path.replace('supported-', '')]
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function createConnected({
  held: tokens,
  ...options
}: CreateTestModalParameters & { readonly held?: () => Promise<readonly TokenAmount[]> } = {}) {
  const created = createTestModal({ services: { data: 'https://data.example' }, ...options })
  if (tokens) created.fake.chainReader = { tokens }
  watchBalance(created.modal)
  await connect(created.modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  const context = getContext(created.modal)
  const caipAddress = context.stores.accounts.get('eip155').caipAddress
  if (!caipAddress) throw new Error('Nobody is connected')
  return { ...created, context, caipAddress }
}

const stored = (storage: { getItem(key: string): unknown }, key: string): Record<string, Record<string, unknown>> =>
  JSON.parse(String(storage.getItem(`@appkit/${key}`)))

describe('the balances of the data service', () => {
  it('S7.096 are read by address and network, without an event of the wallet', async () => {
    const { modal, fake, context } = await createConnected()
    expect(await fetchTokens(modal)).toMatchObject([{ symbol: 'ETH' }, { symbol: 'DMO' }])
    expect(pathsAsked().slice(0, 2)).toEqual(['supported-chains', 'balance'])
    expect(Object.fromEntries(asked.find(({ path }) => path === 'balance')?.query ?? [])).toMatchObject({
      chainId: 'eip155:1',
      currency: 'usd',
    })

    asked.length = 0
    const told: unknown[] = []
    const wallet = fake.wallet('kitewing')
    const asUsual = wallet.connect
    wallet.connect = async (silent) =>
      Object.assign(await asUsual(silent), {
        readAssets: async (input: unknown) => {
          told.push(input)
          return { 'eip155:1': [{ ...held, amount: 3n }] }
        },
      })
    await connect(modal, { walletId: 'kitewing' })
    expect(await fetchTokens(modal)).toMatchObject([{ symbol: 'ETH' }, { quantity: { numeric: '0.000003' } }])
    expect(told).toMatchObject([
      { caipNetworkIds: ['eip155:1'], account: { address: context.stores.accounts.get('eip155').address } },
    ])
    expect(pathsAsked()).not.toContain('balance')
  })

  it('S3.025 have eight fields per token: name, symbol, chainId, address, value, price, quantity and iconUrl', async () => {
    const { modal } = await createConnected()
    expect((await fetchTokens(modal))[1]).toEqual({
      name: 'Demo',
      symbol: 'DMO',
      chainId: 'eip155:1',
      address: `eip155:1:${token}`,
      value: '10',
      price: '2.5',
      quantity: { decimals: '6', numeric: '4' },
      iconUrl: 'https://img.example/d.png',
    })
  })

  it('price the tokens of the chain reader in the currency of the app', async () => {
    const { modal, context, caipAddress } = await createConnected({ held: async () => [held], currency: 'eur' })
    expect(await fetchTokens(modal)).toMatchObject([{ symbol: 'ETH' }, { quantity: { numeric: '7' }, value: '17.5' }])
    expect(context.stores.portfolio.of(caipAddress).tokens[1]).toMatchObject({
      source: 'node',
      price: { amount: '2.5', currency: 'eur' },
      iconUrl: 'https://img.example/d.png',
    })
    expect(asked.find(({ path }) => path === 'balance')?.query.get('currency')).toBe('eur')
  })

  it('include requested prices for tokens that only the chain reader knows', async () => {
    answers = {
      ...answers,
      balance: { balances: [] },
      price: { fungibles: [{ address: `eip155:1:${token.toLowerCase()}`, price: 1.1 }] },
    }
    const { modal } = await createConnected({ held: async () => [held] })
    expect(await fetchTokens(modal)).toMatchObject([{ symbol: 'ETH' }, { symbol: 'DMO', price: '1.1', value: '7.7' }])
    expect(asked.find(({ path }) => path === 'price')?.body).toEqual({
      projectId: 'test',
      currency: 'usd',
      addresses: [`eip155:1:0x${'e'.repeat(40)}`, `eip155:1:${token}`],
    })
  })

  it('are replaced by those of the chain while the service hangs', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const { context, caipAddress } = await createConnected({ held: async () => [held] })
    const stop = watchPortfolio(context, caipAddress)
    const symbols = () => context.stores.portfolio.of(caipAddress).tokens.map(({ symbol }) => symbol)
    await expect.poll(symbols).toEqual(['ETH', 'DMO'])
    stop()
  })

  it('S5.045 omit tokens with zero decimals', async () => {
    answers = { ...answers, balance: { balances: [{ ...dmo, quantity: { decimals: '0', numeric: '4' } }] } }
    const { modal } = await createConnected()
    expect((await fetchTokens(modal)).map(({ symbol }) => symbol)).toEqual(['ETH'])
    expect(pathsAsked()).toContain('balance')
  })

  it('S5.041 are worth 0.00 on a test network, without a request', async () => {
    const tokens = async () => [{ ...held, price: { amount: '9', currency: 'usd' } }]
    const { modal } = await createConnected({ held: tokens, networks: [{ ...fakeNetwork, testnet: true }] })
    const found = await fetchTokens(modal)
    expect(found.map(({ symbol }) => symbol)).toEqual(['ETH', 'DMO'])
    expect(found.map(({ value, price }) => [value, price])).toEqual([
      ['0.00', undefined],
      ['0.00', undefined],
    ])
    expect(asked).toEqual([])
  })

  it('S5.042 are worth 0.00 in other namespaces, without a request', async () => {
    const cosmos = createFakeAdapter({ namespace: 'cosmos', caipNetworkId: 'cosmos:hub', wallets: ['quillon'] })
    const network = { ...foreignFakeNetwork, id: 'hub', caipNetworkId: 'cosmos:hub', chainNamespace: 'cosmos' } as const
    const definition = {
      ...cosmos.definition,
      create(adapterContext: AdapterContext) {
        const adapter = cosmos.definition.create(adapterContext)
        Reflect.deleteProperty(adapter, 'balances')
        return adapter
      },
    }
    const { modal } = await createConnected({ networks: [fakeNetwork, network], adapters: [definition] })
    await connect(modal, { walletId: 'quillon', namespace: 'cosmos' })
    asked.length = 0
    await fetchTokens(modal, { namespace: 'cosmos' })
    expect(asked).toEqual([])
    expect(modal.$account('cosmos').get().balanceFormatted).toBe('0.00')
  })

  it('mark a token as unknown when only the chain names it', async () => {
    answers = { ...answers, chains: { http: [] } }
    const { modal } = await createConnected({ held: async () => [held] })
    expect(await fetchTokens(modal)).toEqual([
      expect.not.objectContaining({ isUnknown: true }),
      expect.objectContaining({ symbol: 'DMO', isUnknown: true }),
    ])
  })

  it('S5.047 cause no further request for a network that the service does not support', async () => {
    answers = { ...answers, chains: { http: ['eip155:10'] } }
    const { modal } = await createConnected()
    expect((await fetchTokens(modal)).map(({ symbol }) => symbol)).toEqual(['ETH'])
    expect(pathsAsked()).toEqual(['supported-chains'])
  })

  async function onThree() {
    const cosmosHub = 'cosmos:hub'
    const ids = ['eip155:1', foreignFakeNetwork.caipNetworkId, cosmosHub]
    const solana = createFakeAdapter({
      namespace: 'solana',
      caipNetworkId: foreignFakeNetwork.caipNetworkId,
      wallets: ['quillon'],
    })
    const cosmos = createFakeAdapter({ namespace: 'cosmos', caipNetworkId: cosmosHub, wallets: ['quillon'] })
    const hub = { ...foreignFakeNetwork, id: 'hub', caipNetworkId: cosmosHub, chainNamespace: 'cosmos' } as const
    answers = {
      ...answers,
      chains: { http: ids },
      balance: { balances: ids.map((chainId) => ({ ...dmo, chainId, address: `${chainId}:${token}` })) },
    }
    const networks = [fakeNetwork, foreignFakeNetwork, hub] as const
    const { modal, fake } = await createConnected({ networks, adapters: [solana.definition, cosmos.definition] })
    for (const each of [fake, solana, cosmos]) each.chainReader = createFakeChainReader().chainReader
    for (const namespace of ['solana', 'cosmos']) await connect(modal, { walletId: 'quillon', namespace })
    return { modal, ids }
  }

  it('S9.076 are requested on EVM and Solana alone', async () => {
    const { modal, ids } = await onThree()
    const found: string[][] = []
    for (const namespace of ['eip155', 'solana', 'cosmos'] as const) {
      found.push((await fetchTokens(modal, { namespace })).map(({ symbol }) => symbol))
    }
    expect(asked.filter(({ path }) => path === 'balance').map(({ query }) => query.get('chainId'))).toEqual(
      ids.slice(0, 2),
    )
    expect(found).toEqual([['ETH', 'DMO'], ['SOL', 'DMO'], ['SOL']])
  })

  it.each([
    ['S1.067', 'eip155', ['ETH', 'DMO']],
    ['S1.068', 'solana', ['SOL', 'DMO']],
  ] as const)('%s include the coin and the tokens on %s', async (_rule, namespace, symbols) => {
    const { modal } = await onThree()
    expect((await fetchTokens(modal, { namespace })).map(({ symbol }) => symbol)).toEqual(symbols)
  })

  it('are not requested in basic mode or from a hosted service without a project', async () => {
    const first = await createConnected({ basic: true })
    await fetchTokens(first.modal)
    const second = await createConnected({ projectId: undefined, services: {} })
    await fetchTokens(second.modal)
    expect(asked).toEqual([])
  })
})

describe('the stored balances', () => {
  it('S3.038 have their address and time, and last until disconnect', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { modal, storage, caipAddress } = await createConnected()
    await fetchTokens(modal)
    expect(stored(storage, 'portfolio_cache')).toEqual({
      [caipAddress]: { caipAddress, balance: [dmo], currency: 'usd', timestamp: Date.now() },
    })
    await disconnect(modal)
    expect(storage.getItem('@appkit/portfolio_cache')).toBeNull()
  })

  it('S9.003 stay fresh for 30 s unless something changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { modal, context, caipAddress } = await createConnected()
    await fetchTokens(modal)
    const balances = () => asked.filter(({ path }) => path === 'balance')
    vi.setSystemTime(Date.now() + 29_999)
    await fetchTokens(modal)
    expect(balances()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    expect((await fetchTokens(modal))[1]).toMatchObject({ symbol: 'DMO' })
    expect(balances()).toHaveLength(2)
    await refreshPortfolio(context, caipAddress)
    expect(balances()).toHaveLength(3)
    expect(balances().at(-1)?.query.get('forceUpdate')).toBe(token)
  })

  it('S3.039 include the native balance with its address and time, until disconnect', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { storage, caipAddress, modal } = await createConnected()
    await vi.waitFor(() => expect(storage.getItem('@appkit/native_balance_cache')).not.toBeNull())
    expect(stored(storage, 'native_balance_cache')).toEqual({
      [caipAddress]: { caipAddress, balance: '1284500000000000000', timestamp: expect.any(Number) },
    })
    await disconnect(modal)
    expect(storage.getItem('@appkit/native_balance_cache')).toBeNull()
  })

  it('S9.004 show the native balance of the last 30 s until a node responds, across a reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { storage, caipAddress, modal } = await createConnected()
    await vi.waitFor(() => expect(storage.getItem('@appkit/native_balance_cache')).not.toBeNull())
    const kept = stored(storage, 'native_balance_cache')
    await disconnect(modal)

    const shownAfter = async (milliseconds: number) => {
      storage.setItem('@appkit/native_balance_cache', JSON.stringify(kept))
      const fake = createFakeAdapter()
      fake.readBalance = () => new Promise(() => {})
      const timestamp = Number(kept[caipAddress]?.timestamp)
      vi.setSystemTime(timestamp + milliseconds)
      const next = await createConnected({ storage, fake })
      vi.setSystemTime(timestamp)
      return next.context.stores.accounts.get('eip155').caipAddress === caipAddress
        ? next.context.stores.portfolio.of(caipAddress)
        : undefined
    }
    const { at } = (await shownAfter(29_999)) ?? {}
    expect(at).toBe(kept[caipAddress]?.timestamp)
    expect((await shownAfter(30_000))?.native).toBeUndefined()
  })

  it.each(['[]', '{"eip155:1:0x": 7}', '{', '{"a":{"timestamp":"now"}}'])(
    'survive %s in their place in storage',
    async (text) => {
      const { storage } = createTestModal()
      storage.setItem('@appkit/portfolio_cache', text)
      storage.setItem('@appkit/native_balance_cache', text)
      const { modal } = await createConnected({ storage })
      expect(await fetchTokens(modal)).toHaveLength(2)
    },
  )
})

describe('an unavailable balance', () => {
  const nobody = { held: () => Promise.reject(new Error('The node is gone')) }

  it('S8.016 is the error Token Balance Unavailable', async () => {
    answers = { chains: answers.chains }
    const { modal, context, caipAddress } = await createConnected(nobody)
    await fetchTokens(modal)
    const { others } = context.stores.portfolio.of(caipAddress)
    expect(others).toMatchObject({ status: 'error', error: { code: 'BALANCE_UNAVAILABLE' } })
    expect(others.error?.message).toBe('Token Balance Unavailable')
    expect(getErrorTitle(others.error)).toBe('Token Balance Unavailable')
    expect(describeError(others.error)).toBe('Couldn’t load your balance. Trying again soon.')
  })

  it.each([
    ['S8.018', 29_999, 'is not requested', 1, ['ETH']],
    ['S9.002', 30_000, 'is requested again', 2, ['ETH', 'DMO']],
  ])('%s from a service that failed %i ms ago %s', async (_rule, milliseconds, _what, requests, symbols) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    answers = { chains: answers.chains }
    const { modal } = await createConnected(nobody)
    await fetchTokens(modal)
    answers = { ...answers, balance: { balances: [dmo] } }
    vi.setSystemTime(Date.now() + milliseconds)
    expect((await fetchTokens(modal)).map(({ symbol }) => symbol)).toEqual(symbols)
    expect(pathsAsked().filter((path) => path === 'balance')).toHaveLength(requests)
  })

  it('is no error when the chain reader returned tokens', async () => {
    answers = { chains: answers.chains }
    const { modal, context, caipAddress } = await createConnected({ held: async () => [held] })
    expect(await fetchTokens(modal)).toHaveLength(2)
    expect(context.stores.portfolio.of(caipAddress).others).toMatchObject({ status: 'ready', source: 'node' })
  })

  it('S8.017 is the same error on an unsupported network', async () => {
    const { context } = await createConnected()
    const elsewhere: CaipAddress = `eip155:777:${token}`
    await refreshPortfolio(context, elsewhere)
    const stop = watchPortfolio(context, elsewhere)
    await expect
      .poll(() => context.stores.portfolio.of(elsewhere).others.error?.message)
      .toBe('Token Balance Unavailable')
    stop()
  })

  it('is retried automatically after that while a component watches', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
    answers = { chains: answers.chains }
    const { context, caipAddress } = await createConnected(nobody)
    const stop = watchPortfolio(context, caipAddress)
    const statusOf = () => context.stores.portfolio.of(caipAddress).others.status
    await vi.waitFor(() => expect(statusOf()).toBe('error'))
    answers = { ...answers, balance: { balances: [dmo] } }
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.waitFor(() => expect(statusOf()).toBe('ready'))
    stop()
  })
})
