import { expect, it } from 'vitest'
import { cutMiddle, formatAddress } from './formatAddress.js'

it('shortens an address to the parts that people compare', () => {
  expect(formatAddress('0x7A3fcd1b2e4fa85c6d7e8f90123456789aBcE19c')).toBe('0x7A3f…E19c')
  expect(formatAddress('9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin')).toBe('9xQe…VFin')
})

it('leaves alone what would not become shorter', () => {
  expect(cutMiddle('abcdefg', 3, 3)).toBe('abcdefg')
  expect(cutMiddle('abcdefgh', 3, 3)).toBe('abc…fgh')
})
