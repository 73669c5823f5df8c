import { expect, it } from 'vitest'
import { toHex } from '../address/toHex.js'
import { parseAccount } from './parseAccount.js'

const number = (value: bigint, size: number) =>
  Array.from({ length: size }, (_, at) => Number((value >> BigInt(8 * at)) & 255n))

const account = (free: bigint, reserved: bigint, frozen: bigint) =>
  Uint8Array.of(
    ...[513, 2, 3, 4].flatMap((counter) => number(BigInt(counter), 4)),
    ...[free, reserved, frozen, 1n << 127n].flatMap((amount) => number(amount, 16)),
  )

it('parseAccount reads free and frozen amounts exactly', () => {
  const most = (1n << 128n) - 1n
  expect(parseAccount(toHex(account(most, 258n, 65_537n)))).toEqual({
    ...{ exists: true, nonce: 513, free: most, reserved: 258n, frozen: 65_537n },
  })
})

it('parseAccount returns zero for an unknown account', () => {
  expect(parseAccount(null)).toEqual({ exists: false, nonce: 0, free: 0n, reserved: 0n, frozen: 0n })
})

it.each([
  ['cut off', toHex(account(1n, 2n, 3n).subarray(0, 31))],
  ['empty', '0x'],
  ['no hex', 'nobody'],
  ['a number', 7],
  ['left out', undefined],
])('parseAccount rejects a response that is %s', (_name, answer) => {
  expect(() => parseAccount(answer)).toThrow(expect.objectContaining({ code: 'RESPONSE_INVALID' }))
})
