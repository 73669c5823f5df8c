import { expect, it } from 'vitest'
import { createCounter } from './createCounter.js'

it('createCounter chooses the plural form of the language', () => {
  const count = createCounter('ru')
  const forms = { one: '# сеть', few: '# сети', many: '# сетей', other: '# сети' }
  expect([1, 2, 5, 21, 11].map((each) => count(each, forms))).toEqual([
    '1 сеть',
    '2 сети',
    '5 сетей',
    '21 сеть',
    '11 сетей',
  ])
})

it('createCounter writes numbers as the language does, and takes `other` for a form that is left out', () => {
  expect(createCounter('de')(12_345, { one: '# Wallet', other: '# Wallets' })).toBe('12.345 Wallets')
  expect(createCounter('ja')(1, { other: '#個のウォレット' })).toBe('1個のウォレット')
})
