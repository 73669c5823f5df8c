import type { SignInMessage } from '../messages/message.js'

export const fullMessage: SignInMessage = {
  scheme: 'https',
  domain: 'harbour.example',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:1',
  statement: 'Sign in to see your berths.',
  uri: 'https://harbour.example/berths',
  version: '1',
  nonce: '32891756abc',
  issuedAt: '2026-11-23T10:00:00.000Z',
  expirationTime: '2026-11-23T10:10:00.000Z',
  notBefore: '2026-11-23T09:59:00Z',
  requestId: 'berth-7',
  resources: ['https://harbour.example/terms', 'ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu'],
}

export const namespaceAccounts: readonly (readonly [name: string, chainId: string, address: string])[] = [
  ['Ethereum', 'eip155:8453', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
  ['Solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'],
  ['Bitcoin', 'bip122:000000000019d6689c085ae165831e93', 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'],
  ['Polkadot', 'polkadot:91b171bb158e2d3848fa23a9f1c25182', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['Cosmos', 'cosmos:cosmoshub-4', 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'],
]
