import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const source = 'tooling/example-adapter/src/'
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const toMargin = (text: string) => text.replace(/^ +/gm, '')
const walk = read('docs/writing-an-adapter.md')

const snippets = [...walk.matchAll(/^```tsx? ?(.*)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({
  path,
  text,
}))

it.each(snippets)('shows what is in $path', ({ path, text }) => {
  let rest = `\n${toMargin(read(path))}`
  // Lines between two omissions appear verbatim and in order.
  for (const part of toMargin(text).split(/^\/\/ …\n/m)) {
    const at = rest.indexOf(`\n${part}`)
    expect(at, part).toBeGreaterThanOrEqual(0)
    rest = rest.slice(at + part.length)
  }
})

it('says how long the example is, and shows of each file what a reader has to understand', () => {
  const names = readdirSync(new URL(source, root)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const isCode = (line: string) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)
  const lines = names.flatMap((name) => read(source + name).split('\n')).filter(isCode).length
  expect(lines).toBeLessThan(250)
  expect(walk).toContain(`${lines} lines without an SDK`)
  expect(read('tooling/example-adapter/README.md').replace(/\s+/g, ' ')).toContain(`${lines} lines of code`)

  const shown = new Set(snippets.map(({ path }) => path.replace(source, '')))
  const plain = ['provider.ts', 'switchNetwork.ts']
  expect(names.filter((name) => !shown.has(name))).toEqual(plain)
})
