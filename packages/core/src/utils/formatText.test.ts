import { expect, it } from 'vitest'
import { formatEmail, formatHash } from './formatText.js'

it('formatHash shortens a hash to 4 and 6 characters', () => {
  expect(formatHash(`0x1234${'0'.repeat(54)}abcdef`)).toBe('0x1234…abcdef')
})

it('formatEmail cuts an email address of more than 30 characters and keeps the end of the domain', () => {
  const long = 'firstname.lastname@subdomain.example.org'
  expect(formatEmail('a'.repeat(30))).toBe('a'.repeat(30))
  expect(formatEmail(long)).toBe('firstname.last…ain.example.org')
  expect(formatEmail(long)).toHaveLength(30)
})
