import { describe, expect, it } from 'vitest'
import { root } from '../lib/root.mjs'
import { checkShown, readE2e } from './checkShown.mjs'
import { shown, unshown } from './shownOptions.mjs'
import { optionNames } from './writeOptions.mjs'

it('every option has an end-to-end test that shows what it does', () => {
  expect(checkShown({ options: optionNames(root), shown, unshown, textOf: readE2e(root) })).toEqual([])
})

describe('what is said of options and their tests', () => {
  const files = { options: "shows(\n  'ui',\n  'is there'", frame: "it('S2.053 is a part of the page', …" }
  const textOf = (name) => files[name] ?? ''
  const check = (given) =>
    checkShown({
      options: ['ui', 'container'],
      shown: { container: ['frame', 'is a part'] },
      unshown: [],
      textOf,
      ...given,
    })

  it('is right', () => expect(check({})).toEqual([]))

  it.each([
    ['an option without a test', { shown: {} }, 'container: no end-to-end test shows what it does'],
    ['a test that is not there', { shown: { container: ['frame', 'is a whole'] } }, 'has no test "is a whole"'],
    ['a file that is not there', { shown: { container: ['house', 'is a part'] } }, 'house.e2e.test.ts has no test'],
    ['a name that is no option', { unshown: ['cellar'] }, 'cellar: there is no such option'],
    ['one that is shown, and said not to be', { unshown: ['ui'] }, 'ui: a test shows it'],
  ])('fails for %s', (_what, given, words) => {
    expect(check(given).join()).toContain(words)
  })
})
