import { expect, it } from 'vitest'
import { countReads } from '../testing/countReads.js'
import { toPlain } from './toPlain.js'

it.each([undefined, null, true, 1.5, 'x', [], {}, [[{ a: [1, undefined] }]], { 'a b': { c: null } }])(
  'takes what JSON knows: %j',
  (value) => {
    expect(toPlain(value)).toEqual({ value })
  },
)

it('gives a copy', () => {
  const value = { list: [{ a: 1 }] }
  const plain = toPlain(value)
  expect(plain).toEqual({ value })
  expect('value' in plain && plain.value).not.toBe(value)
})

it('takes objects without a prototype, and those of another window', () => {
  const bare = Object.assign(Object.create(null), { a: 1 })
  expect(toPlain(bare)).toEqual({ value: { a: 1 } })
})

it.each([
  ['a date', new Date()],
  ['a map', new Map()],
  ['bytes', new Uint8Array(2)],
  ['an error', new Error('x')],
  ['a function', () => {}],
  ['a symbol', Symbol('x')],
  ['an expression', /x/],
])('does not take %s, wherever it lies', (_title, value) => {
  for (const each of [value, [value], { a: { b: value } }]) expect(toPlain(each)).toEqual({ problem: 'shape' })
})

it.each([
  ['lists', (inner: unknown) => [inner]],
  ['objects', (inner: unknown) => ({ inner })],
])('takes 64 %s within each other, and no more', (_what, wrap) => {
  const nested = (depth: number) => Array.from({ length: depth }).reduce(wrap, 'innermost')
  expect(toPlain(nested(64))).toEqual({ value: nested(64) })
  expect(toPlain(nested(65))).toEqual({ problem: 'shape' })
})

it('does not take what contains itself', () => {
  const loop: Record<string, unknown> = {}
  loop.deep = [loop]
  expect(toPlain(loop)).toEqual({ problem: 'shape' })
})

it('does not take keys that reach into prototypes', () => {
  expect(toPlain(JSON.parse('{"__proto__": {"isAdmin": true}}'))).toEqual({ problem: 'shape' })
  expect(toPlain([{ a: JSON.parse('{"__proto__": null}') }])).toEqual({ problem: 'shape' })
  expect(toPlain(JSON.parse('{"constructor": {"prototype": {"isAdmin": true}}}'))).toEqual({ problem: 'shape' })
  expect(toPlain({ constructor: 'a word' })).toEqual({ value: { constructor: 'a word' } })
})

it.each([
  [0n, '0x0'],
  [2n ** 256n - 1n, `0x${'f'.repeat(64)}`],
  [-(2n ** 255n), String(-(2n ** 255n))],
  [2n ** 512n, `0x1${'0'.repeat(128)}`],
  [-(2n ** 512n), String(-(2n ** 512n))],
])('writes a big number as text: %s', (value, text) => {
  expect(toPlain([value])).toEqual({ value: [text] })
})

it.each([
  ['positive', 1n],
  ['negative', -1n],
])('does not write a number that no chain counts to, which would take seconds: %s', (_, sign) => {
  expect(toPlain([sign << 8_000_000n])).toEqual({ problem: 'oversize' })
  expect(toPlain([sign * (2n ** 512n + 1n)])).toEqual({ problem: 'oversize' })
})

it('takes 500,000 values, or half as many with a name of eight letters each, and no more', () => {
  expect(toPlain(Array(500_000).fill(0))).toMatchObject({ value: expect.any(Array) })
  expect(toPlain(Array(500_001).fill(0))).toEqual({ problem: 'oversize' })
  const named = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 10_000_000), 0]))
  expect(toPlain(named(250_000))).toMatchObject({ value: expect.any(Object) })
  expect(toPlain(named(250_001))).toEqual({ problem: 'oversize' })
})

it('does not take more than is meant, and does not look at all of it', () => {
  const shared: unknown[] = ['x']
  let bomb: unknown[] = shared
  for (let depth = 0; depth < 40; depth++) bomb = [bomb, bomb]
  const keys = Object.fromEntries(Array.from({ length: 400_000 }, (_, index) => [`k${index}`, 1]))
  for (const value of [new Array(4_000_000_000), bomb, keys]) {
    expect(toPlain(countReads(value, 2_000_000).value)).toEqual({ problem: 'oversize' })
  }
  expect(toPlain('x'.repeat(4_000_001))).toEqual({ problem: 'oversize' })
  expect(toPlain('x'.repeat(4_000_000))).toMatchObject({ value: expect.any(String) })
})
