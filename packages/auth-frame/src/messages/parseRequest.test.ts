import { describe, expect, it } from 'vitest'
import { parseRequest } from './parseRequest.js'

const takes = (...request: Parameters<typeof parseRequest>) => parseRequest(...request).success

describe('a chain id', () => {
  it.each([
    ['the number 1', 1],
    ['the largest number that is exact', Number.MAX_SAFE_INTEGER],
    ['a CAIP-2 id', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['the longest CAIP-2 id', `${'x'.repeat(8)}:${'x'.repeat(32)}`],
  ])('accepts %s', (_name, chainId) => expect(takes('SWITCH_NETWORK', { chainId })).toBe(true))

  it.each([
    ['0', 0],
    ['a number below 0', -1],
    ['a part of a number', 1.5],
    ['a number that is not exact', Number.MAX_SAFE_INTEGER + 1],
    ['no number', Number.NaN],
    ['an empty text', ''],
    ['a text that is no CAIP-2 id', 'x'.repeat(32)],
    ['a CAIP-2 id that is too long', `polkadot:${'x'.repeat(33)}`],
    ['a chain of EVM without a number', 'eip155:NaN'],
    ['a big number', 1n],
    ['nothing', undefined],
  ])('rejects %s', (_name, chainId) => expect(takes('SWITCH_NETWORK', { chainId })).toBe(false))
})

it.each(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])('an RPC request can be for %s', (chainNamespace) =>
  expect(takes('RPC_REQUEST', { method: 'm', chainNamespace })).toBe(true),
)

it.each(['', 'stellar', 7])('an RPC request cannot be for "%s"', (chainNamespace) =>
  expect(takes('RPC_REQUEST', { method: 'm', chainNamespace })).toBe(false),
)

it('a name in a request has 1 to 8,192 characters', () => {
  const reads = [0, 1, 8_192, 8_193].map((length) => takes('RPC_REQUEST', { method: 'm'.repeat(length) }))
  expect(reads).toEqual([false, true, true, false])
})

it.each(['light', 'dark', undefined])('a theme may be %s', (themeMode) =>
  expect(takes('SYNC_THEME', { themeMode })).toBe(true),
)

it.each(['', 'Light', 'auto'])('a theme may not be "%s"', (themeMode) =>
  expect(takes('SYNC_THEME', { themeMode })).toBe(false),
)

it.each(['google', 'github', 'apple', 'facebook', 'x', 'discord'])('a login may use %s', (provider) =>
  expect(takes('GET_SOCIAL_REDIRECT_URI', { provider })).toBe(true),
)

it.each(['eoa', 'smartAccount'])('an account may be preferred: %s', (type) =>
  expect(takes('SET_PREFERRED_ACCOUNT', { type })).toBe(true),
)
