import { describe, expect, it } from 'vitest'
import { readTitles } from './readTitles.mjs'

const read = (text) => readTitles('sample.test.ts', text)
const running = (text) =>
  read(text)
    .filter((title) => title.runs)
    .map((title) => title.title)

describe('readTitles', () => {
  it('reads plain tests, tables and tests derived from test', () => {
    expect(
      running(`
        const scenario = test.extend({})
        it('a', () => {})
        test.concurrent('b', () => {})
        it.each([1, 2])('c %i', () => {})
        it.each\`x\${1}\`('d $x', () => {})
        scenario('e', () => {})
      `),
    ).toEqual(['a', 'b', 'c %i', 'd $x', 'e'])
  })

  it('keeps what a template or a sum says literally', () => {
    expect(running(`it(\`S1.001 \${name} S1.002\`, f); it('S1.003 ' + name, f)`)).toEqual([
      'S1.001 … S1.002',
      'S1.003 …',
    ])
  })

  it('finds tests in suites and loops, and not the titles of suites', () => {
    expect(running(`describe('S1.001', () => { for (const x of xs) it(\`in \${x}\`, f) })`)).toEqual(['in …'])
  })

  it.each([
    "it.skip('x', f)",
    "it.todo('x')",
    "it.fails('x', f)",
    "test.skipIf(slow)('x', f)",
    "it.runIf(fast)('x', f)",
    "it.skip.each([1])('x', f)",
    "it('x', { skip: true }, f)",
    "describe.skip('suite', () => { it('x', f) })",
    "describe('suite', { todo: true }, () => { it('x', f) })",
  ])('takes no proof from %s', (text) => {
    expect(read(text)).toMatchObject([{ title: 'x', runs: false }])
  })

  it('sees neither comments nor other strings', () => {
    expect(read("// it('S1.001', f)\nconst text = \"it('S1.002', f)\"\nother('S1.003')")).toEqual([])
  })
})
