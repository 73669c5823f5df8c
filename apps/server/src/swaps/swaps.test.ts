import { startEvm } from '@foyer/sandbox'
import fc from 'fast-check'
import { decodeFunctionData, encodeFunctionData, erc20Abi, maxUint256, parseAbi, zeroAddress } from 'viem'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readSettings } from '../settings/readSettings'
import { createSwapAnswer, encodeZeroExData } from '../testing/createSwapAnswer'
import { type FakeAnswer, type FakeRequest, startFakeService } from '../testing/startFakeService'
import { useServer } from '../testing/useServer'
import { DEFAULT_ROUTERS, SWAP_PROVIDERS, type SwapProviderName } from './routers'
import { settleTogether } from './settleTogether'
import { NATIVE_COIN } from './types'

const { start } = useServer()

const DOLLAR = `0x${'d1'.repeat(20)}`
const USER = `0x${'aa'.repeat(20)}`
const STRANGER = `0x${'66'.repeat(20)}`
const KEY = 'secret-key-1'
const PRICE = 400_000n
const on = (address: string, chain = 1) => `eip155:${chain}:${address}`
const PAIR = { from: on(DOLLAR), to: on(NATIVE_COIN), userAddress: on(USER) }
const QUOTE = { ...PAIR, amount: '1000000' }
const BUILD = { ...QUOTE, projectId: 'test', eip155: { slippage: 1 }, disableEstimate: true }

type Answer = (request: FakeRequest) => FakeAnswer | undefined
const honest =
  (name: SwapProviderName, price: bigint | (() => bigint) = PRICE): Answer =>
  (request) => ({ body: createSwapAnswer(name, request, typeof price === 'bigint' ? price : price()) })

async function open(
  answers: Readonly<Partial<Record<SwapProviderName, Answer>>>,
  { nodes = {}, routers = {} }: { nodes?: Record<string, string[]>; routers?: Record<string, string[]> } = {},
) {
  const lines: string[] = []
  const names = SWAP_PROVIDERS.filter((name) => answers[name] !== undefined)
  const providers = await Promise.all(
    names.map(async (name) => ({ name, service: await startFakeService(answers[name] ?? (() => undefined)) })),
  )
  const server = await start({
    swapProviders: providers.map(({ name, service }) => ({ name, key: KEY, routers, apiUrl: service.url })),
    nodes,
    proxies: 1,
    log: (line) => lines.push(line),
  })
  let client = 0
  const request = (path: string, query: Readonly<Record<string, string>>, init: RequestInit = {}) => {
    client += 1
    const headers = { 'x-forwarded-for': `10.1.${client >> 8}.${client & 255}`, ...init.headers }
    const search = new URLSearchParams({ projectId: 'test', ...query })
    return fetch(`${server.httpUrl}/v1/convert/${path}?${search}`, { ...init, headers })
  }
  const build = (body: unknown) => request('build-transaction', {}, { method: 'POST', body: JSON.stringify(body) })
  return { request, build, lines, providers }
}

const requestsOf = ({ providers }: Awaited<ReturnType<typeof open>>) =>
  providers.flatMap(({ service }) => service.requests)

