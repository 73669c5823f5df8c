import { generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings/readSettings'
import { type FakeAnswer, type FakeRequest, startFakeService } from '../testing/startFakeService'
import { useServer } from '../testing/useServer'

const { start } = useServer()

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const KEY_SECRET = Buffer.concat([
  privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32),
  publicKey.export({ format: 'der', type: 'spki' }).subarray(-32),
]).toString('base64')
const ORIGIN = 'https://app.example'
const ADDRESS = `0x${'6c'.repeat(20)}`

const money = (value: string, currency = 'USD') => ({ value, currency })
const OPTIONS = {
  payment_currencies: [{ id: 'USD', limits: [{ id: 'card', min: '10', max: '7500' }] }],
  purchase_currencies: [
    {
      ...{ id: 'usdc-1', name: 'USD Coin', symbol: 'USDC', icon_url: 'https://img.example/usdc.png' },
      networks: [{ name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '0x83', icon_url: '' }],
    },
  ],
}
const QUOTE = {
  ...{ payment_total: money('100.00'), payment_subtotal: money('96.50'), purchase_amount: money('96.5', 'USDC') },
  ...{ coinbase_fee: money('3.40'), network_fee: money('0.10'), quote_id: 'q-1', onramp_url: '' },
}
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/onramp/v1/buy/options': OPTIONS,
  '/onramp/v1/buy/quote': QUOTE,
  '/onramp/v1/token': { token: 'session-1', channel_id: '' },
}

const quoteBody = {
  purchaseCurrency: { id: 'usdc-1', name: 'USD Coin', symbol: 'USDC', networks: [] },
  paymentCurrency: { id: 'USD', payment_method_limits: [] },
  ...{ amount: '100', network: 'base' },
}
const pageBody = {
  destinationWallets: [{ address: ADDRESS, blockchains: ['base'], assets: ['USDC'] }],
  ...{ defaultNetwork: 'base', partnerUserId: 'harbor', defaultExperience: 'buy', presetFiatAmount: 200.5 },
}

