import { expect, it } from 'vitest'
import { isSignedMessage, isTransactionHash } from './hex.js'

it('S5.021 isTransactionHash accepts 0x and exactly 64 hex characters', () => {
  expect(isTransactionHash(`0x${'aB'.repeat(32)}`)).toBe(true)
  for (const hash of [
    `0x${'a'.repeat(63)}`,
    `0x${'a'.repeat(65)}`,
    'a'.repeat(64),
    `0x${'g'.repeat(64)}`,
    '',
    ` 0x${'a'.repeat(64)}`,
    `0x${'a'.repeat(64)}\n`,
  ]) {
    expect(isTransactionHash(hash)).toBe(false)
  }
})

it('S5.022 isSignedMessage accepts 0x and 62 or more hex characters', () => {
  expect(isSignedMessage(`0x${'a'.repeat(62)}`)).toBe(true)
  expect(isSignedMessage(`0x${'F'.repeat(130)}`)).toBe(true)
  for (const signature of [`0x${'a'.repeat(61)}`, 'a'.repeat(64), `0x${'z'.repeat(62)}`, '']) {
    expect(isSignedMessage(signature)).toBe(false)
  }
})
