import { expect, it } from 'vitest'
import { formatExactAmount, formatFee } from './tokenTexts.js'

it('formatFee trims trailing zeros and never rounds down', () => {
  const dot = { symbol: 'DOT', decimals: 10 }
  expect(formatFee(154_000_000n, dot)).toBe('0.0154 DOT')
  expect(formatFee(154_000_001n, dot)).toBe('0.01540001 DOT')
  expect(formatFee(20_000_000_000n, dot)).toBe('2 DOT')
  expect(formatFee(1_000_000_000_000n, dot)).toBe('100 DOT')
})

it('formatExactAmount writes a tiny amount in full', () => {
  expect(formatExactAmount(546n, { symbol: 'BTC', decimals: 8 })).toBe('0.00000546 BTC')
})
