import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRdns } from './rdns.js'

describe('parseRdns', () => {
  it.each([
    ['io.metamask', 'io.metamask'],
    ['IO.MetaMask', 'io.metamask'],
    ['so.onekey.app.wallet', 'so.onekey.app.wallet'],
    ['com.exodus.web3-wallet', 'com.exodus.web3-wallet'],
  ])('reads %j as %j', (value, rdns) => {
    expect(parseRdns(value)).toBe(rdns)
  })

  it.each([
    ['io.metamask '],
    [' io.metamask'],
    ['io.metamask.'],
    ['.io.metamask'],
    ['io..metamask'],
    ['io.meta\u200bmask'],
    ['io.metamask\ufe0f'],
    ['io.metamask\u2060'],
    ['io.m\u0435tamask'],
    ['io.metamas\u212a'],
    ['io.meta_mask'],
    ['io.metamask\n'],
    ['metamask'],
    [''],
    [`${'a.'.repeat(200)}a`],
    [42],
    [undefined],
    [{ toString: () => 'io.metamask' }],
  ])('refuses %j', (value) => {
    expect(parseRdns(value)).toBeUndefined()
  })

  it('returns visible ASCII in lower case or nothing for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.anything()), (value) => {
        const rdns = parseRdns(value)
        expect(rdns === undefined || /^[a-z0-9.-]+$/.test(rdns)).toBe(true)
      }),
    )
  })
})
