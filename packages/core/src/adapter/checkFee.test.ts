import { expect, it } from 'vitest'
import { isModalError } from '../errors/ModalError.js'
import { checkFee } from './checkFee.js'

const limits = { most: 1_000n, fair: 10n }

const isRefused = (fee: bigint, amount?: bigint) => {
  try {
    checkFee({ fee, amount, limits })
    return false
  } catch (cause) {
    if (isModalError(cause, 'FEE_TOO_HIGH')) return true
    throw cause
  }
}

it('checkFee refuses an absurd fee, whatever the amount', () => {
  expect([isRefused(1_000n), isRefused(1_001n)]).toEqual([false, true])
  expect([isRefused(1_000n, 10n ** 9n), isRefused(1_001n, 10n ** 9n)]).toEqual([false, true])
})

it('checkFee refuses a fee of more than half the amount, unless it is small', () => {
  expect([isRefused(50n, 100n), isRefused(51n, 100n)]).toEqual([false, true])
  expect([isRefused(10n, 1n), isRefused(11n, 1n)]).toEqual([false, true])
})

it('checkFee accepts any share of the amount when no coins are sent', () => {
  expect([isRefused(999n, 0n), isRefused(999n)]).toEqual([false, false])
})
