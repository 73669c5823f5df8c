import type { SessionLimit } from '@foyer/core/internal/permissions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeExpiry, describeSessionLimit, getAppName, getUrlHost } from './describeSession.js'
import { enSmartSessions as texts } from './texts.js'

const DAY = 86_400
const UNLIMITED = 2n ** 128n
const UNKNOWN = '0x00000000000000000000000000000000000000A1'
const token = { symbol: 'USDC', decimals: 6 }

const limitOf = (limit: SessionLimit['limit'], named: SessionLimit['token'] | null = token) =>
  describeSessionLimit({ limit, token: named ?? undefined }, texts)

describe('a limit', () => {
  it.each([UNLIMITED, UNLIMITED + 1n])('of %d units is none, and marked', (amount) => {
    expect(limitOf({ kind: 'spend', amount })).toEqual({ text: 'All your USDC, without a limit', isBad: true })
    expect(limitOf({ kind: 'spend', amount, period: DAY })).toMatchObject({
      ...{ text: 'All your USDC a day, without a limit', isBad: true },
    })
    expect(limitOf({ kind: 'stream', amount })).toEqual({
      ...{ text: 'USDC without a limit. Increases over time', isBad: true },
    })
  })

  it('without an amount is none, and marked', () => {
    expect(limitOf({ kind: 'stream', amount: undefined })).toEqual({
      ...{ text: 'USDC without a limit. Increases over time', isBad: true },
    })
  })

  it.each([0n, 1n, UNLIMITED - 1n])('of %d units is no mark', (amount) => {
    expect(limitOf({ kind: 'spend', amount }).isBad).toBe(false)
    expect(limitOf({ kind: 'stream', amount }).isBad).toBe(false)
  })

  it('in an unknown token is in its smallest units, and marked', () => {
    expect(limitOf({ kind: 'spend', amount: 5n, token: UNKNOWN }, null)).toMatchObject({
      ...{ text: expect.stringMatching(/^Up to 5 of the smallest units of an unknown token \(0x/), isBad: true },
    })
    expect(limitOf({ kind: 'stream', amount: 5n, token: UNKNOWN }, null).isBad).toBe(true)
  })

  it('of an unknown kind is marked', () => {
    expect(limitOf({ kind: 'other', type: 'anything' })).toEqual({ text: texts.other, isBad: true })
  })

  it.each([
    [0n, 0],
    [1n, 1],
    [50n, 50],
    [100n, 100],
  ])('of 100 units of which %d are spent is used to %d percent', (spent, percent) => {
    expect(limitOf({ kind: 'spend', amount: 100n, spent }).used?.percent).toBe(percent)
  })

  it('of nothing, or of which nothing is known, says not how much is used', () => {
    expect(limitOf({ kind: 'spend', amount: 0n, spent: 0n }).used).toBeUndefined()
    expect(limitOf({ kind: 'spend', amount: 100n }).used).toBeUndefined()
  })
})

describe('the expiry of a session', () => {
  const NOW = Date.UTC(2026, 7, 9)
  const describeAt = (expiry: number | undefined) => describeExpiry({ expiry }, texts, (at, kind) => `${kind} ${at}`)
  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  afterEach(() => void vi.useRealTimers())

  it('has a time of day within two days', () => {
    const at = NOW + 2 * DAY * 1000
    expect(describeAt(at / 1000 - 1)).toBe(`Expires dayAndTime ${at - 1000}`)
    expect(describeAt(at / 1000)).toBe(`Expires date ${at}`)
    expect(describeAt(undefined)).toBeUndefined()
  })
})

it('an app is named by what it claims, else by its host', () => {
  const nameOf = (site: { readonly name: string; readonly url?: string } | undefined, own = 'Harbor') =>
    getAppName({ site: site && { url: undefined, iconUrl: undefined, ...site } }, texts, own)
  expect(nameOf(undefined)).toBe('Harbor')
  expect(nameOf(undefined, '')).toBe(texts.thisSite)
  expect(nameOf({ name: 'Pearl', url: 'https://pearl.example/x' })).toBe('Pearl')
  expect(nameOf({ name: '', url: 'https://pearl.example/x' })).toBe('pearl.example')
  expect(nameOf({ name: '', url: 'nowhere' })).toBe(texts.unnamed)
  expect(nameOf({ name: '' })).toBe(texts.unnamed)
  expect([getUrlHost(undefined), getUrlHost('nowhere')]).toEqual([undefined, undefined])
})
