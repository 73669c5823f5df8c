import { describe, expect, it } from 'vitest'
import { readTestTitles } from './readTestTitles'

const read = (text: string) => readTestTitles('sample.test.ts', text)
const running = (text: string) =>
  read(text)
    .filter((title) => title.runs)
    .map((title) => title.title)

describe('readTestTitles', () => {
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

  it('finds tests in suites and loops', () => {
    expect(running(`describe('a', () => { for (const x of xs) it(\`in \${x}\`, f) })`)).toEqual(['in …'])
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

describe('the rules that a case claims', () => {
  const claims = (text: string) => read(text).map(({ ids, line }) => `${line}: ${ids.join(' ')}`)

  it('are all that its title names, each once', () => {
    expect(claims("it('S1.001 a', f)\nit('S1.001 S1.003-S1.004 S1.001', f)\nit('none', f)")).toEqual([
      '1: S1.001',
      '2: S1.001 S1.003 S1.004',
      '3: ',
    ])
  })

  it('are those of its own row in a table', () => {
    const rows = ['2: S1.001', '3: S1.002']
    expect(claims("it.each([\n['S1.001', 1],\n['S1.002', 2]] as const)('%s a', f)")).toEqual(rows)
    expect(claims("it.for([\n{ rule: 'S1.001' },\n{ rule: 'S1.002', deep: ['S1.003'] }])('$rule', f)")).toEqual(rows)
    expect(claims("it.each([\n[1, 'S1.001'],\n[2, 'S1.002']])('%i %s', f)")).toEqual(rows)
    expect(claims("const table = [\n'S1.001 a',\n'S1.002 b']; it.each(table)('%s', f)")).toEqual(rows)
  })

  it('are none that its row has and its title does not print', () => {
    expect(claims("it.each([['a', 'S1.001']])('%s b', f)")).toEqual(['1: '])
    expect(claims("it.each([{ rule: 'S1.001' }])('S1.002 $name', f)")).toEqual(['1: S1.002'])
  })

  it('are those of the title and of the row together', () => {
    expect(claims("it.each([['S1.001'], ['x']])('S1.002 %s', f)")).toEqual(['1: S1.002 S1.001'])
  })

  it('are one for a title over a table that names none', () => {
    expect(claims("it.each([1, 2, 3])('S1.001 %i', f)\nit.each(made())('S1.002 %s', f)")).toEqual([
      '1: S1.001',
      '2: S1.002',
    ])
  })

  it('are those of the nearest suite where the case names none itself', () => {
    expect(
      claims(`describe('S1.001', () => {
        it('a', f)
        it('S1.002 b', f)
        describe('S1.003', () => { it('c', f) })
        describe('inside', () => { it.each([1])('d', f) })
      })
      it('e', f)`),
    ).toEqual(['2: S1.001', '3: S1.002', '4: S1.003', '5: S1.001', '7: '])
  })

  it('are those of every row of the suite around it', () => {
    expect(claims("describe.each([['S1.001'], ['S1.002']])('%s', () => {\n it('a', f) })")).toEqual([
      '2: S1.001',
      '2: S1.002',
    ])
  })
})
