import { expect, it } from 'vitest'
import { createTestModal } from '../testing/createTestModal.js'
import { typeName, validation } from './validation.js'

/** Options as JavaScript allows them to be. */
const create = (options: object) => () => createTestModal(options)

it('S5.036 says Required of what is missing', () => {
  expect(create({ networks: [] })).toThrow('networks: Required')
  expect(create({ features: null })).toThrow('features: Required')
  expect(create({ customWallets: [{ name: 'No id' }] })).toThrow('customWallets[].id: Required')
})

it('S5.037 says what was expected and what was received', () => {
  expect(create({ debug: 'yes' })).toThrow('debug: Expected boolean received string')
  expect(create({ features: [] })).toThrow('features: Expected object received array')
  expect(create({ includeWalletIds: 'all' })).toThrow('includeWalletIds: Expected array received string')
})

it('S5.038 says Invalid input of what has the right type and no meaning', () => {
  expect(create({ termsConditionsUrl: 'javascript:alert(1)' })).toThrow('termsConditionsUrl: Invalid input')
  expect(create({ networks: [{ caipNetworkId: 'nonsense' }] })).toThrow('networks[0]: Invalid input')
})

it('S5.039 has a message for an e-mail address that is none', () => {
  expect(validation.invalidEmail).toBe('Invalid email')
})

it('names types as people do', () => {
  expect([null, [], {}, 'x', 1, undefined].map(typeName)).toEqual([
    'null',
    'array',
    'object',
    'string',
    'number',
    'undefined',
  ])
})
