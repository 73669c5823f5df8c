import { expect, it } from 'vitest'
import { countReads } from '../testing/countReads.js'
import { copyPlainValue } from './copyPlainValue.js'

it.each([undefined, null, true, 1.5, 'x', [], {}, [[{ a: [1, undefined] }]], { 'a b': { c: null } }])(
  'copyPlainValue copies JSON: %j',
  (value) => {
    expect(copyPlainValue(value)).toEqual({ value })
  },
)

it('copyPlainValue returns a copy', () => {
  const value = { list: [{ a: 1 }] }
  const plain = copyPlainValue(value)
  expect(plain).toEqual({ value })
  expect('value' in plain && plain.value).not.toBe(value)
})

it('copyPlainValue accepts objects without a prototype and of other realms', () => {
  const bare = Object.assign(Object.create(null), { a: 1 })
  expect(copyPlainValue(bare)).toEqual({ value: { a: 1 } })
})

it.each([
  ['a date', new Date()],
  ['a map', new Map()],
  ['bytes', new Uint8Array(2)],
  ['an error', new Error('x')],
  ['a function', () => {}],
  ['a symbol', Symbol('x')],
  ['an expression', /x/],
])('copyPlainValue rejects %s at any depth', (_title, value) => {
  for (const each of [value, [value], { a: { b: value } }]) expect(copyPlainValue(each)).toEqual({ problem: 'shape' })
})

it.each([
  ['lists', (inner: unknown) => [inner]],
  ['objects', (inner: unknown) => ({ inner })],
])('copyPlainValue accepts 64 nested %s, and no more', (_name, wrap) => {
  const nested = (depth: number) => Array.from({ length: depth }).reduce(wrap, 'innermost')
  expect(copyPlainValue(nested(64))).toEqual({ value: nested(64) })
  expect(copyPlainValue(nested(65))).toEqual({ problem: 'shape' })
})

it('copyPlainValue rejects cycles', () => {
  const loop: Record<string, unknown> = {}
  loop.deep = [loop]
  expect(copyPlainValue(loop)).toEqual({ problem: 'shape' })
})

it('copyPlainValue rejects prototype keys', () => {
  expect(copyPlainValue(JSON.parse('{"__proto__": {"isAdmin": true}}'))).toEqual({ problem: 'shape' })
  expect(copyPlainValue([{ a: JSON.parse('{"__proto__": null}') }])).toEqual({ problem: 'shape' })
  expect(copyPlainValue(JSON.parse('{"constructor": {"prototype": {"isAdmin": true}}}'))).toEqual({ problem: 'shape' })
  expect(copyPlainValue({ constructor: 'a word' })).toEqual({ value: { constructor: 'a word' } })
})

it.each([
  [0n, '0x0'],
  [2n ** 256n - 1n, `0x${'f'.repeat(64)}`],
  [-(2n ** 255n), String(-(2n ** 255n))],
  [2n ** 512n, `0x1${'0'.repeat(128)}`],
  [-(2n ** 512n), String(-(2n ** 512n))],
])('copyPlainValue formats bigints: %s', (value, text) => {
  expect(copyPlainValue([value])).toEqual({ value: [text] })
})

it.each([
  ['positive', 1n],
  ['negative', -1n],
])('copyPlainValue rejects huge bigints quickly: %s', (_, sign) => {
  expect(copyPlainValue([sign << 8_000_000n])).toEqual({ problem: 'oversize' })
  expect(copyPlainValue([sign * (2n ** 512n + 1n)])).toEqual({ problem: 'oversize' })
})

it('copyPlainValue limits values by weight', () => {
  expect(copyPlainValue(Array(500_000).fill(0))).toMatchObject({ value: expect.any(Array) })
  expect(copyPlainValue(Array(500_001).fill(0))).toEqual({ problem: 'oversize' })
  const named = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 10_000_000), 0]))
  expect(copyPlainValue(named(250_000))).toMatchObject({ value: expect.any(Object) })
  expect(copyPlainValue(named(250_001))).toEqual({ problem: 'oversize' })
})

it('copyPlainValue stops reading oversize values', () => {
  const shared: unknown[] = ['x']
  let bomb: unknown[] = shared
  for (let depth = 0; depth < 40; depth++) bomb = [bomb, bomb]
  const keys = Object.fromEntries(Array.from({ length: 400_000 }, (_, index) => [`k${index}`, 1]))
  for (const value of [new Array(4_000_000_000), bomb, keys]) {
    expect(copyPlainValue(countReads(value, 2_000_000).value)).toEqual({ problem: 'oversize' })
  }
  expect(copyPlainValue('x'.repeat(4_000_001))).toEqual({ problem: 'oversize' })
  expect(copyPlainValue('x'.repeat(4_000_000))).toMatchObject({ value: expect.any(String) })
})
