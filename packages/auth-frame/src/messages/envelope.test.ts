import { expect, it } from 'vitest'
import { parseEnvelope, REPLY_PREFIX, REQUEST_PREFIX } from './envelope.js'

const type = (length: number) => REQUEST_PREFIX.padEnd(length, 'X')

it('parseEnvelope reads name, id and payload', () => {
  const payload = { any: 'thing' }
  expect(parseEnvelope({ type: `${REQUEST_PREFIX}GET_USER`, id: 'a', payload }, REQUEST_PREFIX)).toEqual({
    name: 'GET_USER',
    id: 'a',
    payload,
  })
  expect(parseEnvelope({ type: `${REPLY_PREFIX}READY` }, REPLY_PREFIX)).toEqual({
    name: 'READY',
    id: undefined,
    payload: undefined,
  })
})

it('parseEnvelope limits type and id to 128 characters', () => {
  expect(parseEnvelope({ type: type(128), id: 'i'.repeat(128) }, REQUEST_PREFIX)).toMatchObject({ id: 'i'.repeat(128) })
  expect(parseEnvelope({ type: type(129), id: 'i' }, REQUEST_PREFIX)).toBeUndefined()
  expect(parseEnvelope({ type: type(128), id: 'i'.repeat(129) }, REQUEST_PREFIX)).toBeUndefined()
})

it.each([
  ['a type that is no text', { type: 7 }],
  ['a type that is a list', { type: [`${REQUEST_PREFIX}GET_USER`] }],
  ['a type without the prefix', { type: 'GET_USER' }],
  ['a type of the other side', { type: `${REPLY_PREFIX}GET_USER` }],
  ['a type with the prefix in its middle', { type: `x${REQUEST_PREFIX}GET_USER` }],
  ['an id that is no text', { type: `${REQUEST_PREFIX}GET_USER`, id: 7 }],
  ['an id that is nothing', { type: `${REQUEST_PREFIX}GET_USER`, id: null }],
  ['an id that is a list', { type: `${REQUEST_PREFIX}GET_USER`, id: ['a'] }],
  ['an empty id', { type: `${REQUEST_PREFIX}GET_USER`, id: '' }],
])('parseEnvelope rejects %s', (_name, data) => expect(parseEnvelope(data, REQUEST_PREFIX)).toBeUndefined())

it.each([null, undefined, 'text', 7, true])('parseEnvelope rejects a message that is %s', (data) =>
  expect(parseEnvelope(data, REQUEST_PREFIX)).toBeUndefined(),
)
