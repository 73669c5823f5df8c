import { expect, it } from 'vitest'
import { formatBalance, formatNumber } from './formatNumber.js'

it('S5.055 writes numbers the en-US way', () => {
  expect(formatNumber('1234567.5')).toBe('1,234,567.50')
  expect(formatNumber(-1234.5)).toBe('-1,234.50')
})

it('S5.056 S9.055 shows 2 decimals unless told otherwise', () => {
  expect(formatNumber(1)).toBe('1.00')
  expect(formatNumber('2.345')).toBe('2.35')
  expect(formatNumber('2.345', { decimals: 1 })).toBe('2.3')
  expect(formatNumber('2.345', { decimals: 0 })).toBe('2')
})

it('fills up with zeros only when it is to', () => {
  expect(formatNumber('2.5', { pad: false })).toBe('2.5')
  expect(formatNumber('2.50001', { pad: false })).toBe('2.5')
})

it('keeps every digit of an amount that no float can hold', () => {
  expect(formatNumber('123456789012345678901234567890.25')).toBe('123,456,789,012,345,678,901,234,567,890.25')
})

it('never shows more of a balance than there is', () => {
  expect(formatBalance('1.2849')).toBe('1.284')
  expect(formatBalance('1.9999999')).toBe('1.999')
  expect(formatBalance(0)).toBe('0.000')
  expect(formatBalance('12345')).toBe('12,345.000')
  expect(formatBalance('12.5', 1)).toBe('12.5')
})

it('says of a balance too small to show that it is there', () => {
  expect(formatBalance('0.0001')).toBe('<0.001')
  expect(formatBalance('0.04', 1)).toBe('<0.1')
  expect(formatBalance('0.001')).toBe('0.001')
})
