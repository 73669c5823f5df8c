import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLatinImitation, toLatinLetter } from './latinLookalikes.js'
import { LOOKALIKES } from './lookalikes.generated.js'
import { toSkeleton } from './lookalikes.js'
import { isDisguisedName, toBrandKey } from './toBrandKey.js'

it.each([
  ['the word wallet', 'Trust', 'Trust Wallet'],
  ['case and spaces', 'MetaMask', 'meta mask'],
  ['Cyrillic letters', 'MetaMask', 'МеtаМаsk'],
  ['Greek letters', 'MetaMask', 'ΜetaΜask'],
  ['Cherokee letters', 'MetaMask', 'ᎷetaᎷask'],
  ['wide letters', 'MetaMask', 'ＭｅｔａＭａｓｋ'],
  ['mathematical letters', 'MetaMask', '𝗠𝗲𝘁𝗮𝗠𝗮𝘀𝗸'],
  ['Coptic letters', 'Phantom', 'ⲢhantⲞm'],
  ['Cree letters', 'Trust', 'Tᖇᑌst'],
  ['Lisu letters', 'Ledger', 'ꓡedger'],
  ['letters of dead scripts', 'Base', '𐊡ase'],
  ['a digit of another script', 'Phoenix', 'Ph൦enix'],
  ['a mark that looks like a letter', 'Coinbase', 'Cంinbase'],
  ['Cyrillic letters with marks', 'MetaMask', 'MëtaMaѕk'],
  ['strokes', 'Ledger', 'łedgeɍ'],
  ['small capitals', 'MetaMask', 'ᴍᴇᴛᴀᴍᴀꜱᴋ'],
  ['a Greek letter that NFKC changes', 'Coinbase', 'ϲoinbase'],
  ['letters in circles', 'Lantern', 'Ⓛⓐⓝⓣⓔⓡⓝ'],
  ['marks on letters', 'MetaMask', 'Métàmask'],
  ['one in place of an l', 'Ledger Live', '1edger Live'],
  ['zero in place of an o', 'Coinbase', 'C0inbase'],
  ['r and n in place of an m', 'MetaMask', 'rnetaMask'],
  ['dots and dashes', 'Polkadot.js', 'Polkadot-JS'],
  ['a letter of another script behind it', 'MetaMask', 'MetaMаsk Ω'],
  ['a word of another script behind it', 'MetaMask', 'MetaMаsk 钱包'],
  ['a letter of another script in it', 'MetaMask', 'MetaMаskЖ'],
  ['a word before it, and Cyrillic letters', 'MetaMask', 'Ж·МЕТАМАSК'],
])('toBrandKey equates two names that differ by %s', (_what, one, other) => {
  expect(toBrandKey(other)).toBe(toBrandKey(one))
})

it('toBrandKey separates names that a reader tells apart', () => {
  const names = [
    'MetaMask',
    'Rabby',
    'Trust',
    'Phantom',
    'Кошелёк',
    '钱包',
    'Wallet',
    'Nightly',
    '钱包 2',
    'Мой Кошелёк',
  ]
  expect(new Set(names.map(toBrandKey)).size).toBe(names.length)
})

it.each([
  'МеtаМаsk',
  'МЕТАМАЅК',
  'ＭｅｔａＭａｓｋ',
  'Ⓛantern',
  'Τrust Wallet',
  'MetaMаsk Ω',
  'MetaMаsk 钱包',
  'MetaМask Ж',
  'MetaMаskЖ',
  'Кошелёк MetaMаsk',
  'ⲢhantⲞm',
  'ꓡedger',
  '𐊡ase',
  'Ph൦enix',
  'MetɑMask',
  'ᴍᴇᴛᴀᴍᴀꜱᴋ',
])('isDisguisedName is true for %s', (name) => expect(isDisguisedName(name)).toBe(true))

it.each([
  'MetaMask',
  'Größe',
  'Cüzdanım',
  'Sølvi',
  'Złoty',
  'Đồng',
  'محفظة',
  'ארנק',
  'बटुआ',
  'กระเป๋า',
  'Кошелёк',
  'Πορτοφόλι',
  '钱包 Wallet',
  'Кошелёк Trust',
  'Trust-Кошелёк',
  'Zerion™',
  'A name that is cut…',
  '1inch',
  '🦊 Fox',
])('isDisguisedName is false for %s', (name) => expect(isDisguisedName(name)).toBe(false))

const lookalikes = [...LOOKALIKES].filter((each) => each > '\u007f')

it('the lookalike table has only letters, marks and digits, each once and in NFKC form', () => {
  expect(new Set(lookalikes).size).toBe(lookalikes.length)
  const changed = lookalikes.filter((each) => each.normalize('NFKC') !== each)
  expect(changed).toEqual(['Ϲ', 'ϲ'])
  for (const each of lookalikes) expect(each).toMatch(/^[\p{L}\p{M}\p{N}]$/u)
})

it('toLatinLetter maps each lookalike to one ASCII letter or digit, which maps to itself', () => {
  for (const each of lookalikes) {
    expect(toLatinLetter(each)).toMatch(/^[A-Za-z0-9]$/)
    expect(toLatinLetter(toLatinLetter(each))).toBe(toLatinLetter(each))
  }
})

const written = new Map<string, string[]>()
for (const each of lookalikes) written.set(toLatinLetter(each), [...(written.get(toLatinLetter(each)) ?? []), each])

const spellings = fc
  .array(
    fc
      .constantFrom(...written.keys())
      .chain((plain) =>
        fc.record({ plain: fc.constant(plain), written: fc.constantFrom(plain, ...(written.get(plain) ?? [])) }),
      ),
    { minLength: 2, maxLength: 12 },
  )
  .map((letters) => ({
    plain: letters.map((each) => each.plain).join(''),
    written: letters.map((each) => each.written).join(''),
  }))

it('toBrandKey equates a name with the one that it looks like, whichever of its letters are of other alphabets', () => {
  fc.assert(
    fc.property(spellings, (name) => {
      expect(toBrandKey(`a${name.written}`)).toBe(toBrandKey(`a${name.plain}`))
      expect(toSkeleton(name.written)).toBe(toSkeleton(name.plain))
    }),
    { numRuns: 1_000 },
  )
})

it('isDisguisedName is true for every name with both Latin letters and their lookalikes', () => {
  fc.assert(
    fc.property(spellings, fc.constantFrom(...lookalikes.filter(isLatinImitation)), (name, letter) => {
      expect(isDisguisedName(`a${name.written}${letter}`)).toBe(true)
    }),
  )
})
