import { expect, it } from 'vitest'

/** Every text of our own, by its place. Those that are put together have a word for each of what they name. */
const modules = import.meta.glob<Record<string, unknown>>('./en*.ts', { eager: true })

/** Some are put together of numbers, some of words, some of a list. What needs more is left out. */
function said(text: (...parts: never[]) => unknown): unknown {
  for (const part of [2, '2', ['2']]) {
    try {
      return Reflect.apply(text, undefined, [part, part, part])
    } catch {}
  }
  return undefined
}

function textsOf(value: unknown, place: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return textsOf(said(value), `${place}()`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, `${place}.${name}`))
}

const texts = Object.entries(modules).flatMap(([file, module]) => textsOf(module, file))

it('has a word for everything that it names', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(([, text]) => !text.trim())).toEqual([])
})

it('is set as the rest is: curly apostrophes, an ellipsis of one sign, no blanks at the ends', () => {
  expect(texts.filter(([, text]) => /'|\.\.\.|^\s|\s$| {2}/.test(text))).toEqual([])
})
