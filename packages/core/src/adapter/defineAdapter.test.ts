import { expect, it } from 'vitest'
import { ADAPTER_CONTRACT, defineAdapter } from './defineAdapter.js'

it('stamps the contract and is inert until a modal creates it', () => {
  let created = 0
  const definition = defineAdapter('nacre', () => {
    created++
    return {
      isAddress: async () => false,
      discover: () => () => {},
      connect: () => Promise.reject(new Error('not needed')),
    }
  })
  expect(definition).toMatchObject({ contract: ADAPTER_CONTRACT, namespace: 'nacre' })
  expect(created).toBe(0)
})
