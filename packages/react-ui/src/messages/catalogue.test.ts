import { expect, it } from 'vitest'

// Vite's, which the package's types know nothing of.
declare global {
  interface ImportMeta {
    glob(pattern: string, options: { readonly eager: true }): Readonly<Record<string, object>>
  }
}

/** Every text of our own, by its place. Those that are put together have a word for each of what they name. */
const modules = import.meta.glob('./en*.ts', { eager: true })

/** Some are put together of numbers, some of words, some of a list. What needs more is left out. */
function said(text: (...parts: unknown[]) => unknown): unknown {
  for (const part of [2, '2', ['2']]) {
    try {
      return text(part, part, part)
    } catch {}
  }
  return undefined
}

const isPut = (value: unknown): value is (...parts: unknown[]) => unknown => typeof value === 'function'

function textsOf(value: unknown, place: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (isPut(value)) return textsOf(said(value), `${place}()`)
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
