import { expect, it } from 'vitest'
import { readOptions } from './readOptions.mjs'

const sources = new Map([
  [
    'site.ts',
    `export interface Site<A> extends Base {
  /** Who it is,
   *  in a word. @default 'nobody' */
  readonly name?: 'nobody' | string | undefined
  readonly list: readonly A[]
  /** When. */ readonly when: When
}`,
  ],
  ['base.ts', 'export interface Base {\n/** Must be. */\nid: string; call(): void }'],
  ['when.ts', "export type When = 'now' | 'later'"],
])

it('reads members with their words, types and defaults, inherited ones first', () => {
  expect(readOptions(sources, 'Site')).toEqual([
    { name: 'id', isOptional: false, type: 'string', text: 'Must be.', fallback: undefined },
    { name: 'name', isOptional: true, type: "'nobody' | string", text: 'Who it is, in a word.', fallback: "'nobody'" },
    { name: 'list', isOptional: false, type: 'readonly A[]', text: '', fallback: undefined },
    { name: 'when', isOptional: false, type: "'now' | 'later'", text: 'When.', fallback: undefined },
  ])
})

it('takes no name that nothing or more than one thing has', () => {
  expect(() => readOptions(sources, 'Nobody')).toThrow('Not one interface has the name Nobody')
  expect(() => readOptions(new Map([...sources, ['again.ts', 'interface Base {}']]), 'Site')).toThrow(
    'has the name Base',
  )
})
