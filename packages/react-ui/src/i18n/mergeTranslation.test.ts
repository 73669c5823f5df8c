import { expect, it } from 'vitest'
import { mergeTranslation } from './mergeTranslation.js'

const english = {
  greet: { title: 'Hello', to: (name: string) => `Hello ${name}` },
  steps: ['One', 'Two'],
  done: 'Done',
}

it('mergeTranslation uses nested texts of a translation, and English for the others', () => {
  const german = mergeTranslation(english, { greet: { to: (name: string) => `Hallo ${name}` }, done: 'Fertig' })
  expect(german.greet.to('Ada')).toBe('Hallo Ada')
  expect(german).toMatchObject({ greet: { title: 'Hello' }, steps: ['One', 'Two'], done: 'Fertig' })
  expect(english.done).toBe('Done')
})

it('mergeTranslation uses a list as a whole', () => {
  expect(mergeTranslation(english, { steps: ['Eins'] }).steps).toEqual(['Eins'])
})

it.each([
  [undefined],
  [null],
  ['Hallo'],
  [{ greet: 'Hallo', done: null, steps: { 0: 'Eins' } }],
  [{ greet: { title: undefined, to: 'Hallo' }, done: ['Fertig'], steps: 'Eins' }],
])('mergeTranslation ignores a value of another type: %o', (own) => {
  expect(mergeTranslation(english, own)).toEqual(english)
})

it('mergeTranslation ignores unknown keys', () => {
  expect(Object.keys(mergeTranslation(english, { toString: 'x', more: 'y' }))).toEqual(Object.keys(english))
})
