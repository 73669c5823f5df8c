import { errorSentences } from '@foyer/core/internal/connect'
import { expect, it } from 'vitest'

// Declares `import.meta.glob` of Vite, because this package does not depend on Vite's types.
declare global {
  interface ImportMeta {
    glob(patterns: readonly string[], options: { readonly eager: true }): Readonly<Record<string, object>>
  }
}

/** Lists the catalogue's texts by file; calls functions with sample values. */
const modules = import.meta.glob(['./en*.ts', '../features/**/{texts,*Texts}.ts'], { eager: true })

/** Calls a text function with sample parameters: a number, text or a list. Undefined if it throws for all of them. */
function said(text: (...parts: unknown[]) => unknown): unknown {
  for (const part of [2, '2', ['2']]) {
    try {
      return text(part, part, part)
    } catch {}
  }
  return undefined
}

const isPut = (value: unknown): value is (...parts: unknown[]) => unknown => typeof value === 'function'

function listTexts(value: unknown, place: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (isPut(value)) return listTexts(said(value), `${place}()`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => listTexts(each, `${place}.${name}`))
}

const texts = Object.entries(modules).flatMap(([file, module]) => listTexts(module, file))

it('no text of the catalogue is empty', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(([, text]) => !text.trim())).toEqual([])
})

it('texts use curly apostrophes and ellipses, and have no surplus blanks', () => {
  expect(texts.filter(([, text]) => /'|\.\.\.|^\s|\s$| {2}/.test(text))).toEqual([])
})

/** Matches English that reads like a translation: clauses as subjects, unnamed actors, literally translated verbs. */
const TRANSLATED =
  /^(what|who|whose|whoever|whether)\b(?!.*\?)|\b(no|some|any|every)body\b|\bwhoever\b|\btried out\b|\bcarr(y|ied) (it )?out\b|\btak(e|en|ing) (it )?back\b|\btakes (long|longer)\b|\blook(ed)? (at|into|through)\b|\bany more\b|\bmeanwhile\b|\b(come|comes|came|went)\b|\bgo on\b|\bmakes no sense\b|\bout of order\b|\b(could|did|does|is|was) not\b|\bcannot\b/i

/** Exceptions to `TRANSLATED`: texts that the design fixes, or in which the matched word is idiomatic. */
const ALLOWED: readonly RegExp[] = [
  // Idiomatic: users come back, prices go up, requests go through, things go wrong.
  /come back to this page/,
  /went (up|through|wrong)/,
  // Headings and links of the guide, the review and the sign-in message.
  /^What is a wallet$/,
  /^What will happen$/,
  /^What you’re signing$/,
]

it('no text reads as a translation', () => {
  const sentences = listTexts(errorSentences, 'errorSentences')
  const found = [...texts, ...sentences].filter(
    ([, text]) => TRANSLATED.test(text) && !ALLOWED.some((allowed) => allowed.test(text)),
  )
  expect(found).toEqual([])
})
