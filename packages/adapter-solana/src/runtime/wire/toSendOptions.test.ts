import { describe, expect, it } from 'vitest'
import { toSendOptions } from './toSendOptions.js'

const transaction = new Uint8Array(1)

describe.each(['maxRetries', 'minContextSlot'] as const)('the option %s', (name) => {
  it.each([0, 1, Number.MAX_SAFE_INTEGER])('may be %d', (value) => {
    expect(toSendOptions({ transaction, [name]: value })).toEqual({ transaction, options: { [name]: value } })
  })

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('is not %d', (value) => {
    expect(() => toSendOptions({ transaction, [name]: value })).toThrow(
      `${name}: Invalid input, expected a whole number`,
    )
  })
})

it('toSendOptions leaves out options that are not set', () => {
  expect(toSendOptions(transaction)).toEqual({ transaction, options: {} })
  expect(toSendOptions({ transaction, maxRetries: undefined, skipPreflight: undefined })).toEqual({
    transaction,
    options: {},
  })
})