describe.each(SWAP_PROVIDERS)('swaps by %s', (name) => {
  const router = DEFAULT_ROUTERS[name]['eip155:1']?.[0]

  it('are quoted with the operator’s key, which no page sees', async () => {
    const opened = await open({ [name]: honest(name) })
    const answer = await opened.request('quotes', QUOTE)
    const text = await answer.text()
    expect(text).not.toContain(KEY)
    expect(JSON.parse(text)).toEqual({
      quotes: [
        {
          ...{ id: null, provider: name, fee: { '1inch': '0', '0x': '0.2493', lifi: '0.25' }[name] },
          ...{ fromAmount: '1000000', fromAccount: on(USER), toAmount: '400000', toAccount: on(USER) },
        },
      ],
    })
    const [asked] = requestsOf(opened)
    const sent = { '1inch': 'authorization', '0x': '0x-api-key', lifi: 'x-lifi-api-key' }[name]
    expect(asked?.headers[sent]).toContain(KEY)
  })

  it('are built for the router that the operator allows', async () => {
    const opened = await open({ [name]: honest(name) })
    const answer = await opened.build(BUILD)
    const { tx } = await answer.json()
    expect(tx).toMatchObject({ from: on(USER), to: on(router ?? ''), value: '0', data: expect.stringMatching(/^0x/) })
    const { url } = requestsOf(opened).at(-1) ?? {}
    const query = Object.fromEntries(url?.searchParams ?? [])
    expect(query).toMatchObject(
      {
        '1inch': {
          src: DOLLAR,
          dst: NATIVE_COIN,
          amount: '1000000',
          from: USER,
          slippage: '1',
          disableEstimate: 'true',
        },
        '0x': { chainId: '1', sellToken: DOLLAR, buyToken: NATIVE_COIN, sellAmount: '1000000', slippageBps: '100' },
        lifi: { fromChain: '1', toChain: '1', fromToken: DOLLAR, fromAmount: '1000000', slippage: '0.01' },
      }[name],
    )
  })

  it('of the native coin pay exactly the amount', async () => {
    const { build } = await open({ [name]: honest(name) })
    const answer = await build({ ...BUILD, from: on(NATIVE_COIN), to: on(DOLLAR) })
    expect((await answer.json()).tx).toMatchObject({ to: on(router ?? ''), value: '1000000' })
  })

  it('that it does not offer have no quote', async () => {
    const { request, build } = await open({ [name]: () => ({ status: 400, body: { message: 'no route' } }) })
    expect(await (await request('quotes', QUOTE)).json()).toEqual({ quotes: [] })
    expect((await build(BUILD)).status).toBe(409)
  })

  it('are built with less slippage when the price has fallen, so that the user gets what was shown', async () => {
    const opened = await open({ [name]: honest(name, 398_500n) })
    expect((await opened.build({ ...BUILD, least: '396000' })).status).toBe(200)
    const slippages = requestsOf(opened).map(
      ({ url }) => url.searchParams.get('slippageBps') ?? url.searchParams.get('slippage'),
    )
    expect(slippages).toEqual({ '1inch': ['1', '0.62'], '0x': ['100', '62'], lifi: ['0.01', '0.0062'] }[name])
  })

  it('are refused when the price has fallen below what was shown', async () => {
    const { build } = await open({ [name]: honest(name, 395_000n) })
    const answer = await build({ ...BUILD, least: '396000' })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ detail: 'The price has moved. Ask for a new quote.' })
  })

  it.each<[string, Answer]>([
    ['breaks off', () => undefined],
    ['sends no JSON', () => ({ body: '<h1>' })],
    ['refuses the key', () => ({ status: 401, body: { message: KEY } })],
    ['redirects', () => ({ status: 302, headers: { location: 'https://evil.example' } })],
    ['sends something else', () => ({ body: { quotes: [] } })],
    ['sends too much', (request) => ({ body: { ...createSwapAnswer(name, request, PRICE), more: 'x'.repeat(4e6) } })],
  ])('get a problem and no secret when it %s', async (_, answer) => {
    const { request, build, lines } = await open({ [name]: answer })
    for (const given of [await request('quotes', QUOTE), await build(BUILD)]) {
      expect(given.status).toBe(502)
      expect(given.headers.get('content-type')).toBe('application/problem+json')
      expect(await given.text()).not.toContain(KEY)
    }
    expect(lines.filter((line) => line.startsWith(`swaps: ${name} `))).toHaveLength(2)
    expect(lines.join()).not.toContain(KEY)
  })
})

type Body = Record<string, unknown>
type Path = readonly string[]
const set = (body: unknown, [key = '', ...rest]: Path, value: unknown): Body => {
  const at = body as Body
  return { ...at, [key]: rest.length > 0 ? set(at[key], rest, value) : value }
}
const exec = (more: object) =>
  encodeZeroExData({
    token: DOLLAR,
    amount: 1_000_000n,
    recipient: USER,
    buyToken: NATIVE_COIN,
    least: 396_000n,
    ...more,
  })

