import type { EmbeddedUser, SiwxRequest } from '@foyer/auth-frame/server'
import { formatMessage, parseMessage } from '@foyer/siwx'
import { describe, expect, it } from 'vitest'
import { writeLoginMessage } from './signLoginMessage'

const ORIGIN = 'https://harbor.example'
const NOW = Date.parse('2026-11-23T10:00:00Z')
const evm: EmbeddedUser = { address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', chainId: 8453 }
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solana: EmbeddedUser = { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', chainId: SOLANA }

const requested: SiwxRequest = {
  accountAddress: '<<AccountAddress>>',
  chainId: 'eip155:8453',
  domain: 'harbor.example',
  uri: ORIGIN,
  version: '1',
  nonce: 'n12345678',
  issuedAt: '2026-11-23T09:59:00.000Z',
}
const whole: SiwxRequest = {
  ...requested,
  statement: 'Sign in to see your berths.',
  expirationTime: '2026-11-23T10:10:00.000Z',
  notBefore: '2026-11-23T09:59:00.000Z',
  requestId: '7',
  resources: [`${ORIGIN}/terms`],
}
const read = (message: SiwxRequest, user = evm) => writeLoginMessage(message, { user, origin: ORIGIN, now: NOW })

it.each([
  ['of EVM, with all fields', whole, evm],
  ['of EVM, with required fields', requested, evm],
  ['of Solana, with all fields', { ...whole, chainId: SOLANA }, solana],
  ['of Solana, with required fields', { ...requested, chainId: SOLANA }, solana],
])('writeLoginMessage returns the text that servers verify: %s', (_name, message, user) => {
  const text = read(message, user)
  const said = { ...message, version: '1', accountAddress: user.address, issuedAt: message.issuedAt ?? '' } as const
  expect(text).toBe(formatMessage(said))
  expect(parseMessage(text ?? '')).toMatchObject(said)
})

describe('writeLoginMessage', () => {
  it.each<readonly [string, Partial<SiwxRequest>]>([
    ['for another domain', { domain: 'harbour.example' }],
    ['for a domain that begins like ours', { domain: 'harbor.example.evil.example' }],
    ['for a domain with a letter that looks alike', { domain: 'hаrbor.example' }],
    ['for a URI elsewhere', { uri: 'https://evil.example' }],
    ['for a URI at another port', { uri: `${ORIGIN}:8443` }],
    ['on another chain', { chainId: 'eip155:1' }],
    ['on a chain without accounts here', { chainId: 'cosmos:cosmoshub-4' }],
    ['on no chain', { chainId: 'eip155' }],
    ['that has expired', { expirationTime: '2026-11-23T09:59:59.000Z' }],
    ['with an invalid time', { expirationTime: 'tomorrow' }],
    ['without a time', { issuedAt: undefined }],
    ['with a guessable nonce', { nonce: '1' }],
    ['of another version', { version: '2' }],
    ['with a statement of two lines', { statement: `Sign in\n\nURI: ${ORIGIN}` }],
    ['with an invisible mark', { statement: 'Sign\u202e in' }],
    ['with an invalid resource', { resources: ['terms'] }],
  ])('rejects a message %s', (_name, other) => {
    expect(read({ ...requested, ...other })).toBeUndefined()
  })

  it('replaces the app’s address with that of the user', () => {
    const text = read({ ...requested, accountAddress: '0x0000000000000000000000000000000000000bad' })
    expect(text?.split('\n')[1]).toBe(evm.address)
  })
})
