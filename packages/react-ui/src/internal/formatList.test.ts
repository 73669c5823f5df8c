import { expect, it } from 'vitest'
import { formatList } from './formatList.js'

const NAMES = ['Base', 'Solana', 'Bitcoin']

it.each([
  ['en-US', 'Base, Solana, and Bitcoin', 'Base, Solana, Bitcoin'],
  ['de', 'Base, Solana und Bitcoin', 'Base, Solana, Bitcoin'],
  ['ja', 'Base、Solana、Bitcoin', 'Base、Solana、Bitcoin'],
  ['zh-Hans', 'Base、Solana和Bitcoin', 'Base、Solana、Bitcoin'],
  ['no tag!', 'Base, Solana, and Bitcoin', 'Base, Solana, Bitcoin'],
])('formatList joins names as the language does: %s', (language, and, comma) => {
  expect(formatList(NAMES, 'and', language)).toBe(and)
  expect(formatList(NAMES, 'comma', language)).toBe(comma)
})

it('formatList leaves one name and none as they are', () => {
  expect(formatList(['Base'], 'and', 'de')).toBe('Base')
  expect(formatList([], 'comma', 'de')).toBe('')
})
