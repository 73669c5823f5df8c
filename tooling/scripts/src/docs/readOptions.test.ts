import { expect, it } from 'vitest'
import { createOptionReader } from './readOptions'

const sources = new Map([
  [
    'site.ts',
    `export interface Site<A> extends Base {
  /** Who it is,
   *  in a word. @default 'nobody' */
  readonly name?: 'nobody' | string | undefined
  readonly list: readonly A[]
  /** When. */ readonly when: When
  /** Asks. */
  ask?: ((name: string) => void) | undefined
}`,
  ],
  [
    'base.ts',
    'export interface Base {\n/** Must be. */\nid: string; call?(from: {\n  a: 1\n  b: 2\n}, name: string): void }',
  ],
  ['part.ts', "export interface Part extends Pick<Base, 'id'>, Omit<Times, 'at' | 'on'> { own: 1 }"],
  ['times.ts', 'interface Times { at: 1; on: 2; after: 3 }'],
  ['odd.ts', 'interface Odd { [name: string]: 1 }'],
  ['when.ts', "export type When = 'now' | 'later'"],
])

const readOptions = createOptionReader(sources)

it('reads members with their words, types and defaults, inherited ones first', () => {
  expect(readOptions('Site')).toEqual([
    { name: 'id', isOptional: false, type: 'string', text: 'Must be.', fallback: undefined },
    {
      name: 'call',
      isOptional: true,
      type: '(from: { a: 1; b: 2 }, name: string) => void',
      text: '',
      fallback: undefined,
    },
    { name: 'name', isOptional: true, type: "'nobody' | string", text: 'Who it is, in a word.', fallback: "'nobody'" },
    { name: 'list', isOptional: false, type: 'readonly A[]', text: '', fallback: undefined },
    { name: 'when', isOptional: false, type: "'now' | 'later'", text: 'When.', fallback: undefined },
    { name: 'ask', isOptional: true, type: '(name: string) => void', text: 'Asks.', fallback: undefined },
  ])
})

it('takes those of another that are picked, or not left out', () => {
  expect(readOptions('Part').map(({ name }) => name)).toEqual(['id', 'after', 'own'])
})

it('passes over no member in silence', () => {
  expect(() => readOptions('Odd')).toThrow('No option can be made of [name: string]: 1')
})

it('takes no name that nothing or more than one thing has', () => {
  expect(() => readOptions('Nobody')).toThrow('Not one interface has the name Nobody')
  expect(() => createOptionReader(new Map([...sources, ['again.ts', 'interface Base {}']]))('Site')).toThrow(
    'has the name Base',
  )
})
