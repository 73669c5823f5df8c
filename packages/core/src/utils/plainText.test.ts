import { expect, it } from 'vitest'
import { plainText } from './plainText.js'

it.each([
  ['direction marks', 'USD\u202eCDS\u202c', 'USDCDS'],
  ['isolates', '\u2066ETH\u2069', 'ETH'],
  ['what takes no room', 'U\u200bS\u2060D\u00adC\ufeff', 'USDC'],
  ['fillers', 'DAI\u3164\u2800', 'DAI'],
  ['control characters', 'A\u0000B\u001b[31mC', 'AB[31mC'],
  ['tags', 'A\u{e0041}B', 'AB'],
  ['lines and runs of spaces', ' Wrapped \n\t  Ether ', 'Wrapped Ether'],
  ['what turns a name around', '\u202eksaMateM', 'ksaMateM'],
  ['what picks another form of a letter', 'Meta\ufe00Mask\u{e0100}', 'MetaMask'],
  ['stacked marks', `Z${'\u0300'.repeat(40)}`, 'Z\u0300\u0300\u0300'],
])('takes out %s', (_what, text, plain) => {
  expect(plainText(text, 60)).toBe(plain)
})

it('keeps what languages need: letters of any script, and marks on them', () => {
  for (const name of ['Größe', 'नमस्ते', 'Юань', '円', 'Tiếng Việt'])
    expect(plainText(name, 60)).toBe(name.normalize('NFC'))
})

it('keeps emojis whole', () => {
  for (const name of ['👩‍💻 Coder', '❤️ Wallet', '👍🏽', '1️⃣ First']) expect(plainText(name, 60)).toBe(name)
  expect(plainText('a\u200db', 60)).toBe('ab')
})

it.each(['', ' ', '\u00a0\u2003', '\u200b\u200e', '\u2800\u3164', '\u0000\u001b\u0085', '\ufe0f'])(
  'leaves nothing of a text that shows nothing: %j',
  (blank) => expect(plainText(blank, 60)).toBe(''),
)

it('counts characters as a reader does', () => {
  expect(plainText('👩‍💻'.repeat(5), 5)).toBe('👩‍💻'.repeat(5))
  expect(plainText('👩‍💻'.repeat(6), 5)).toBe(`${'👩‍💻'.repeat(4)}…`)
  expect(plainText('नमस्ते', 4)).toBe('नमस्ते')
})

it('cuts what is too long, by characters and not by their halves', () => {
  expect(plainText('🦊'.repeat(30), 10)).toBe(`${'🦊'.repeat(9)}…`)
  expect(plainText('x'.repeat(1_000_000), 5)).toBe('xxxx…')
  expect(plainText('12345', 5)).toBe('12345')
})

it('says that it has cut, also where few characters are long', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(plainText(family.repeat(100), 60)).toMatch(new RegExp(`^(${family}){30,59}…$`, 'u'))
  expect(plainText('\u200b'.repeat(1_000), 60)).toBe('')
})
