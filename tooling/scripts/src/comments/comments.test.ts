import { expect, it } from 'vitest'
import { countComments } from './countComments'
import { getIndent, readComments } from './readComments'
import { wrapComment } from './wrapComment'

const LONG = 'Waits for the node that answers, '.repeat(6).trim()

const wrap = (path: string, text: string) =>
  readComments(path, text).reduceRight((wrapped, { pos, end }) => {
    return wrapped.slice(0, pos) + wrapComment(text.slice(pos, end), getIndent(text, pos)) + wrapped.slice(end)
  }, text)

it.each([
  ['a.ts', `  // ${LONG}\n  // ${LONG}\n  call()`],
  ['a.ts', `/** ${LONG} */\nconst a = 1`],
  ['a.ts', `/**\n * Short.\n *\n * ${LONG}\n *\n * @param a ${LONG}\n */\nconst a = 1`],
  ['a.tsx', `const a = (\n  <p>\n    {/* ${LONG} */}\n  </p>\n)`],
  ['a.mjs', `/** ${LONG} @param {number} a @returns {string} */\nconst a = 1`],
  ['a.css', `  /* ${LONG} */\na { color: red }`],
])('wraps wide comments of %s to 120 columns, once', (path, text) => {
  const wrapped = wrap(path, text)
  expect(wrapped).not.toBe(text)
  expect(Math.max(...wrapped.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
  const words = (each: string) => each.split(/[\s*/]+/).join(' ')
  expect(words(wrapped)).toBe(words(text))
  expect(wrap(path, wrapped)).toBe(wrapped)
})

it.each([
  ['a directive', `// biome-ignore lint/a/b: ${LONG}\ncall()`],
  ['a link', `// https://example.org/${'a'.repeat(120)}\ncall()`],
  ['a table and a list', `/**\n * | ${LONG} |\n * - ${LONG}\n */`],
  ['code', `/**\n * \`\`\`ts\n * call(${'argument, '.repeat(20)})\n * \`\`\`\n */`],
  ['what only looks like a comment', `const a = \`\n// ${LONG}\n\``],
  ['a comment behind code', `call() // ${LONG}`],
])('leaves %s alone', (_name, text) => {
  expect(wrap('a.ts', text)).toBe(text)
})

it('counts wide comments, openings and doc comments', () => {
  const text = `/** The address. */\nconst a = 1\n/** Reads it. */\nconst b = 1\n// ${LONG}\nconst c = 1`
  const { counts, problems } = countComments([{ path: 'a.ts', text, isTest: false }])
  expect(counts).toEqual({ wide: 1, openings: 1, docs: 2, lines: 6 })
  expect(problems.map(({ line, kind }) => [line, kind])).toEqual([
    [1, 'openings'],
    [5, 'wide'],
  ])
})

it('gives each tag a line of its own', () => {
  const wrapped = wrap('a.mjs', `/** ${LONG} @param {number} a @returns {string} */`)
  expect(wrapped).toMatch(/\n \* @param \{number\} a\n \* @returns \{string\}\n/)
})
