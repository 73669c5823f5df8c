import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getServiceQueryParameters } from '../../http/getServiceUrl.js'
import { createHttp } from '../../http/http.js'
import { fakeOnrampOptions, fakeOnrampQuote } from '../../testing/createFakeOnramp.js'
import { stubFetch } from '../../testing/stubFetch.js'
import { createOnrampUrl, fetchOnrampCatalog, fetchOnrampQuote } from './onrampCalls.js'

const ME = '0x6c00000000000000000000000000000000000001'
const never = () => new AbortController().signal
const http = () =>
  createHttp({
    baseUrl: 'https://data.example',
    query: getServiceQueryParameters({ projectId: 'p1', networks: [] }),
    signal: never(),
    note: () => {},
  })

afterEach(() => vi.unstubAllGlobals())

function stubCalls(json: unknown) {
  const calls: { readonly url: URL; readonly method: string; readonly body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ url: new URL(url), method, body: body && JSON.parse(String(body)) })
    return Response.json(json)
  })
  return calls
}

const nearly = (right: Readonly<Record<string, unknown>>) =>
  fc.oneof(
    fc.jsonValue(),
    fc.record(
      Object.fromEntries(
        Object.entries(right).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.jsonValue())]),
      ),
    ),
  )

async function survives(
  right: Readonly<Record<string, unknown>>,
  read: () => Promise<unknown>,
  check: (found: unknown) => void,
) {
  await fc.assert(
    fc.asyncProperty(nearly(right), async (json) => {
      stubFetch({ json: JSON.stringify(json) })
      const found = await read().catch((error: unknown) => error)
      if (found instanceof Error) expect(found).toMatchObject({ code: 'RESPONSE_INVALID' })
      else check(found)
    }),
  )
}

describe('the onramp options', () => {
  const read = () => fetchOnrampCatalog(http(), never())

  it('S7.021 are requested without a payload', async () => {
    const calls = stubCalls(fakeOnrampOptions)
    await read()
    expect(calls.map(({ url, method, body }) => [method, url.origin + url.pathname, body])).toEqual([
      ['GET', 'https://data.example/v1/onramp/options', undefined],
    ])
    expect([...(calls[0]?.url.searchParams.keys() ?? [])]).toEqual(['projectId', 'st', 'sv'])
  })

  it('S3.033 have an id, a name, a symbol and networks by chain and contract', async () => {
    stubFetch({ json: fakeOnrampOptions })
    const { purchaseCurrencies } = await read()
    expect(purchaseCurrencies[1]).toEqual({
      id: 'dollar',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [{ name: 'ethereum', chain_id: '1', contract_address: `0x${'a0'.repeat(20)}` }],
    })
  })

  it('S3.034 have currencies with limits by payment method', async () => {
    stubFetch({ json: fakeOnrampOptions })
    const { paymentCurrencies } = await read()
    expect(paymentCurrencies[0]).toEqual({
      id: 'USD',
      payment_method_limits: [
        { id: 'card', min: '10', max: '7500' },
        { id: 'ach_bank_account', min: '10', max: '25000' },
      ],
    })
  })

  it('drop malformed entries and keep the rest', async () => {
    const [usd] = fakeOnrampOptions.paymentCurrencies
    const [ether] = fakeOnrampOptions.purchaseCurrencies
    stubFetch({
      json: {
        paymentCurrencies: [
          { id: 'dollars', payment_method_limits: usd?.payment_method_limits },
          {
            id: 'GBP',
            payment_method_limits: [
              { id: 'card', min: '10', max: '5' },
              { id: 'card', min: 'a', max: '9' },
            ],
          },
          { id: 'USD', payment_method_limits: [{ id: 'card', min: 10, max: 7500.5 }, 'none'] },
        ],
        purchaseCurrencies: [
          { ...ether, networks: [] },
          { ...ether, name: 7 },
          { ...ether, symbol: 'E\u202eTH' },
        ],
      },
    })
    expect(await read()).toMatchObject({
      paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: '7500.5' }] }],
      purchaseCurrencies: [{ symbol: 'ETH', networks: [{ chain_id: '1' }, { chain_id: '8453' }] }],
    })
  })

  it('are parsed or refused for any response', async () => {
    await survives(fakeOnrampOptions, read, (found) => {
      const { paymentCurrencies, purchaseCurrencies } = found as Awaited<ReturnType<typeof read>>
      expect(Math.min(paymentCurrencies.length, purchaseCurrencies.length)).toBeGreaterThan(0)
      for (const { payment_method_limits: limits } of paymentCurrencies) {
        for (const { min, max } of limits) expect([min, max].join()).toMatch(/^\d+(\.\d+)?,\d+(\.\d+)?$/)
      }
    })
  })
})

