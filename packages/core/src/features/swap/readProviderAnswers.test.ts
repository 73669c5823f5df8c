import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSwapAllowance, readSwapQuote, readSwapTokens, readSwapTransaction } from './readProviderAnswers.js'

const NOW = 1_800_000_000_000
const ROUTER = `0x${'aB'.repeat(20)}`
const MAX_UNITS = 2n ** 256n - 1n
const provider = { name: 'Harbor' }

const warnings: string[] = []
const log = (_level: string, message: string) => void warnings.push(message)

beforeEach(() => {
  warnings.length = 0
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => void vi.useRealTimers())

const invalid = expect.objectContaining({ code: 'RESPONSE_INVALID' })
const NOT_UNITS = [-1n, MAX_UNITS + 1n, 5, '5', 0.5, Number.NaN, null, undefined]
/** Texts that are no address on EVM, though some are elsewhere. */
const NOT_EVM = ['', 'ab'.repeat(20), `${ROUTER}a`, ROUTER.slice(0, -1), `0x${'ag'.repeat(20)}`, ` ${ROUTER}`]

describe('an address', () => {
  const readers = {
    spender: (namespace: string, address: unknown) =>
      readSwapAllowance(log, provider, namespace, { spender: address }).spender,
    receiver: (namespace: string, address: unknown) =>
      readSwapTransaction(log, provider, namespace, { to: address, data: '0x', value: 0n }).to,
  }

  it.each(Object.entries(readers))('of a %s has 20 bytes on EVM', (_role, read) => {
    expect(read('eip155', ROUTER)).toBe(ROUTER)
    for (const wrong of [...NOT_EVM, undefined, null, 5, { length: 42 }]) {
      expect(() => read('eip155', wrong)).toThrow(invalid)
    }
  })

  it.each(Object.entries(readers))('of a %s is any short name elsewhere', (_role, read) => {
    for (const address of ['a', 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4', 'harbor.near', 'x'.repeat(128)]) {
      expect(read('solana', address)).toBe(address)
    }
    for (const wrong of ['', 'x'.repeat(129), 'a b', 'a/b', 'a\n']) {
      expect(() => read('solana', wrong)).toThrow(invalid)
    }
  })

  it('of a token has 20 bytes on EVM, or is none for the coin', () => {
    const token = { caipNetworkId: 'eip155:1', symbol: 'PRL', name: 'Pearl', decimals: 6 }
    const tokens = [undefined, ROUTER, ...NOT_EVM].map((address) => ({ ...token, address }))
    const read = readSwapTokens(log, provider, 'eip155', { tokens })
    expect(read.map(({ address }) => address)).toEqual([undefined, ROUTER])
    expect(warnings).toEqual([expect.stringContaining(String(NOT_EVM.length))])
  })
})

describe('a quote', () => {
  const quote = { toAmount: 5n, expiresAt: NOW + 1 }
  const read = (part: object) => readSwapQuote(log, provider, { ...quote, ...part })

  it('is for an amount that a contract can hold', () => {
    for (const toAmount of [1n, MAX_UNITS]) expect(read({ toAmount })?.toAmount).toBe(toAmount)
    for (const toAmount of NOT_UNITS) expect(() => read({ toAmount })).toThrow(invalid)
  })

  it('is none for nothing', () => {
    for (const answer of [undefined, null, { toAmount: 0n }]) {
      expect(readSwapQuote(log, provider, answer)).toBeUndefined()
    }
    for (const answer of [5, 'none', true, () => quote]) {
      expect(() => readSwapQuote(log, provider, answer)).toThrow(invalid)
    }
  })

  it('lives for 30 seconds, unless it names a time within ten minutes', () => {
    for (const lifetime of [1, 600_000]) expect(read({ expiresAt: NOW + lifetime })?.expiresAt).toBe(NOW + lifetime)
    expect(warnings).toEqual([])
    const others = [NOW, NOW - 1, NOW + 600_001, Number.NaN, Number.POSITIVE_INFINITY, undefined, String(NOW + 1)]
    for (const expiresAt of others) expect(read({ expiresAt })?.expiresAt).toBe(NOW + 30_000)
    expect(warnings).toHaveLength(others.length)
  })

  it('has gas of less than a billion, or an unknown amount', () => {
    for (const gas of [1n, 999_999_999n]) expect(read({ gas })?.gas).toBe(gas)
    expect(read({})?.gas).toBeUndefined()
    expect(warnings).toEqual([])
    for (const gas of [0n, -1n, 1_000_000_000n, 21_000, '21000']) expect(read({ gas })?.gas).toBeUndefined()
    expect(warnings).toHaveLength(5)
  })

  it('has limits that are amounts', () => {
    expect(read({ limits: { least: 0n, most: MAX_UNITS } })?.limits).toEqual({ least: 0n, most: MAX_UNITS })
    for (const wrong of NOT_UNITS) {
      expect(read({ limits: { least: wrong, most: wrong } })?.limits).toEqual({ least: undefined, most: undefined })
    }
    expect(read({ limits: 5 })?.limits).toEqual({ least: undefined, most: undefined })
  })

  it('has a fee that is a short decimal', () => {
    for (const fee of ['0', '999', `1.${'5'.repeat(20)}`]) expect(read({ fee })?.fee).toBe(fee)
    for (const fee of ['', '1000', '1.', '.5', '-1', '1e3', `1.${'5'.repeat(21)}`, 0.5]) {
      expect(read({ fee })?.fee).toBeUndefined()
    }
  })
})

describe('a transaction', () => {
  const transaction = { to: ROUTER, data: '0x1234', value: 5n }
  const read = (part: object) => readSwapTransaction(log, provider, 'eip155', { ...transaction, ...part })

  it('has data of whole bytes and an amount that a contract can hold', () => {
    for (const data of ['0x', '0xaB', `0x${'00'.repeat(10_000)}`]) expect(read({ data }).data).toBe(data)
    for (const data of ['', '0x1', '0xag', 'ab', ' 0xab', '0xab ', undefined, 5]) {
      expect(() => read({ data })).toThrow(invalid)
    }
    for (const value of [0n, MAX_UNITS]) expect(read({ value }).value).toBe(value)
    for (const value of NOT_UNITS) expect(() => read({ value })).toThrow(invalid)
  })

  it('passes on nothing else but plausible gas', () => {
    expect(read({ gas: 21_000n, from: ROUTER, chainId: 1 })).toEqual({ ...transaction, gas: 21_000n })
    expect(read({ gas: 1_000_000_000n })).toEqual({ ...transaction, gas: undefined })
  })

  it.each([undefined, null, 'none', 5])('is not %s', (answer) => {
    expect(() => readSwapTransaction(log, provider, 'eip155', answer)).toThrow(invalid)
    expect(() => readSwapAllowance(log, provider, 'eip155', answer)).toThrow(invalid)
    expect(() => readSwapTokens(log, provider, 'eip155', answer)).toThrow(invalid)
  })
})

it('an allowance takes a permit only if the provider says so', () => {
  for (const takesPermit of [true, false, undefined, 'true', 1]) {
    const read = readSwapAllowance(log, provider, 'eip155', { spender: ROUTER, takesPermit })
    expect(read).toEqual({ spender: ROUTER, takesPermit: takesPermit === true })
  }
})

it.each([
  [0, true],
  [36, true],
  [37, false],
  [-1, false],
  [0.5, false],
  ['6', false],
])('a token with %s decimals is listed: %s', (decimals, isListed) => {
  const tokens = [{ caipNetworkId: 'eip155:1', address: ROUTER, symbol: 'PRL', name: '', decimals }]
  const read = readSwapTokens(log, provider, 'eip155', { tokens })
  expect(read.map((token) => [token.name, token.decimals])).toEqual(isListed ? [['PRL', decimals]] : [])
})
