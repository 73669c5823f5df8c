import { expect, it } from 'vitest'
import { createMutants } from './mutants'
import { PROBE_NAME } from './probeName'
import { insertProbes } from './probes'

function probed(text: string, path = 'sample.ts') {
  const mutants = createMutants(path, text).map((mutant, id) => ({ ...mutant, id }))
  return insertProbes(path, text, mutants).replaceAll(`globalThis.${PROBE_NAME}?.`, 'at')
}

it.each([
  ['a statement', 'x = a < b', ';at([0]);x = a < b'],
  ['a function', 'function f() { return a < b }', 'function f() { ;at([0]);return a < b }'],
  ['an arrow function', 'f = () => a < b', 'f = () => (at([0]), a < b)'],
  [
    'arrows in arrows, and what comes after them',
    'f = () => () => a < b; g(1)',
    'f = () => () => (at([0]), a < b); ;at([1,2]);g(1)',
  ],
  ['an object', 'f = () => ({ a: 1 })', 'f = () => (at([0]), ({ a: 1 }))'],
  ['a case', 'switch (x) { case y: a = 1 }', 'switch (x) { case y: ;at([0]);a = 1 }'],
  ['an exported value', 'export const a = 1', ';at([0]);export const a = 1'],
  ['a default, where the function is called', 'function f(a = 1) { g }', 'function f(a = 1) {;at([0]); g }'],
  ['a default of an arrow function', 'f = (a = 1) => a', 'f = (a = 1) => (at([0]), a)'],
  ['a branch without brackets: the whole of it', 'if (a) b = 1', ';at([0,1]);if (a) b = 1'],
])('stands before %s', (_what, text, expected) => {
  expect(probed(text)).toBe(expected)
})

it('stands in elements', () => {
  expect(probed('const A = ({ n }) => <p>{n < 2 && <b />}</p>', 'sample.tsx')).toBe(
    'const A = ({ n }) => (at([0,1,2]), <p>{n < 2 && <b />}</p>)',
  )
})
