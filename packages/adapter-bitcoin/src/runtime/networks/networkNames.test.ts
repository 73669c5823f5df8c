import { expect, it } from 'vitest'
import { bitcoinMainnet, bitcoinSignet, bitcoinTestnet, bitcoinTestnet4 } from '../../networks.js'
import { findNetworkId, getWalletNetworkNames } from './networkNames.js'

// A wallet that gets a wrong network name uses another network, or does not answer.
it.each([
  [bitcoinMainnet, 'bitcoin:mainnet', 'Mainnet', 'mainnet', 'BITCOIN_MAINNET', 'livenet', 'bitcoin'],
  [bitcoinTestnet, 'bitcoin:testnet', 'Testnet', 'testnet', 'BITCOIN_TESTNET', 'testnet', 'bitcoinTestnet'],
  [bitcoinSignet, 'bitcoin:signet', 'Signet', 'signet', 'BITCOIN_SIGNET', 'signet', 'bitcoinSignet'],
  [bitcoinTestnet4, 'bitcoin:testnet4', 'Testnet4', 'testnet4', 'BITCOIN_TESTNET4', 'testnet4', 'bitcoinTestnet4'],
] as const)('$name has one name for each wallet family', ({ caipNetworkId }, ...names) => {
  const [standard, satsConnect, leather, unisat, unisatNetwork, okx] = names
  const known = { standard, satsConnect, leather, unisat, unisatNetwork, okx }
  expect(getWalletNetworkNames(caipNetworkId)).toEqual(known)
  const families = ['standard', 'satsConnect', 'leather', 'unisat', 'unisatNetwork', 'okx'] as const
  for (const family of families) expect(findNetworkId(family, known[family])).toBe(caipNetworkId)
})

it('an empty name is no network', () => {
  for (const name of ['', undefined, null, 'mainnet ', 'MAINNET'])
    expect(findNetworkId('leather', name)).toBeUndefined()
})
