import { expect, it } from 'vitest'
import { createTestModal } from '../testing/createTestModal.js'
import { getTypeName } from './validation.js'

const create = (options: object) => () => createTestModal(options)

it('S5.036 a missing option has the message Required', () => {
  expect(create({ networks: [] })).toThrow('networks: Required')
  expect(create({ features: null })).toThrow('features: Required')
  expect(create({ customWallets: [{ name: 'No id' }] })).toThrow('customWallets[].id: Required')
})

it('S5.037 a type error names the expected and the received type', () => {
  expect(create({ debug: 'yes' })).toThrow('debug: Expected boolean received string')
  expect(create({ features: [] })).toThrow('features: Expected object received array')
  expect(create({ includeWalletIds: 'all' })).toThrow('includeWalletIds: Expected array received string')
})

it('S5.038 a value of the right type without meaning has the message Invalid input', () => {
  expect(create({ termsConditionsUrl: 'javascript:alert(1)' })).toThrow('termsConditionsUrl: Invalid input')
  expect(create({ networks: [{ caipNetworkId: 'nonsense' }] })).toThrow('networks[0]: Invalid input')
})

it('getTypeName uses everyday names of types', () => {
  expect([null, [], {}, 'x', 1, undefined].map(getTypeName)).toEqual([
    'null',
    'array',
    'object',
    'string',
    'number',
    'undefined',
  ])
})
