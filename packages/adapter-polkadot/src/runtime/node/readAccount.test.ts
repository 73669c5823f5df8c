import { expect, it } from 'vitest'
import { toHex } from '../address/toHex.js'
import { readAccount } from './readAccount.js'

/** As SCALE has it: whole numbers, the lowest byte first. */
const number = (value: bigint, size: number) =>
  Array.from({ length: size }, (_, at) => Number((value >> BigInt(8 * at)) & 255n))

const account = (free: bigint, reserved: bigint, frozen: bigint) =>
  Uint8Array.of(
    ...[513, 2, 3, 4].flatMap((counter) => number(BigInt(counter), 4)),
    ...[free, reserved, frozen, 1n << 127n].flatMap((amount) => number(amount, 16)),
  )

it('reads each amount from its own place, exact to the last unit', () => {
  const most = (1n << 128n) - 1n
  expect(readAccount(toHex(account(most, 258n, 65_537n)))).toEqual({
    ...{ exists: true, nonce: 513, free: most, reserved: 258n, frozen: 65_537n },
  })
})

it('an account that the chain does not have holds nothing', () => {
  expect(readAccount(null)).toEqual({ exists: false, nonce: 0, free: 0n, reserved: 0n, frozen: 0n })
})

it.each([
  ['cut off', toHex(account(1n, 2n, 3n).subarray(0, 31))],
  ['empty', '0x'],
  ['no hex', 'nobody'],
  ['a number', 7],
  ['left out', undefined],
])('an answer that is %s is no account, and says nothing of what it holds', (_what, answer) => {
  expect(() => readAccount(answer)).toThrow(expect.objectContaining({ code: 'RESPONSE_INVALID' }))
})