describe('the server refuses a transaction', () => {
  it.each<[SwapProviderName, string, Path, unknown]>([
    ['1inch', 'to a stranger', ['tx', 'to'], STRANGER],
    ['1inch', 'that pays coins besides', ['tx', 'value'], '1'],
    ['1inch', 'of another account', ['tx', 'from'], STRANGER],
    ['1inch', 'without data', ['tx', 'data'], '0x'],
    ['1inch', 'for nothing', ['dstAmount'], '0'],
    ['1inch', 'for a negative amount', ['dstAmount'], '-5'],
    ['1inch', 'for more than there is', ['dstAmount'], '1'.repeat(79)],
    ['0x', 'to a stranger', ['transaction', 'to'], STRANGER],
    ['0x', 'that pays coins besides', ['transaction', 'value'], '1'],
    ['0x', 'with an allowance to a stranger', ['allowanceTarget'], STRANGER],
    ['0x', 'that sells another token', ['sellToken'], STRANGER],
    ['0x', 'that buys another token', ['buyToken'], STRANGER],
    ['0x', 'that sells another amount', ['sellAmount'], '1000001'],
    ['0x', 'with more slippage than was asked for', ['minBuyAmount'], '390000'],
    ['0x', 'whose data is another call', ['transaction', 'data'], '0xabcdef01'],
    ['0x', 'whose data takes more', ['transaction', 'data'], exec({ amount: 1_000_001n })],
    ['0x', 'whose data takes another token', ['transaction', 'data'], exec({ token: STRANGER })],
    ['0x', 'whose data pays a stranger', ['transaction', 'data'], exec({ recipient: STRANGER })],
    ['0x', 'whose data buys another token', ['transaction', 'data'], exec({ buyToken: STRANGER })],
    ['lifi', 'to a stranger', ['transactionRequest', 'to'], STRANGER],
    ['lifi', 'that pays coins besides', ['transactionRequest', 'value'], '0x1'],
    ['lifi', 'of another account', ['transactionRequest', 'from'], STRANGER],
    ['lifi', 'of another network', ['transactionRequest', 'chainId'], 10],
    ['lifi', 'with an allowance to a stranger', ['estimate', 'approvalAddress'], STRANGER],
    ['lifi', 'with more slippage than was asked for', ['estimate', 'toAmountMin'], '390000'],
    ['lifi', 'that sells another amount', ['action', 'fromAmount'], '1000001'],
    ['lifi', 'that sells another token', ['action', 'fromToken', 'address'], STRANGER],
    ['lifi', 'that buys another token', ['action', 'toToken', 'address'], STRANGER],
    ['lifi', 'that leaves the network', ['action', 'toChainId'], 10],
  ])('of %s %s', async (name, _, path, value) => {
    const { build, lines } = await open({
      [name]: (request: FakeRequest) => ({ body: set(createSwapAnswer(name, request, PRICE), path, value) }),
    })
    const answer = await build(BUILD)
    expect(answer.status).toBe(502)
    expect(await answer.text()).not.toContain('"tx"')
    expect(lines.some((line) => line.startsWith(`swaps: ${name} `))).toBe(true)
  })

  it('of the native coin whose data uses an allowance that is left', async () => {
    const data = encodeZeroExData({ token: DOLLAR, amount: 5n, recipient: USER, buyToken: DOLLAR, least: 1n })
    const answer = (request: FakeRequest) => ({
      body: set(createSwapAnswer('0x', request, PRICE), ['transaction', 'data'], data),
    })
    const { build } = await open({ '0x': answer })
    expect((await build({ ...BUILD, from: on(NATIVE_COIN), to: on(DOLLAR) })).status).toBe(502)
  })
})

