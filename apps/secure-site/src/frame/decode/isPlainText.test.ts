import { describe, expect, it } from 'vitest'
import { isPlainText } from './isPlainText'

const encode = (text: string) => new TextEncoder().encode(text)

describe('isPlainText', () => {
  it.each(['Hello', '', 'Sign in\r\n\tNonce: 1', 'Grüße 🛟', 'x'.repeat(31), 'x'.repeat(33)])('accepts %j', (text) => {
    expect(isPlainText(encode(text))).toBe(true)
  })

  it.each([
    ['bytes that are no UTF-8', Uint8Array.of(0xff, 0x41)],
    ['bytes of a hash', new Uint8Array(32).fill(0x80)],
    ['text of the length of a hash', encode('x'.repeat(32))],
    ['text with a NUL', encode('a\0b')],
  ])('refuses %s', (_, bytes) => {
    expect(isPlainText(bytes)).toBe(false)
  })
})
