import { expect, it } from 'vitest'
import { translate } from './translate.js'

const english = {
  greet: { title: 'Hello', to: (name: string) => `Hello ${name}` },
  steps: ['One', 'Two'],
  done: 'Done',
}

it('takes the words that a site has, however deep, and English for the others', () => {
  const german = translate(english, { greet: { to: (name: string) => `Hallo ${name}` }, done: 'Fertig' })
  expect(german.greet.to('Ada')).toBe('Hallo Ada')
  expect(german).toMatchObject({ greet: { title: 'Hello' }, steps: ['One', 'Two'], done: 'Fertig' })
  expect(english.done).toBe('Done')
})

it('takes a list as a whole', () => {
  expect(translate(english, { steps: ['Eins'] }).steps).toEqual(['Eins'])
})

it.each([
  [undefined],
  [null],
  ['Hallo'],
  [{ greet: 'Hallo', done: null, steps: { 0: 'Eins' } }],
  [{ greet: { title: undefined, to: 'Hallo' }, done: ['Fertig'], steps: 'Eins' }],
])('leaves what is of another kind: %o', (own) => {
  expect(translate(english, own)).toEqual(english)
})

it('knows no names that are not ours', () => {
  expect(Object.keys(translate(english, { toString: 'x', more: 'y' }))).toEqual(Object.keys(english))
})
