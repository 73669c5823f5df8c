import { expect, it } from 'vitest'
import { exactly, feeText } from './tokenTexts.js'

it('writes a fee without zeros that say nothing, and never less than it is', () => {
  const dot = { symbol: 'DOT', decimals: 10 }
  expect(feeText(154_000_000n, dot)).toBe('0.0154 DOT')
  expect(feeText(154_000_001n, dot)).toBe('0.01540001 DOT')
  expect(feeText(20_000_000_000n, dot)).toBe('2 DOT')
  expect(feeText(1_000_000_000_000n, dot)).toBe('100 DOT')
})

it('writes a limit as it is, however small', () => {
  expect(exactly(546n, { symbol: 'BTC', decimals: 8 })).toBe('0.00000546 BTC')
})
