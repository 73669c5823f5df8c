import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TokensQuery } from '../adapter/chainReader.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import type { CreateModalParameters } from '../modal/options.js'
import { createTestModal } from '../testing/createTestModal.js'
import { stubFetch } from '../testing/stubFetch.js'
import type { TokenAmount } from '../types/token.js'
import { fetchTokens, watchTokens } from './fetchTokens.js'
import { watchBalance } from './watchBalance.js'

beforeEach(() => void stubFetch({ status: 404 }))
afterEach(() => void vi.unstubAllGlobals())

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const listed = { chainId: 1, address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const held: TokenAmount = { address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, amount: 1_250_000_001n }

async function createConnected(
  tokens: (query: TokensQuery) => Promise<readonly TokenAmount[]>,
  options: Partial<CreateModalParameters> = {},
) {
  const created = createTestModal(options)
  created.fake.chainReader = { tokens }
  watchBalance(created.modal)
  await connect(created.modal, { walletId: 'lantern' })
  await vi.dynamicImportSettled()
  return created
}

it('fetchTokens omits the value, price and icon of a token when no source has them', async () => {
  const { modal } = await createConnected(async () => [held])
  expect((await fetchTokens(modal))[1]).toEqual({
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: 'eip155:1',
    address: `eip155:1:${usdc}`,
    quantity: { decimals: '6', numeric: '1250.000001' },
    isUnknown: true,
  })
})

it('S3.026 fetchTokens returns the native token without an address', async () => {
  const { modal } = await createConnected(async () => [held])
  expect((await fetchTokens(modal))[0]).toEqual({
    name: 'Ether',
    symbol: 'ETH',
    chainId: 'eip155:1',
    quantity: { decimals: '18', numeric: '1.2845' },
  })
})

it('fetchTokens requests the listed tokens of this network from the chain, each once', async () => {
  const asked: TokensQuery[] = []
  const { modal } = await createConnected(
    async (query) => {
      asked.push(query)
      return []
    },
    { tokenLists: [{ tokens: [listed, { ...listed, chainId: 8453 }] }, { tokens: [{ ...listed, name: 'Other' }] }] },
  )
  await fetchTokens(modal)
  expect(asked.at(-1)?.known.map(({ name, caipNetworkId }) => [name, caipNetworkId])).toEqual([
    ['USD Coin', 'eip155:1'],
  ])
})

it('fetchTokens loads a token list by URL, applies its icons to tokens of the chain, and continues when a list is missing', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    if (url.includes('broken')) return new Response('', { status: 404 })
    return Response.json({ tokens: [{ ...listed, logoURI: 'https://img.example/usdc.png' }] })
  })
  const { modal } = await createConnected(async ({ known }) => known.map(() => held), {
    tokenLists: ['https://lists.example/broken.json', 'https://lists.example/all.json'],
  })
  expect(fetched.filter((url) => url.includes('lists.example'))).toEqual([])
  const [, token] = await fetchTokens(modal)
  expect(fetched.filter((url) => url.includes('lists.example'))).toEqual([
    'https://lists.example/broken.json',
    'https://lists.example/all.json',
  ])
  expect(token).toMatchObject({ symbol: 'USDC', iconUrl: 'https://img.example/usdc.png' })
})

it('fetchTokens returns the native token when the others fail, and the last result when none can be read', async () => {
  let read = async (): Promise<readonly TokenAmount[]> => {
    throw new Error('The node is gone')
  }
  const { modal } = await createConnected(() => read())
  expect((await fetchTokens(modal)).map(({ symbol }) => symbol)).toEqual(['ETH'])
  read = async () => [held]
  expect((await fetchTokens(modal)).map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
  read = async () => {
    throw new Error('The node is gone again')
  }
  expect((await fetchTokens(modal)).map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
})

it('fetchTokens reads another network of the account on request', async () => {
  const asked: string[] = []
  const { modal } = await createConnected(async ({ network }) => {
    asked.push(network.caipNetworkId)
    return []
  })
  expect(await fetchTokens(modal, { caipNetworkId: 'eip155:8453' })).toMatchObject([{ chainId: 'eip155:8453' }])
  expect(asked).toEqual(['eip155:8453'])
})

it('fetchTokens rejects without a connected account', async () => {
  const { modal } = createTestModal()
  await expect(fetchTokens(modal)).rejects.toMatchObject({ code: 'ACCOUNT_UNDEFINED' })
})

it('S1.014 the account state shows the balance of the token that the app configures for its network, or else of the coin', async () => {
  const tokens = { 'eip155:1': { address: usdc.toLowerCase(), image: 'https://img.example/own.png' } } as const
  const { modal, fake } = await createConnected(async ({ known }) => (known.length ? [held] : []), {
    tokens,
    tokenLists: [{ tokens: [listed] }],
  })
  await vi.waitFor(() =>
    expect(modal.$account().get().balanceShown).toEqual({
      formatted: '1,250',
      symbol: 'USDC',
      imageUrl: 'https://img.example/own.png',
    }),
  )
  fake.wallet().setNetwork('eip155:8453')
  await vi.waitFor(() =>
    expect(modal.$account().get()).toMatchObject({ balanceFormatted: '1.284', balanceShown: undefined }),
  )
})

it('fetchTokens requests the name of an unlisted token from the chain and omits a token that does not exist', async () => {
  const created = createTestModal({ tokens: { 'eip155:1': { address: usdc }, 'eip155:8453': { address: '0xdead' } } })
  watchBalance(created.modal)
  created.fake.chainReader = {
    tokens: async () => [],
    token: async ({ address }) => (address === usdc ? { ...listed, caipNetworkId: 'eip155:1', address } : undefined),
  }
  await connect(created.modal, { walletId: 'lantern' })
  await vi.waitFor(() =>
    expect(created.modal.$account().get().balanceShown).toMatchObject({ formatted: '0', symbol: 'USDC' }),
  )
  created.fake.wallet().setNetwork('eip155:8453')
  await vi.waitFor(() => expect(created.modal.$account().get().balanceFormatted).toBe('1.284'))
  expect(created.modal.$account().get().balanceShown).toBeUndefined()
})

it('watchTokens emits the tokens of the active account, and never those of the previous one after a change', async () => {
  const { modal, fake } = await createConnected(async ({ address }) => [{ ...held, amount: BigInt(address.length) }])
  const told: (readonly [string, readonly string[]])[] = []
  const stop = watchTokens(modal, ({ status, tokens }) =>
    told.push([status, tokens.map(({ quantity }) => quantity.numeric)]),
  )
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['ready', ['1.2845', expect.any(String)]]))
  told.length = 0
  fake.wallet().setAccounts(['0x2'])
  expect(told[0]?.[1]).toEqual([])
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['ready', ['1.2845', '0.000003']]))
  await disconnect(modal)
  expect(told.at(-1)).toEqual(['idle', []])
  stop()
})
