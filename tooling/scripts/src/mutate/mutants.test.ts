import { expect, it } from 'vitest'
import { applyMutant, createMutants } from './mutants'

const changed = (text: string, kind?: string) =>
  createMutants('sample.ts', text)
    .filter((mutant) => kind === undefined || mutant.kind === kind)
    .map((mutant) => applyMutant(text, mutant))

it.each([
  ['condition', 'if (a) b()', ['if (!(a)) b()']],
  ['condition', 'x = a ? 1 : 2', ['x = !(a) ? 1 : 2']],
  ['condition', 'x = a === b', ['x = a !== b']],
  ['condition', 'x = a && b', ['x = a || b']],
  ['boundary', 'x = a < b', ['x = a <= b']],
  ['boundary', 'x = a >= b', ['x = a > b']],
  ['arithmetic', 'x = a * b', ['x = a / b']],
  ['arithmetic', 'x = a - b', ['x = a + b']],
  ['default', 'x = a ?? b', ['x = (a)']],
  ['removal', 'f(a)\ng()', [';\ng()', 'f(a)\n;']],
  ['removal', 'async () => { await f() }', ['async () => { ; }']],
  ['boolean', 'x = { once: true }', ['x = { once: false }']],
  ['number', 'x = 10_000', ['x = 10001']],
  ['number', 'x = 2n', ['x = 3n']],
  ['string', "x = 'solana'", ["x = ''"]],
  ['string', "x = ''", ["x = 'mutant'"]],
  ['chain', 'x = a?.b', ['x = a.b']],
  ['chain', 'x = a?.[0]', ['x = a[0]']],
  ['chain', 'x = a?.()', ['x = a()']],
])('changes a %s: %s', (kind, text, expected) => {
  expect(changed(text, kind)).toEqual(expected)
})

it.each([
  "import { a } from './a.js'",
  "export { a } from './a.js'",
  "type A = 'a' | 1",
  "interface A { readonly a: 'a' }",
  "declare module '@foyer/core' { interface A { readonly a: 'a' } }",
  "let a: 'a' | undefined",
  "x = a as 'b'",
  "x = import('./a.js')",
  "x = new TypeError('No list of coins')",
  "x = new ModalError(code, { message: 'The transaction is not in base64' })",
])('leaves alone what no test could notice: %s', (text) => {
  expect(changed(text)).toEqual([])
})

it('leaves it at once for what happens once', () => {
  expect(changed("x = listen('abort', end, { once: true })", 'boolean')).toEqual([])
  expect(changed("x = listen('load', end, { once: true })", 'boolean')).toHaveLength(1)
})

it('leaves the boundary alone between the larger and the smaller of two values', () => {
  for (const text of ['x = a > b ? a : b', 'x = a <= b ? b : a', 'x = a.b < 0n ? 0n : a.b']) {
    expect(changed(text, 'boundary')).toEqual([])
    expect(changed(text, 'condition')).toHaveLength(1)
  }
  for (const text of ['x = a > b ? a : c', 'x = a > b ? a - b : b', 'x = (a > b) === c']) {
    expect(changed(text, 'boundary')).toHaveLength(1)
  }
})

it('changes the code of an error and the level of a log, and no words there', () => {
  expect(changed("x = new ModalError('UNKNOWN'); y = () => context.log('warn', 'was reset')", 'string')).toEqual([
    "x = new ModalError(''); y = () => context.log('warn', 'was reset')",
    "x = new ModalError('UNKNOWN'); y = () => context.log('', 'was reset')",
  ])
})

it('says where a change is, what it was, and what its line becomes', () => {
  expect(createMutants('sample.ts', 'a()\n  x = b < c\nd()')).toContainEqual(
    expect.objectContaining({ path: 'sample.ts', line: 2, before: '<', replacement: '<=', becomes: 'x = b <= c' }),
  )
})
