import { expect, it } from 'vitest'
import { chooseLanguage } from './chooseLanguage.js'

const AVAILABLE = ['en', 'de', 'pt-BR', 'zh-Hans', 'zh-Hant', 'he', 'id']

it.each([
  [['de-AT'], 'de'],
  [['DE'], 'de'],
  [['pt'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['zh'], 'zh-Hans'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-Hant-CN'], 'zh-Hant'],
  // Former codes of Hebrew and Indonesian, which some systems still have.
  [['iw'], 'he'],
  [['in'], 'id'],
  [['xx', 'de'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['', 'no tag!', 'de'], 'de'],
  [['und', 'de'], 'de'],
  [['und-Latn', 'zh-TW'], 'zh-Hant'],
  [['mul', 'zxx', 'de'], 'de'],
  [['fi'], undefined],
  [[], undefined],
])('chooseLanguage chooses for %j: %s', (wishes, expected) => {
  expect(chooseLanguage(AVAILABLE, wishes)).toBe(expected)
})
