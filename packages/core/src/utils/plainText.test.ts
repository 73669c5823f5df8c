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
  ['stacked marks', `Z${'\u0300'.repeat(40)}`, 'Z\u0300\u0300\u0300'],
])('takes out %s', (_what, text, plain) => {
  expect(plainText(text, 60)).toBe(plain)
})

it('keeps what languages need: letters of any script, and marks on them', () => {
  for (const name of ['Größe', 'नमस्ते', 'Юань', '円', 'Tiếng Việt'])
    expect(plainText(name, 60)).toBe(name.normalize('NFC'))
})

it('cuts what is too long, by characters and not by their halves', () => {
  expect(plainText('🦊'.repeat(30), 10)).toBe(`${'🦊'.repeat(9)}…`)
  expect(plainText('x'.repeat(1_000_000), 5)).toBe('xxxx…')
  expect(plainText('12345', 5)).toBe('12345')
})