describe('several providers', () => {
  it('are quoted together, the best one first', async () => {
    const { request } = await open({ '1inch': honest('1inch', 399_000n), '0x': honest('0x', 401_000n) })
    const { quotes } = await (await request('quotes', QUOTE)).json()
    expect(quotes.map(({ provider }: { provider: string }) => provider)).toEqual(['0x', '1inch'])
  })

  it('are quoted without the one that fails', async () => {
    const { request, lines } = await open({ '1inch': () => undefined, lifi: honest('lifi') })
    const { quotes } = await (await request('quotes', QUOTE)).json()
    expect(quotes.map(({ provider }: { provider: string }) => provider)).toEqual(['lifi'])
    expect(lines).toContain('swaps: 1inch gave no usable answer')
  })

  it('build by the one that the client names, else by the first', async () => {
    const { build } = await open({ '1inch': honest('1inch'), '0x': honest('0x') })
    const readTo = async (body: object) => (await (await build(body)).json()).tx.to
    expect(await readTo(BUILD)).toBe(on(DEFAULT_ROUTERS['1inch']['eip155:1']?.[0] ?? ''))
    expect(await readTo({ ...BUILD, provider: '0x' })).toBe(on(DEFAULT_ROUTERS['0x']['eip155:1']?.[0] ?? ''))
    expect((await build({ ...BUILD, provider: 'lifi' })).status).toBe(400)
  })

  it('list their tokens together, once an hour', async () => {
    const opened = await open({ '1inch': honest('1inch'), '0x': honest('0x'), lifi: honest('lifi') })
    const answers = await Promise.all([1, 2, 3].map(() => opened.request('tokens', { chainId: 'eip155:1' })))
    expect(await answers[0]?.json()).toEqual({
      tokens: [
        {
          address: on(NATIVE_COIN),
          symbol: 'ETH',
          name: 'Ether',
          decimals: 18,
          logoUri: 'https://img.example/eth.png',
        },
        { address: on(DOLLAR), symbol: 'DUSD', name: 'Demo USD', decimals: 6 },
      ],
    })
    expect(requestsOf(opened)).toHaveLength(2)
  })
})

it('token lists that fail get a problem for each who asks, and are asked for again', async () => {
  let isBroken = true
  const answer: Answer = (request) => (isBroken ? undefined : honest('lifi')(request))
  const { request } = await open({ lifi: answer })
  const answers = await Promise.all([1, 2, 3].map(() => request('tokens', { chainId: 'eip155:1' })))
  expect(answers.map(({ status }) => status)).toEqual([502, 502, 502])
  isBroken = false
  expect((await request('tokens', { chainId: 'eip155:1' })).status).toBe(200)
})

describe('an approval', () => {
  const readApproval = (data: `0x${string}`) => decodeFunctionData({ abi: erc20Abi, data }).args

  it('is for the provider’s router alone, and asks no provider', async () => {
    const opened = await open({ '1inch': honest('1inch'), '0x': honest('0x') })
    const read = async (query: Record<string, string>) =>
      (await (await opened.request('build-approve', query)).json()).tx
    const tx = await read(PAIR)
    expect(tx).toMatchObject({ from: on(USER), to: on(DOLLAR), value: '0' })
    expect(readApproval(tx.data)).toEqual([
      expect.stringMatching(/^0x111111125421ca6dc452d289314280a0f8842a65$/i),
      maxUint256,
    ])
    const other = await read({ ...PAIR, provider: '0x', amount: '5' })
    expect(readApproval(other.data)).toEqual([
      expect.stringMatching(/^0x0000000000001ff3684f28c67538d4d072c22734$/i),
      5n,
    ])
    expect(requestsOf(opened)).toEqual([])
  })

  it('of the native coin is refused', async () => {
    const { request } = await open({ '1inch': honest('1inch') })
    expect((await request('build-approve', { ...PAIR, from: on(NATIVE_COIN), to: on(DOLLAR) })).status).toBe(400)
  })
})

