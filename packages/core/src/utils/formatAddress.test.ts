import { expect, it } from 'vitest'
import { formatAddress, truncateMiddle } from './formatAddress.js'

it('formatAddress shortens an address to the parts that users compare', () => {
  expect(formatAddress('0x7A3fcd1b2e4fa85c6d7e8f90123456789aBcE19c')).toBe('0x7A3f…E19c')
  expect(formatAddress('9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin')).toBe('9xQe…VFin')
})

it('formatAddress keeps a text that would not become shorter', () => {
  expect(truncateMiddle('abcdefg', 3, 3)).toBe('abcdefg')
  expect(truncateMiddle('abcdefgh', 3, 3)).toBe('abc…fgh')
})
