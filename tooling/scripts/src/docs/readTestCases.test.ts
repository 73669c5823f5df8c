import { expect, it } from 'vitest'
import { parseTsx, readTestCases, setsOption } from './readTestCases'

it('reads tests by their title, with what a table gives them', () => {
  const text = `
    describe('a page', () => {
      it('is there', async () => open({ path: '/' }))
      it.each([{ path: '/one/' }])(\`is at %s\`, () => {})
      it.skip(titleOf(one), () => {})
    })
    defineOptionTest(['a', 'b.c'], 'are there', () => ({ a: 1 }), look)
  `
  expect(readTestCases(text).map(({ title, options }) => [title, ...options])).toEqual([
    ['is there'],
    ['is at %s'],
    ['are there', 'a', 'b.c'],
  ])
  for (const { code } of readTestCases(text).slice(0, 2))
    expect(code.some((node) => setsOption(node, 'path'))).toBe(true)
})

it.each([
  ['a property', '({ features: { swaps: true } })'],
  ['one with dots', "open({ 'features.swaps': true })"],
  ['a shorthand', '({ features: { swaps } })'],
  ['a method', '({ features: { swaps() {} } })'],
  ['what is deeper inside', '({ features: { own: { swaps: true } } })'],
  ['an argument', 'features({ swaps: true })'],
])('%s sets an option', (_what, code) => {
  expect(setsOption(parseTsx(code), 'features.swaps')).toBe(true)
})

it.each([
  ['another of its name', '({ page: { swaps: true } })'],
  ['a variable', 'const swaps = features()'],
  ['words', "'features.swaps'"],
  ['what it holds', '({ features: { swaps: { networks: [] } } })', 'features.networks.swaps'],
  ['reading it', 'features.swaps'],
])('%s sets none', (_what, code, option = 'features.swaps') => {
  expect(setsOption(parseTsx(code), option)).toBe(false)
})