it('a swap by a router that the operator adds goes through on a chain', async () => {
  const evm = await startEvm({ chains: [1] })
  onTestFinished(() => evm.stop())
  const [url = '', pool, token] = [evm.rpcUrls['eip155:1'], evm.pool.address, evm.tokens.dollar.address]
  const [user = ''] = evm.wallets.lantern.addresses
  const toAmount = 390_000_000_000_000n
  const abi = parseAbi([
    'struct Swap { address from; address to; uint256 amount; uint256 least; }',
    'function swap(Swap order)',
  ])
  const order = { from: token, to: zeroAddress, amount: 1_000_000n, least: toAmount }
  const data = encodeFunctionData({ abi, functionName: 'swap', args: [order] })
  const { request, build } = await open(
    {
      lifi: (asked) => {
        const answer = set(createSwapAnswer('lifi', asked, toAmount), ['estimate', 'approvalAddress'], pool)
        return { body: set(set(answer, ['transactionRequest', 'to'], pool), ['transactionRequest', 'data'], data) }
      },
    },
    { nodes: { 'eip155:1': [url] }, routers: { 'eip155:1': [pool.toLowerCase()] } },
  )
  const call = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    return (await answer.json()).result
  }
  const send = async (tx: { from: string; to: string; data: string; value: string }) => {
    const [from, to] = [tx.from, tx.to].map((caip) => caip.split(':')[2])
    const value = `0x${BigInt(tx.value).toString(16)}`
    const hash = await call('eth_sendTransaction', [{ from, to, data: tx.data, value }])
    // The chain may give the hash before it has mined the block.
    const readReceipt = () => call('eth_getTransactionReceipt', [hash])
    return (await vi.waitUntil(readReceipt, { timeout: 10_000 })).status
  }
  const pair = { from: on(token), to: on(NATIVE_COIN), userAddress: on(user) }
  const readAllowance = async () =>
    (await request('allowance', { tokenAddress: on(token), userAddress: on(user) })).json()
  const approve = await (await request('build-approve', { ...pair, amount: '1000000' })).json()
  expect(await send(approve.tx)).toBe('0x1')
  expect(await readAllowance()).toEqual({ allowance: '1000000' })
  const { tx } = await (await build({ ...BUILD, ...pair })).json()
  expect(tx.eip155).toEqual({ gas: '300000', gasPrice: expect.stringMatching(/^\d+$/) })
  expect(await send(tx)).toBe('0x1')
  expect(await readAllowance()).toEqual({ allowance: '0' })
  const price = await (await request('gas-price', { chainId: 'eip155:1' })).json()
  expect(BigInt(price.instant)).toBeGreaterThan(BigInt(price.standard))
})

it('settleTogether waits for others only a while once one has answered', async () => {
  const never = new Promise<undefined>(() => {})
  expect(await settleTogether([never, Promise.resolve(1), Promise.resolve(undefined)], 10)).toEqual([
    { status: 'fulfilled', value: undefined },
    { status: 'fulfilled', value: 1 },
    { status: 'fulfilled', value: undefined },
  ])
})

