import { describe, expect, it } from 'vitest'
import { root } from '../lib/root.mjs'
import { checkShown, readE2e } from './checkShown.mjs'
import { shown } from './shownOptions.mjs'
import { optionNames } from './writeOptions.mjs'

it('every option has an end-to-end test that shows what it does', () => {
  expect(checkShown({ options: optionNames(root), shown, textOf: readE2e(root) })).toEqual([])
})

describe('what is said of options and their tests', () => {
  const files = { options: "shows(\n  ['ui'],\n  'is there'", frame: "it('S2.053 is a part of the page', …" }
  const textOf = (name) => files[name] ?? ''
  const check = (given) =>
    checkShown({
      options: ['ui', 'container'],
      shown: { container: ['frame', 'is a part'] },
      textOf,
      ...given,
    })

  it('is right', () => expect(check({})).toEqual([]))

  it('reads several of one call', () => {
    const options = "shows(\n  [\n    'ui',\n    'container',\n  ],\n  'are there'"
    expect(check({ shown: {}, textOf: () => options })).toEqual([])
  })

  it.each([
    ['an option without a test', { shown: {} }, 'container: no end-to-end test shows what it does'],
    ['a test that is not there', { shown: { container: ['frame', 'is a whole'] } }, 'has no test "is a whole"'],
    ['a file that is not there', { shown: { container: ['house', 'is a part'] } }, 'house.e2e.test.ts has no test'],
    [
      'a name that is no option',
      { shown: { container: ['frame', 'is a part'], cellar: ['frame', 'is a part'] } },
      'cellar: there is no such option',
    ],
  ])('fails for %s', (_what, given, words) => {
    expect(check(given).join()).toContain(words)
  })
})