describe('the response of an onramp quote', () => {
  const [paymentCurrency] = fakeOnrampOptions.paymentCurrencies
  const [purchaseCurrency] = fakeOnrampOptions.purchaseCurrencies
  const read = async () => {
    if (!paymentCurrency || !purchaseCurrency) throw new Error('Nothing to buy')
    return fetchOnrampQuote(http(), {
      purchaseCurrency,
      paymentCurrency,
      amount: '200',
      network: 'ethereum',
      signal: never(),
    })
  }

  it('S7.022 is requested by asset, currency, amount and network', async () => {
    const calls = stubCalls(fakeOnrampQuote)
    await read()
    expect(calls.map(({ url, method, body }) => [method, url.origin + url.pathname, body])).toEqual([
      [
        'POST',
        'https://data.example/v1/onramp/quote',
        { purchaseCurrency, paymentCurrency, amount: '200', network: 'ethereum' },
      ],
    ])
  })

  it('S3.035 has fees, subtotal, total, purchased amount and an id', async () => {
    stubFetch({ json: fakeOnrampQuote })
    expect(await read()).toEqual({
      fees: [
        { amount: '1.1', currency: 'USD' },
        { amount: '2', currency: 'USD' },
      ],
      paymentSubtotal: { amount: '196.9', currency: 'USD' },
      paymentTotal: { amount: '200', currency: 'USD' },
      purchaseAmount: { amount: '0.0577', currency: 'ETH' },
      quoteId: 'q-1',
    })
  })

  it('is parsed or refused for any response', async () => {
    await survives(fakeOnrampQuote, read, (found) => {
      const { purchaseAmount, fees } = found as Awaited<ReturnType<typeof read>>
      for (const { amount } of [purchaseAmount, ...fees]) expect(amount).toMatch(/^\d+(\.\d+)?$/)
    })
  })
})

describe('the page of an onramp provider', () => {
  const wish = () => ({
    address: ME,
    network: 'base',
    symbol: 'ETH',
    partnerUserId: 'p1',
    amount: '200.5',
    signal: never(),
  })

  it('S7.020 is requested by receiver, asset, network and amount', async () => {
    const calls = stubCalls({ url: 'https://pay.example/buy' })
    expect(await createOnrampUrl(http(), wish())).toBe('https://pay.example/buy')
    await createOnrampUrl(http(), { ...wish(), assetAmount: '0.25' })
    const body = {
      destinationWallets: [{ address: ME, blockchains: ['base'], assets: ['ETH'] }],
      defaultNetwork: 'base',
      partnerUserId: 'p1',
      defaultExperience: 'buy',
      presetFiatAmount: 200.5,
    }
    const path = 'https://data.example/v1/generators/onrampurl'
    expect(calls.map(({ url, method, body }) => [method, url.origin + url.pathname, body])).toEqual([
      ['POST', path, body],
      ['POST', path, { ...body, presetCryptoAmount: 0.25 }],
    ])
  })

  it('is a text or nothing for any response', async () => {
    await survives(
      { url: 'https://pay.example' },
      () => createOnrampUrl(http(), wish()),
      (found) => {
        expect(found).toBeTypeOf('string')
      },
    )
  })
})
