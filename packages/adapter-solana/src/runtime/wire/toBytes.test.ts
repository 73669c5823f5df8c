import { expect, it } from 'vitest'
import { toBytes } from './toBytes.js'

it('takes bytes as a wallet or a page gives them: a view of them, or a list', () => {
  const whole = Uint8Array.of(9, 0, 1, 255, 9)
  for (const given of [whole.subarray(1, 4), new DataView(whole.buffer, 1, 3), [0, 1, 255]]) {
    expect(toBytes(given)).toEqual(Uint8Array.of(0, 1, 255))
  }
})

it.each([[[0, -1]], [[256]], [[1.5]], [['1']], ['01'], [undefined], [null], [{ 0: 1 }]])(
  'takes %j for none',
  (given) => {
    expect(toBytes(given)).toBeUndefined()
  },
)
