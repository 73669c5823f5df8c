import { expect, it } from 'vitest'
import * as networks from '../../networks.js'
import { knownNetworks } from './knownNetworks.js'

it('knownNetworks has the names of the exported networks', () => {
  const named = Object.values(networks).map(({ id, name, nativeCurrency, testnet }) => [
    id,
    { name, nativeCurrency, ...(testnet && { testnet }) },
  ])
  expect(Object.fromEntries(knownNetworks)).toEqual(Object.fromEntries(named))
})
