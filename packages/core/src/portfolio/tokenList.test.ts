import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseTokenList } from './tokenList.js'

const usdc = {
  chainId: 1,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  logoURI: 'https://img.example/usdc.png',
}

it('parseTokenList reads the Uniswap format, and CAIP-2 ids for other namespaces', () => {
  const list = {
    name: 'Harbor',
    timestamp: '2026-01-01T00:00:00Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: [
      usdc,
      {
        ...usdc,
        chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      },
    ],
  }
  expect(parseTokenList(list)).toEqual([
    {
      caipNetworkId: 'eip155:1',
      address: usdc.address,
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      iconUrl: 'https://img.example/usdc.png',
    },
    expect.objectContaining({ caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }),
  ])
})

it.each([
  ['no address', { address: undefined }],
  ['an address with a script in it', { address: '<img src=x>' }],
  ['an invalid network', { chainId: -1 }],
  ['an id that is not CAIP-2', { chainId: 'Ethereum' }],
  ['too many decimals', { decimals: 255 }],
  ['fractional decimals', { decimals: 1.5 }],
  ['an invisible symbol', { symbol: '\u200b\u202e' }],
])('parseTokenList drops an entry with %s and keeps the others', (_what, change) => {
  expect(parseTokenList({ tokens: [{ ...usdc, ...change }, usdc, null, 7] })).toHaveLength(1)
})

it('parseTokenList accepts only https icons and limits the length of texts', () => {
  const [token] = parseTokenList({ tokens: [{ ...usdc, logoURI: 'javascript:alert(1)', name: 'x'.repeat(500) }] })
  expect(token).toMatchObject({ iconUrl: undefined, name: `${'x'.repeat(59)}…` })
})

it('parseTokenList throws when the JSON is not a token list', () => {
  for (const answer of [undefined, null, [], { tokens: 'many' }, 'list']) expect(() => parseTokenList(answer)).toThrow()
})

it('parseTokenList reads no more entries than a wallet query may contain', () => {
  expect(parseTokenList({ tokens: Array.from({ length: 30_000 }, () => usdc) })).toHaveLength(20_000)
})

it('parseTokenList survives any JSON, and each token of the result is valid', () => {
  const json = fc.jsonValue()
  const or = (right: unknown) => fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, fc.string(), fc.double(), json)
  const entry = fc.record({
    chainId: fc.oneof(fc.integer(), or('cosmos:hub')),
    address: or(usdc.address),
    name: or(usdc.name),
    symbol: or(usdc.symbol),
    decimals: fc.oneof(fc.integer(), or(6)),
    logoURI: or(usdc.logoURI),
  })
  fc.assert(
    fc.property(fc.oneof(json, fc.record({ tokens: fc.array(entry) })), (list) => {
      let tokens: ReturnType<typeof parseTokenList> = []
      try {
        tokens = parseTokenList(list)
      } catch {
        expect(Array.isArray(Object(list).tokens)).toBe(false)
      }
      for (const { caipNetworkId, address, name, symbol, decimals, iconUrl } of tokens) {
        expect(caipNetworkId).toMatch(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)
        expect(address).toMatch(/^[\w:./-]{1,128}$/)
        expect(name && symbol && [...name].length <= 60 && [...symbol].length <= 20).toBe(true)
        expect(Number.isInteger(decimals) && decimals >= 0 && decimals <= 36).toBe(true)
        expect(iconUrl ?? 'https://').toMatch(/^https:\/\//)
      }
    }),
    { numRuns: 500 },
  )
})