async function open(
  answer: (request: FakeRequest) => FakeAnswer | undefined = ({ url }) => ({ body: ANSWERS[url.pathname] }),
) {
  const lines: string[] = []
  const coinbase = await startFakeService(answer)
  const server = await start({
    projects: { harbor: { origins: [ORIGIN] } },
    onramp: {
      coinbase: {
        ...{ keyId: 'key-1', keySecret: KEY_SECRET, country: 'US', subdivision: 'NY', paymentMethod: 'CARD' },
        apiUrl: coinbase.url,
      },
    },
    proxies: 1,
    log: (line) => lines.push(line),
  })
  const request = (path: string, { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}) =>
    fetch(`${server.httpUrl}${path}?projectId=harbor`, {
      headers: { origin: ORIGIN, 'x-forwarded-for': '203.0.113.9, 2001:db8::7:1', ...headers },
      ...(body !== undefined && { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return { request, coinbase, lines }
}

const readToken = (authorization = '', key: KeyObject = publicKey) => {
  const [head = '', claims = '', signature = ''] = authorization.slice('Bearer '.length).split('.')
  const isSigned = verify(null, Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { isSigned, head: parse(head), claims: parse(claims) }
}

describe('an onramp', () => {
  it('creates a page with a token that the operator’s key signed, for the user’s own address', async () => {
    const { request, coinbase } = await open()
    const answer = await request('/v1/generators/onrampurl', { body: pageBody })
    const { url } = await answer.json()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(new URL(url).origin + new URL(url).pathname).toBe('https://pay.coinbase.com/buy/select-asset')
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      ...{ sessionToken: 'session-1', defaultNetwork: 'base', defaultAsset: 'USDC', partnerUserId: 'harbor' },
      presetFiatAmount: '200.5',
    })
    const [call] = coinbase.requests
    expect(call?.body).toEqual({
      ...{ addresses: [{ address: ADDRESS, blockchains: ['base'] }], assets: ['USDC'] },
      clientIp: '2001:db8::7:1',
    })
    const { isSigned, head, claims } = readToken(call?.headers.authorization)
    expect(isSigned).toBe(true)
    expect(head).toMatchObject({ alg: 'EdDSA', kid: 'key-1', nonce: expect.stringMatching(/^[\da-f]{32}$/) })
    const { host } = new URL(coinbase.url)
    expect(claims).toMatchObject({ iss: 'cdp', sub: 'key-1', uri: `POST ${host}/onramp/v1/token` })
    expect(claims.exp - claims.nbf).toBe(120)
  })

  it('shortens the id of a project that is longer than the seller takes', async () => {
    const { request } = await open()
    const body = { ...pageBody, partnerUserId: 'p'.repeat(64) }
    const { url } = await (await request('/v1/generators/onrampurl', { body })).json()
    expect(new URL(url).searchParams.get('partnerUserId')).toBe('p'.repeat(49))
  })

  it('lists what is sold in the operator’s country, and asks once for many', async () => {
    const { request, coinbase } = await open()
    const answers = await Promise.all(Array.from({ length: 5 }, () => request('/v1/onramp/options')))
    expect(await answers[0]?.json()).toEqual({
      paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10', max: '7500' }] }],
      purchaseCurrencies: [
        {
          ...{ id: 'usdc-1', name: 'USD Coin', symbol: 'USDC' },
          networks: [{ name: 'base', display_name: 'Base', chain_id: '8453', contract_address: '0x83' }],
        },
      ],
    })
    expect(coinbase.requests.map(({ url }) => url.search)).toEqual(['?country=US&subdivision=NY'])
    const { claims } = readToken(coinbase.requests[0]?.headers.authorization)
    expect(claims.uri).toBe(`GET ${new URL(coinbase.url).host}/onramp/v1/buy/options`)
  })

  it('quotes with the operator’s country and payment method', async () => {
    const { request, coinbase } = await open()
    expect(await (await request('/v1/onramp/quote', { body: quoteBody })).json()).toEqual({
      paymentTotal: { amount: '100.00', currency: 'USD' },
      paymentSubtotal: { amount: '96.50', currency: 'USD' },
      purchaseAmount: { amount: '96.5', currency: 'USDC' },
      networkFee: { amount: '0.10', currency: 'USD' },
      coinbaseFee: { amount: '3.40', currency: 'USD' },
      quoteId: 'q-1',
    })
    expect(coinbase.requests[0]?.body).toEqual({
      ...{ country: 'US', subdivision: 'NY', purchaseCurrency: 'usdc-1', purchaseNetwork: 'base' },
      ...{ paymentAmount: '100', paymentCurrency: 'USD', paymentMethod: 'CARD' },
    })
  })

  it('drops what is malformed in an offer', async () => {
    const [payment, purchase] = [OPTIONS.payment_currencies[0], OPTIONS.purchase_currencies[0]]
    const { request } = await open(() => ({
      body: {
        payment_currencies: [payment, { id: '<b>' }, null],
        purchase_currencies: [{ ...purchase, networks: [{ name: 'a b' }] }, { ...purchase, id: 5 }, purchase],
      },
    }))
    const { paymentCurrencies, purchaseCurrencies } = await (await request('/v1/onramp/options')).json()
    expect(paymentCurrencies).toHaveLength(1)
    expect(purchaseCurrencies.map(({ networks }: { networks: unknown[] }) => networks.length)).toEqual([0, 1])
  })

  it.each<[string, number, FakeAnswer | undefined]>([
    ['refuses the pair', 400, { status: 400, body: { message: KEY_SECRET } }],
    ['refuses the key', 502, { status: 401, body: { message: KEY_SECRET } }],
    ['breaks off', 504, undefined],
    ['sends no JSON', 504, { body: '<h1>' }],
    ['sends something else', 504, { body: { ...QUOTE, payment_total: { value: '1e9', currency: 'USD' }, token: '<' } }],
    ['redirects', 504, { status: 302, headers: { location: 'https://evil.example' } }],
    ['sends too much', 504, { body: { ...QUOTE, token: 't', padding: 'x'.repeat(4_000_001) } }],
  ])('gives a problem and no secret when the seller %s', async (_, status, given) => {
    const { request, lines } = await open(() => given)
    const paths = { '/v1/onramp/quote': quoteBody, '/v1/generators/onrampurl': pageBody }
    for (const [path, body] of Object.entries(paths)) {
      const answer = await request(path, { body })
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(await answer.text()).not.toContain(KEY_SECRET)
    }
    expect(lines.filter((line) => line.startsWith('onramp: coinbase'))).toHaveLength(2)
    expect(lines.join()).not.toContain(KEY_SECRET)
  })

  it('asks for the offer again after a failure', async () => {
    let isBroken = true
    const { request } = await open(() => (isBroken ? undefined : { body: OPTIONS }))
    expect((await request('/v1/onramp/options')).status).toBe(504)
    isBroken = false
    expect((await request('/v1/onramp/options')).status).toBe(200)
  })

  it('creates ten pages at once for a client, and then tells it when to come back', async () => {
    const { request, coinbase } = await open()
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => request('/v1/generators/onrampurl', { body: pageBody })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60')
    expect(coinbase.requests).toHaveLength(10)
  })

  it('creates no page for a site that is not of the project', async () => {
    const { request, coinbase } = await open()
    const headers = { origin: 'https://evil.example' }
    expect((await request('/v1/generators/onrampurl', { body: pageBody, headers })).status).toBe(403)
    expect(coinbase.requests).toEqual([])
  })

  it.each([
    ['/v1/onramp/quote', { ...quoteBody, amount: '1e3' }, 'amount'],
    ['/v1/onramp/quote', { ...quoteBody, network: '../token' }, 'network'],
    ['/v1/onramp/quote', 'no JSON', 'body'],
    ['/v1/generators/onrampurl', { ...pageBody, destinationWallets: [] }, 'destinationWallets'],
    [
      '/v1/generators/onrampurl',
      { ...pageBody, presetFiatAmount: -1, partnerUserId: '&' },
      'partnerUserId, presetFiatAmount',
    ],
  ])('names what is invalid in a body of %s', async (path, body, names) => {
    const { request, coinbase } = await open()
    const answer = await request(path, { body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ detail: `These fields are invalid: ${names}.` })
    expect(coinbase.requests).toEqual([])
  })

  it('answers every body and every answer of the seller with a status of its own', async () => {
    let given: unknown
    const { request } = await open(() => ({ body: given as object }))
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.values(quoteBody), ...Object.values(pageBody)))
    const body = fc.oneof(
      fc.constantFrom(quoteBody, pageBody),
      fc.dictionary(fc.constantFrom(...Object.keys(quoteBody), ...Object.keys(pageBody)), field),
    )
    const answer = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...Object.keys(QUOTE), ...Object.keys(OPTIONS), 'token'), fc.jsonValue()),
    )
    const path = fc.constantFrom('/v1/onramp/quote', '/v1/generators/onrampurl', '/v1/onramp/options')
    let client = 0
    await fc.assert(
      fc.asyncProperty(path, body, answer, async (at, sent, answered) => {
        given = answered ?? {}
        client += 1
        const headers = { 'x-forwarded-for': `10.0.${client >> 8}.${client & 255}` }
        const result = await request(at, { ...(at.endsWith('options') ? {} : { body: sent }), headers })
        expect([200, 400, 504]).toContain(result.status)
        expect(await result.text()).not.toMatch(/\bat .*:\d+:\d+/)
      }),
      { numRuns: 150 },
    )
  })
})

it('a server without a seller has no onramp', async () => {
  const server = await start()
  expect((await fetch(`${server.httpUrl}/v1/onramp/options?projectId=test`)).status).toBe(404)
})

it.each([
  ['a short key', { keySecret: 'c2VjcmV0' }, 'has a keySecret that is no Ed25519 key'],
  ['the United States without a state', { country: 'US' }, 'has the country US without a subdivision, such as NY'],
  ['an unknown field', { secret: 1 }, ''],
])('readSettings refuses a seller with %s', (_, more, words) => {
  const coinbase = { keyId: 'key-1', keySecret: KEY_SECRET, country: 'DE', ...more }
  const read = () => readSettings({ PUBLIC_URL: 'https://wallet.example', ONRAMP: JSON.stringify({ coinbase }) })
  expect(read).toThrow(`ONRAMP ${words}`)
  expect(read).toThrow(/^(?!.*c2VjcmV0)/s)
})
