import { describe, expect, it } from 'vitest'
import type { FeatureContext } from '../../feature/context.js'
import { readStoredGrants, type StoredGrant, storeGrant } from './grantStorage.js'

const ME = `0x${'6c'.padStart(40, '0')}`

const grantOf = (context = '0xab'): StoredGrant => ({
  ...{ walletId: 'lantern', createdAt: 1_800_000_000 },
  permission: { context, caipNetworkId: 'eip155:1', address: ME, limits: [], form: 'erc7715' },
})

/** Opens a browser's storage, which other code may have written to. */
function open(stored?: unknown) {
  const values = new Map(stored === undefined ? [] : [['grants', JSON.stringify(stored)]])
  const storage = {
    getJson: (key: string, parse: (value: unknown) => unknown) => parse(JSON.parse(values.get(key) ?? 'null')),
    setJson: (key: string, value: unknown) => void values.set(key, JSON.stringify(value)),
    remove: (key: string) => void values.delete(key),
  }
  return { storage } as unknown as FeatureContext
}

const readOne = (change: object, permission: object = {}) => {
  const grant = grantOf()
  return readStoredGrants(open([{ ...grant, ...change, permission: { ...grant.permission, ...permission } }]))
}

describe('a stored grant', () => {
  it.each([0, 1, 1.5, 99_999_999_999])('may be of second %d, and end then', (second) => {
    expect(readOne({ createdAt: second }, { expiry: second })).toMatchObject([
      { createdAt: second, permission: { expiry: second } },
    ])
  })

  it.each([-1, 100_000_000_000, null, '1'])('is not of second %j, nor ends then', (second) => {
    expect(readOne({ createdAt: second })).toEqual([])
    expect(readOne({}, { expiry: second })).toEqual([])
  })

  it.each([
    ['walletId', 5],
    ['permission', null],
  ])('is none with %s %j', (name, value) => {
    expect(readStoredGrants(open([{ ...grantOf(), [name]: value }]))).toEqual([])
  })

  it.each([
    ...[['context', '0x'] as const, ['context', 'ab'] as const, ['context', `0x${'a'.repeat(20_001)}`] as const],
    ...[['address', ME.slice(1)] as const, ['address', `${ME}a`] as const],
    ...[['caipNetworkId', 'solana:1'] as const, ['caipNetworkId', 'eip155:'] as const],
    ...[['form', 'newest'] as const, ['limits', {}] as const, ['limits', Array.from({ length: 51 })] as const],
  ])('is none with the %s %j', (name, value) => {
    expect(readOne({}, { [name]: value })).toEqual([])
  })
})

it('a browser keeps the newest 50 grants, each once', () => {
  const context = open()
  for (let count = 1; count <= 51; count += 1) storeGrant(context, grantOf(`0x${count.toString(16).padStart(4, '0')}`))
  const stored = readStoredGrants(context).map(({ permission }) => permission.context)
  expect([stored.length, stored[0], stored.at(-1)]).toEqual([50, '0x0002', '0x0033'])
  storeGrant(context, grantOf('0x0002'))
  const again = readStoredGrants(context).map(({ permission }) => permission.context)
  expect([again.length, again[0], again.at(-1)]).toEqual([50, '0x0003', '0x0002'])
})

it('a browser keeps no grant that is too long to be read again', () => {
  const context = open()
  for (const length of [19_998, 19_999]) storeGrant(context, grantOf(`0x${'a'.repeat(length)}`))
  expect(readStoredGrants(context).map(({ permission }) => permission.context.length)).toEqual([20_000])
})
