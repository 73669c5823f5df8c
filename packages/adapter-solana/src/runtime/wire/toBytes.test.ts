import { expect, it } from 'vitest'
import { toBytes } from './toBytes.js'

it('toBytes accepts views and lists', () => {
  const whole = Uint8Array.of(9, 0, 1, 255, 9)
  for (const input of [whole.subarray(1, 4), new DataView(whole.buffer, 1, 3), [0, 1, 255]]) {
    expect(toBytes(input)).toEqual(Uint8Array.of(0, 1, 255))
  }
})

it.each([[[0, -1]], [[256]], [[1.5]], [['1']], ['01'], [undefined], [null], [{ 0: 1 }]])(
  'toBytes returns undefined for %j',
  (input) => {
    expect(toBytes(input)).toBeUndefined()
  },
)
