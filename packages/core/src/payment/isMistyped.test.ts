import { describe, expect, it } from 'vitest'
import { isMistypedAddress } from './isMistyped.js'

const addresses = {
  'EIP-55': [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  ],
  base58check: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ],
  bech32: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
  bech32m: ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  SS58: [
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
  ],
}

describe.each(Object.entries(addresses))('%s', (_kind, all) => {
  it.each(all)('%s matches its checksum', (text) => expect(isMistypedAddress(text)).toBe(false))

  it.each(all)('%s with one wrong character is mistyped', (text) => {
    const last = text.at(-1) ?? ''
    const others = /^0x/.test(text) ? [swapCase(text)] : [...'qz7'].map((each) => text.slice(0, -1) + each)
    const wrong = others.filter((each) => each.at(-1) !== last || each !== text)
    expect(wrong.map(isMistypedAddress)).toEqual(wrong.map(() => true))
  })
})

it.each([
  ['lowercase hexadecimal', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['uppercase hexadecimal', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
  ['a Solana key', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['a name', 'theo.eth'],
  ['nothing', ''],
  ['a hash', `0x${'Ab'.repeat(32)}`],
  ['words', 'not an address of anything at all'],
])('isMistypedAddress accepts %s, which has no checksum', (_what, text) => expect(isMistypedAddress(text)).toBe(false))

it('isMistypedAddress requires bech32m exactly where Bitcoin does (BIP-350)', () => {
  // Witness version 1 with a bech32 checksum, and version 0 with a bech32m checksum.
  expect(isMistypedAddress('bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd')).toBe(true)
  expect(isMistypedAddress('BC1Q0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL')).toBe(true)
})

const swapCase = (text: string): string =>
  text.slice(0, 2) +
  text.slice(2).replace(/[a-f]/i, (each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase()))
