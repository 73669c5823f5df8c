import { expect, it } from 'vitest'
import { cutMiddle, formatAddress, formatDate, formatEmail, formatHash } from './formatText.js'

it('shortens an address to the parts that people compare', () => {
  expect(formatAddress('0x7A3fcd1b2e4fa85c6d7e8f90123456789aBcE19c')).toBe('0x7A3f…E19c')
  expect(formatAddress('9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin')).toBe('9xQe…VFin')
})

it('shortens a hash to 4 and 6 characters', () => {
  expect(formatHash(`0x1234${'0'.repeat(54)}abcdef`)).toBe('0x1234…abcdef')
})

it('leaves alone what would not become shorter', () => {
  expect(cutMiddle('abcdefg', 3, 3)).toBe('abcdefg')
  expect(cutMiddle('abcdefgh', 3, 3)).toBe('abc…fgh')
})

it('cuts e-mail addresses of more than 30 characters and keeps the end of the domain', () => {
  const long = 'firstname.lastname@subdomain.example.org'
  expect(formatEmail('a'.repeat(30))).toBe('a'.repeat(30))
  expect(formatEmail(long)).toBe('firstname.last…ain.example.org')
  expect(formatEmail(long)).toHaveLength(30)
})

it('writes a date the same on server and client', () => {
  expect(formatDate('2025-08-09T23:30:00Z')).toBe('9 Aug 2025')
})
