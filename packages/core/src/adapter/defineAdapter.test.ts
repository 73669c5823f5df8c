import { expect, it } from 'vitest'
import { ADAPTER_CONTRACT_VERSION, defineAdapter } from './defineAdapter.js'

it('defineAdapter stamps the contract, and the adapter is inert until a modal creates it', () => {
  let created = 0
  const definition = defineAdapter('nacre', () => {
    created++
    return {
      isAddress: async () => false,
      discover: () => () => {},
      connect: () => Promise.reject(new Error('not needed')),
    }
  })
  expect(definition).toMatchObject({ contract: ADAPTER_CONTRACT_VERSION, namespace: 'nacre' })
  expect(created).toBe(0)
})
