import { expect, it } from 'vitest'
import { ASKED, SAID, toEnvelope } from './envelope.js'

const type = (length: number) => ASKED.padEnd(length, 'X')

it('reads the name without its prefix, the id, and the payload as it is', () => {
  const payload = { any: 'thing' }
  expect(toEnvelope({ type: `${ASKED}GET_USER`, id: 'a', payload }, ASKED)).toEqual({
    name: 'GET_USER',
    id: 'a',
    payload,
  })
  expect(toEnvelope({ type: `${SAID}READY` }, SAID)).toEqual({ name: 'READY', id: undefined, payload: undefined })
})

it('reads a type and an id of 128 characters, and of no more', () => {
  expect(toEnvelope({ type: type(128), id: 'i'.repeat(128) }, ASKED)).toMatchObject({ id: 'i'.repeat(128) })
  expect(toEnvelope({ type: type(129), id: 'i' }, ASKED)).toBeUndefined()
  expect(toEnvelope({ type: type(128), id: 'i'.repeat(129) }, ASKED)).toBeUndefined()
})

it.each([
  ['a type that is no text', { type: 7 }],
  ['a type that is a list', { type: [`${ASKED}GET_USER`] }],
  ['a type without the prefix', { type: 'GET_USER' }],
  ['a type of the other side', { type: `${SAID}GET_USER` }],
  ['a type with the prefix in its middle', { type: `x${ASKED}GET_USER` }],
  ['an id that is no text', { type: `${ASKED}GET_USER`, id: 7 }],
  ['an id that is nothing', { type: `${ASKED}GET_USER`, id: null }],
  ['an id that is a list', { type: `${ASKED}GET_USER`, id: ['a'] }],
  ['an empty id', { type: `${ASKED}GET_USER`, id: '' }],
])('is none with %s', (_what, data) => expect(toEnvelope(data, ASKED)).toBeUndefined())

it.each([null, undefined, 'text', 7, true])('is none where the message is %s', (data) =>
  expect(toEnvelope(data, ASKED)).toBeUndefined(),
)
