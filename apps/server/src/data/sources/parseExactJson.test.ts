import { expect, it } from 'vitest'
import { parseExactJson } from './parseExactJson'

it('keeps each digit of long integers, and changes nothing else', () => {
  const text = '{"a":1234567890123456789012,"b":12,"c":"1234567890123456789 \\" 9999999999999999999","d":[-1.5e3]}'
  expect(parseExactJson(text)).toEqual({
    a: '1234567890123456789012',
    b: 12,
    c: '1234567890123456789 " 9999999999999999999',
    d: [-1500],
  })
})

// With a pattern that searches for the end of the string, this takes hours.
it('rejects a string without an end, however long', () => {
  expect(() => parseExactJson(`{"a":1234567890123456,"b":"${'\\"'.repeat(500_000)}`)).toThrow(SyntaxError)
})
