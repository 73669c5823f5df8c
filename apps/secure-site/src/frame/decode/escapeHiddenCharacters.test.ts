import { describe, expect, it } from 'vitest'
import { escapeHiddenCharacters, hasHiddenCharacters } from './escapeHiddenCharacters'

const IGNORABLE = [
  ...[[0xad], [0x34f], [0x61c], [0x115f, 0x1160], [0x17b4, 0x17b5], [0x180b, 0x180f], [0x200b, 0x200f]],
  ...[[0x202a, 0x202e], [0x2060, 0x206f], [0x3164], [0xfe00, 0xfe0f], [0xfeff], [0xffa0], [0xfff0, 0xfff8]],
  ...[
    [0x1bca0, 0x1bca3],
    [0x1d173, 0x1d17a],
    [0xe0000, 0xe0fff],
  ],
]

describe('escapeHiddenCharacters', () => {
  const written = (code: number) => `\\u{${code.toString(16)}}`
  const each = (from = 0, to = from) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

  it('escapes every code point that Unicode calls default ignorable', () => {
    for (const [from, to] of IGNORABLE) {
      for (const code of each(from, to))
        expect(escapeHiddenCharacters(`a${String.fromCodePoint(code)}b`)).toBe(`a${written(code)}b`)
    }
  })

  it.each([
    ['a blank Braille pattern', 0x2800],
    ['a Hangul filler', 0x3164],
    ['a halfwidth filler', 0xffa0],
    ['a null note head', 0x1d159],
    ['a Khitan filler', 0x16fe4],
    ['a blank hieroglyph', 0x13441],
    ['an object replacement character', 0xfffc],
    ['a tag', 0xe0061],
    ['a variation selector', 0xfe00],
    ['a supplementary variation selector', 0xe0100],
    ['a private-use letter', 0xe000],
    ['an unassigned code point', 0x378],
    ['a line separator', 0x2028],
    ['a hair space', 0x200a],
    ['a lone surrogate', 0xd800],
  ])('escapes %s', (_, code) => {
    expect(escapeHiddenCharacters(`a${String.fromCodePoint(code)}b`)).toBe(`a${written(code)}b`)
    expect(hasHiddenCharacters(`a${String.fromCodePoint(code)}b`)).toBe(true)
  })

  it('escapes exactly the control, format, unassigned and private code points', () => {
    const wrong: string[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const text = String.fromCodePoint(code)
      if (text === '\n' || text === '\t' || text === ' ') continue
      const isUnseen = /[\p{C}\p{Zl}\p{Zp}]/u.test(text) || code === 0x13441 || code === 0x13442
      const isDrawn = /[\p{L}\p{N}\p{P}\p{Sm}\p{Sc}]/u.test(text) && !/\p{Default_Ignorable_Code_Point}/u.test(text)
      const expected = isUnseen ? written(code) : isDrawn ? text : undefined
      if (expected !== undefined && escapeHiddenCharacters(`a${text}b`) !== `a${expected}b`) wrong.push(written(code))
    }
    expect(wrong).toEqual([])
  })

  it.each([
    '您好 👋',
    'Grüße\n\tund Küsse',
    'I ❤️ it',
    '👩‍👩‍👧‍👦 and 👍🏽, 1️⃣',
    'नमस्ते',
    'Prix\u202f: 5\u00a0€',
    '全角\u3000空白',
    'שלום',
  ])('escapes nothing in %s', (text) => {
    expect(escapeHiddenCharacters(text)).toBe(text)
    expect(hasHiddenCharacters(text)).toBe(false)
  })

  it('escapes combining marks beyond the fourth on one letter', () => {
    expect(escapeHiddenCharacters(`a${'\u0336'.repeat(5)}`)).toBe(`a${'\u0336'.repeat(4)}\\u{336}`)
  })
})
