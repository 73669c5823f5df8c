import { expect, it } from 'vitest'
import { sanitizeText } from './sanitizeText.js'

it.each([
  ['direction marks', 'USD\u202eCDS\u202c', 'USDCDS'],
  ['isolates', '\u2066ETH\u2069', 'ETH'],
  ['zero-width characters', 'U\u200bS\u2060D\u00adC\ufeff', 'USDC'],
  ['fillers', 'DAI\u3164\u2800', 'DAI'],
  ['control characters', 'A\u0000B\u001b[31mC', 'AB[31mC'],
  ['tags', 'A\u{e0041}B', 'AB'],
  ['line breaks and repeated spaces', ' Wrapped \n\t  Ether ', 'Wrapped Ether'],
  ['direction overrides', '\u202eksaMateM', 'ksaMateM'],
  ['variation selectors', 'Meta\ufe00Mask\u{e0100}', 'MetaMask'],
  ['stacked marks', `Z${'\u0300'.repeat(40)}`, 'Z\u0300\u0300\u0300'],
])('sanitizeText removes %s', (_what, text, plain) => {
  expect(sanitizeText(text, 60)).toBe(plain)
})

it('sanitizeText keeps letters of any script and the marks on them', () => {
  for (const name of ['Größe', 'नमस्ते', 'Юань', '円', 'Tiếng Việt'])
    expect(sanitizeText(name, 60)).toBe(name.normalize('NFC'))
})

it('sanitizeText keeps emojis whole', () => {
  for (const name of ['👩‍💻 Coder', '❤️ Wallet', '👍🏽', '1️⃣ First']) expect(sanitizeText(name, 60)).toBe(name)
  expect(sanitizeText('a\u200db', 60)).toBe('ab')
})

it.each(['', ' ', '\u00a0\u2003', '\u200b\u200e', '\u2800\u3164', '\u0000\u001b\u0085', '\ufe0f'])(
  'plainText returns nothing for a text without visible characters: %j',
  (blank) => expect(sanitizeText(blank, 60)).toBe(''),
)

it('sanitizeText counts characters as a reader does', () => {
  expect(sanitizeText('👩‍💻'.repeat(5), 5)).toBe('👩‍💻'.repeat(5))
  expect(sanitizeText('👩‍💻'.repeat(6), 5)).toBe(`${'👩‍💻'.repeat(4)}…`)
  expect(sanitizeText('नमस्ते', 4)).toBe('नमस्ते')
})

it('sanitizeText cuts a long text between characters, never within one', () => {
  expect(sanitizeText('🦊'.repeat(30), 10)).toBe(`${'🦊'.repeat(9)}…`)
  expect(sanitizeText('x'.repeat(1_000_000), 5)).toBe('xxxx…')
  expect(sanitizeText('12345', 5)).toBe('12345')
})

it('sanitizeText marks that it has cut, also where few characters are long', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(sanitizeText(family.repeat(100), 60)).toMatch(new RegExp(`^(${family}){30,59}…$`, 'u'))
  expect(sanitizeText('\u200b'.repeat(1_000), 60)).toBe('')
})
