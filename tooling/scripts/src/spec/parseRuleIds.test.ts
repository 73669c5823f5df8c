import { expect, it } from 'vitest'
import { formatRuleIds, parseRuleIds } from './parseRuleIds'

it('finds every id of a title, ranges written out', () => {
  expect(parseRuleIds('S1.001, S9.076: opens')).toEqual(['S1.001', 'S9.076'])
  expect(parseRuleIds('S2.003-S2.006 and S2.010')).toEqual(['S2.003', 'S2.004', 'S2.005', 'S2.006', 'S2.010'])
  expect(parseRuleIds('S2.009–S2.011')).toEqual(['S2.009', 'S2.010', 'S2.011'])
})

it('takes a range over two sections, or backwards, as its two ends', () => {
  expect(parseRuleIds('S2.003-S3.005')).toEqual(['S2.003', 'S3.005'])
  expect(parseRuleIds('S2.006-S2.003')).toEqual(['S2.006', 'S2.003'])
})

it('ignores what only looks like an id', () => {
  expect(parseRuleIds('S1.01 S1.0012 XS1.001 S11.001')).toEqual([])
})

it('joins neighbours', () => {
  expect(formatRuleIds(['S1.001', 'S1.002', 'S1.003', 'S1.009', 'S2.010'])).toBe('S1.001-003 S1.009 S2.010')
})