describe('a request', () => {
  it.each<[string, string, Record<string, string>, number]>([
    ['an amount that is no whole number', 'quotes', { ...QUOTE, amount: '1e9' }, 400],
    ['an amount beyond 256 bits', 'quotes', { ...QUOTE, amount: '9'.repeat(78) }, 400],
    ['two networks', 'quotes', { ...QUOTE, to: on(NATIVE_COIN, 10) }, 400],
    ['one token twice', 'quotes', { ...QUOTE, to: on(DOLLAR) }, 400],
    ['a network that nobody serves', 'tokens', { chainId: 'eip155:5' }, 400],
    ['a network of another kind', 'tokens', { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }, 400],
    ['a network like a prototype', 'tokens', { chainId: '__proto__' }, 400],
    ['a network without a node', 'gas-price', { chainId: 'eip155:1' }, 400],
    ['an unknown provider', 'quotes', { ...QUOTE, provider: 'constructor' }, 400],
  ])('with %s is refused', async (_, path, query, status) => {
    const opened = await open({ '1inch': honest('1inch') })
    expect((await opened.request(path, query)).status).toBe(status)
    expect(requestsOf(opened)).toEqual([])
  })

  it.each([-1, 51, '1', null])('with a slippage of %j is refused', async (slippage) => {
    const { build } = await open({ '1inch': honest('1inch') })
    expect(await (await build({ ...BUILD, eip155: { slippage } })).json()).toMatchObject({ status: 400 })
  })

  it('of a client that asks too often is told when to come back', async () => {
    const opened = await open({ '1inch': honest('1inch') })
    const headers = { 'x-forwarded-for': '203.0.113.4' }
    const answers = await Promise.all(Array.from({ length: 70 }, () => opened.request('quotes', QUOTE, { headers })))
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60')
    expect(requestsOf(opened).length).toBeLessThan(70)
  })

  it('and an answer of whatever kind get a status of their own', async () => {
    let given: unknown
    const answer: Answer = () => ({ body: given })
    const { request, build } = await open({ '1inch': answer, '0x': answer, lifi: answer })
    const keys = [
      ...['dstAmount', 'tx', 'tokens', 'liquidityAvailable', 'sellToken', 'buyToken', 'sellAmount', 'buyAmount'],
      ...['minBuyAmount', 'transaction', 'fees', 'action', 'estimate', 'transactionRequest'],
    ]
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('1', DOLLAR, NATIVE_COIN, true, false))
    const foreign = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...keys), value))
    const body = fc.oneof(
      fc.constant(BUILD),
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...Object.keys(BUILD), 'least', 'provider'), value),
    )
    await fc.assert(
      fc.asyncProperty(foreign, body, fc.constantFrom(...SWAP_PROVIDERS), async (answered, sent, provider) => {
        given = answered ?? 0
        for (const result of [
          await build(sent),
          await build({ ...BUILD, provider }),
          await request('quotes', { ...QUOTE, provider }),
          await request('tokens', { chainId: 'eip155:10' }),
        ]) {
          expect([200, 400, 409, 502]).toContain(result.status)
          expect(await result.text()).not.toMatch(/\bat .*:\d+:\d+/)
        }
      }),
      { numRuns: 60 },
    )
  })
})

it('a server without providers has no swaps', async () => {
  const server = await start()
  expect((await fetch(`${server.httpUrl}/v1/convert/quotes?projectId=test`)).status).toBe(404)
})

it.each<[string, unknown, string]>([
  ['no list', {}, 'is not JSON such as'],
  ['nobody', [], 'has no provider'],
  ['a stranger', [{ name: 'other', key: KEY }], 'has a provider that is not 1inch, 0x or lifi'],
  ['no key', [{ name: '0x' }], 'has a provider without its key'],
  ['one twice', [{ name: 'lifi' }, { name: 'lifi' }], 'names a provider twice'],
  ['a broken router', [{ name: 'lifi', routers: { 'eip155:1': ['0x1'] } }], 'has a router that is no address'],
  ['a URL without TLS', [{ name: '0x', key: KEY, apiUrl: 'http://evil.example' }], 'has an apiUrl that is no URL'],
])('readSettings refuses providers of swaps with %s', (_, providers, words) => {
  const read = () => readSettings({ PUBLIC_URL: 'https://wallet.example', SWAP_PROVIDERS: JSON.stringify(providers) })
  expect(read).toThrow(`SWAP_PROVIDERS ${words}`)
  expect(read).toThrow(/^(?!.*secret-key-1)/s)
})

it('readSettings knows the providers’ own addresses', () => {
  const SWAP_PROVIDERS = JSON.stringify([{ name: '0x', key: KEY }, { name: 'lifi' }])
  const { SWAP_PROVIDERS: read } = readSettings({ PUBLIC_URL: 'https://wallet.example', SWAP_PROVIDERS })
  expect(read?.map(({ apiUrl }) => apiUrl)).toEqual(['https://api.0x.org', 'https://li.quest'])
})
