import { expect, it } from 'vitest'
import type { SiwxRequest } from './requestSchemas.js'
import { ADDRESS_PLACEHOLDER, writeSiwxMessage } from './writeSiwxMessage.js'

const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const full: SiwxRequest = {
  accountAddress: ADDRESS_PLACEHOLDER,
  chainId: 'eip155:8453',
  domain: 'harbour.example',
  uri: 'https://harbour.example/berths',
  version: '1',
  nonce: '32891756abc',
  statement: 'Sign in to see your berths.',
  issuedAt: '2026-11-23T10:00:00.000Z',
  expirationTime: '2026-11-23T10:10:00.000Z',
  notBefore: '2026-11-23T09:59:00Z',
  requestId: 'berth-7',
  resources: ['https://harbour.example/terms', 'ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu'],
}

const short: SiwxRequest = {
  accountAddress: ADDRESS_PLACEHOLDER,
  chainId: 'eip155:1',
  domain: 'harbour.example',
  uri: 'https://harbour.example',
  version: '1',
  nonce: '32891756abc',
}

it('writeSiwxMessage writes every field, on EVM with the chain’s number', () => {
  expect(writeSiwxMessage(full, ADDRESS)).toBe(`harbour.example wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

Sign in to see your berths.

URI: https://harbour.example/berths
Version: 1
Chain ID: 8453
Nonce: 32891756abc
Issued At: 2026-11-23T10:00:00.000Z
Expiration Time: 2026-11-23T10:10:00.000Z
Not Before: 2026-11-23T09:59:00Z
Request ID: berth-7
Resources:
- https://harbour.example/terms
- ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu`)
})

it('writeSiwxMessage keeps the empty statement line on EVM, and omits other missing fields', () => {
  expect(writeSiwxMessage(short, ADDRESS)).toBe(`harbour.example wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2


URI: https://harbour.example
Version: 1
Chain ID: 1
Nonce: 32891756abc`)
})

it('writeSiwxMessage omits the statement line on Solana, and writes the full chain id', () => {
  const address = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
  expect(
    writeSiwxMessage({ ...short, chainId: SOLANA }, address),
  ).toBe(`harbour.example wants you to sign in with your Solana account:
9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM

URI: https://harbour.example
Version: 1
Chain ID: solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp
Nonce: 32891756abc`)
})

it.each([
  ['Request ID', { requestId: '' }],
  ['Issued At', { issuedAt: '' }],
])('writeSiwxMessage writes an empty field: %s', (name, part) => {
  expect(
    writeSiwxMessage({ ...short, ...part }, ADDRESS)
      ?.split('\n')
      .at(-1),
  ).toBe(`${name}: `)
})

it.each(['bip122:000000000019d6689c085ae165831e93', 'polkadot:91b171bb158e2d3848fa23a9f1c25182', 'eip155x:1', ''])(
  'writeSiwxMessage returns undefined for "%s"',
  (chainId) => expect(writeSiwxMessage({ ...full, chainId }, ADDRESS)).toBeUndefined(),
)
