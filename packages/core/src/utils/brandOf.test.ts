import { expect, it } from 'vitest'
import { brandOf, isDisguised } from './brandOf.js'

it.each([
  ['the word wallet', 'Trust', 'Trust Wallet'],
  ['case and spaces', 'MetaMask', 'meta mask'],
  ['Cyrillic letters', 'MetaMask', 'МеtаМаsk'],
  ['Greek letters', 'MetaMask', 'ΜetaΜask'],
  ['Cherokee letters', 'MetaMask', 'ᎷetaᎷask'],
  ['wide letters', 'MetaMask', 'ＭｅｔａＭａｓｋ'],
  ['letters of mathematics', 'MetaMask', '𝗠𝗲𝘁𝗮𝗠𝗮𝘀𝗸'],
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
])('takes two names for one that differ by %s', (_what, one, other) => {
  expect(brandOf(other)).toBe(brandOf(one))
})

it('tells names apart that a reader tells apart', () => {
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
  expect(new Set(names.map(brandOf)).size).toBe(names.length)
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
])('says that %s is not spelled as it reads', (name) => expect(isDisguised(name)).toBe(true))

it.each([
  'MetaMask',
  'Größe',
  'Кошелёк',
  'Πορτοφόλι',
  '钱包 Wallet',
  'Кошелёк Trust',
  'Trust-Кошелёк',
  'Zerion™',
  'A name that is cut…',
  '1inch',
  '🦊 Fox',
])('has nothing to say of %s', (name) => expect(isDisguised(name)).toBe(false))
