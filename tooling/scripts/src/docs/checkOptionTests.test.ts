import { describe, expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { browserOptionTests } from './browserOptionTests'
import { checkOptionTests, createFileReader, findOptionTestFiles } from './checkOptionTests'
import { listAppOptionNames, listServerOptionNames } from './formatOptionsPage'
import { serverOptionTests } from './serverOptionTests'

const textOf = createFileReader(root)

it('every option of a site has an end-to-end test that sets it and shows what it does', () => {
  expect(
    checkOptionTests({
      options: listAppOptionNames(root),
      own: findOptionTestFiles(root),
      shown: browserOptionTests,
      textOf,
    }),
  ).toEqual([])
})

it('every option of a server has a test that sets it', () => {
  expect(checkOptionTests({ options: listServerOptionNames(root), shown: serverOptionTests, textOf })).toEqual([])
})

describe('what is said of options and their tests', () => {
  const E2E = 'apps/playground/e2e'
  const files: Readonly<Record<string, string>> = {
    'options.ts': "defineOptionTest(['ui.dir'], 'is there', () => ({ ui: { dir: 'rtl' } }), look, { dark: true })",
    [`${E2E}/frame.e2e.test.ts`]:
      "it('S2.053 is a part', async () => open({ container: 1 }))\nit('is a box', () => open('/box/'))",
    'box.ts': 'createModal({ container: 2 })',
    'server.test.ts': "it('answers', () => createServer({ port: 80 }))",
  }
  type Given = Partial<Parameters<typeof checkOptionTests>[0]>
  const check = (given: Given) =>
    checkOptionTests({
      options: ['ui.dir', 'container'],
      own: ['options.ts'],
      shown: { container: ['frame', 'is a part'] },
      textOf: (path) => files[path],
      ...given,
    })
  const withOptions = (text: string): Given => ({
    textOf: (path: string) => (path === 'options.ts' ? text : files[path]),
  })

  it('is right', () => expect(check({})).toEqual([]))

  it('reads several of one call', () => {
    const text =
      "defineOptionTest(\n  [\n    'ui.dir',\n    'container',\n  ],\n  'are there', () => ({ ui: { dir }, container() {} }))"
    expect(check({ shown: {}, ...withOptions(text) })).toEqual([])
  })

  it('takes the page that the test opens for who sets it, where it is named', () => {
    expect(check({ shown: { container: ['frame', 'is a box', 'box.ts'] } })).toEqual([])
  })

  it('takes a test of a server by its path, and what it hands to a helper', () => {
    const given: Given = {
      options: ['createSite.port'],
      own: [],
      shown: { 'createSite.port': ['server.test.ts', 'answers'] },
    }
    expect(check(given)).toEqual([])
  })

  it.each<[what: string, given: Given, words: string]>([
    ['an option without a test', { shown: {} }, 'container: no test shows what it does'],
    ['a test that is not there', { shown: { container: ['frame', 'is a whole'] } }, 'has no tests "is a whole"'],
    ['a title of two tests', { shown: { container: ['frame', 'is a'] } }, 'has 2 tests "is a"'],
    ['a file that is not there', { shown: { container: ['house', 'is a part'] } }, 'house.e2e.test.ts has no tests'],
    ['a test that does not set it', { shown: { container: ['frame', 'is a box'] } }, '"is a box" of apps'],
    [
      'a page that does not set it',
      { shown: { container: ['frame', 'is a box', 'options.ts'] } },
      'container: options.ts does not set it',
    ],
    [
      'a name that is no option',
      { shown: { container: ['frame', 'is a part'], cellar: ['frame', 'is a part'] } },
      'cellar: there is no such option',
    ],
    [
      'an option that its own call does not set',
      withOptions("defineOptionTest(['ui.dir'], 'is there', () => ({ dir: 1 }), look, { ui: { dir: 1 } })"),
      'ui.dir: "is there" does not set it',
    ],
  ])('fails for %s', (_what, given, words) => {
    expect(check(given).join()).toContain(words)
  })
})
