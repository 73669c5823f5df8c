import type { EmbeddedUser, SiwxRequest } from '@foyer/auth-frame/host'
import { formatMessage, parseMessage } from '@foyer/siwx'
import { describe, expect, it } from 'vitest'
import { readLogin } from './signWithLogin'

const ORIGIN = 'https://harbor.example'
const NOW = Date.parse('2026-11-23T10:00:00Z')
const evm: EmbeddedUser = { address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', chainId: 8453 }
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const solana: EmbeddedUser = { address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', chainId: SOLANA }

const asked: SiwxRequest = {
  accountAddress: '<<AccountAddress>>',
  chainId: 'eip155:8453',
  domain: 'harbor.example',
  uri: ORIGIN,
  version: '1',
  nonce: 'n12345678',
  issuedAt: '2026-11-23T09:59:00.000Z',
}
const whole: SiwxRequest = {
  ...asked,
  statement: 'Sign in to see your berths.',
  expirationTime: '2026-11-23T10:10:00.000Z',
  notBefore: '2026-11-23T09:59:00.000Z',
  requestId: '7',
  resources: [`${ORIGIN}/terms`],
}
const read = (message: SiwxRequest, user = evm) => readLogin(message, { user, origin: ORIGIN, now: NOW })

it.each([
  ['of EVM, with everything', whole, evm],
  ['of EVM, with what it must have', asked, evm],
  ['of Solana, with everything', { ...whole, chainId: SOLANA }, solana],
  ['of Solana, with what it must have', { ...asked, chainId: SOLANA }, solana],
])('is the very text that servers read: %s', (_what, message, user) => {
  const text = read(message, user)
  const said = { ...message, version: '1', accountAddress: user.address, issuedAt: message.issuedAt ?? '' } as const
  expect(text).toBe(formatMessage(said))
  expect(parseMessage(text ?? '')).toMatchObject(said)
})

describe('is not signed along with the login', () => {
  it.each<readonly [string, Partial<SiwxRequest>]>([
    ['for another domain', { domain: 'harbour.example' }],
    ['for a domain that begins like ours', { domain: 'harbor.example.evil.example' }],
    ['for a domain with a letter that looks alike', { domain: 'hаrbor.example' }],
    ['for a URI elsewhere', { uri: 'https://evil.example' }],
    ['for a URI at another port', { uri: `${ORIGIN}:8443` }],
    ['on another chain', { chainId: 'eip155:1' }],
    ['on a chain without accounts here', { chainId: 'cosmos:cosmoshub-4' }],
    ['on no chain', { chainId: 'eip155' }],
    ['when it is over', { expirationTime: '2026-11-23T09:59:59.000Z' }],
    ['when it says a time that is none', { expirationTime: 'tomorrow' }],
    ['without a time', { issuedAt: undefined }],
    ['with a nonce that anybody guesses', { nonce: '1' }],
    ['of another version', { version: '2' }],
    ['with a statement of two lines', { statement: `Sign in\n\nURI: ${ORIGIN}` }],
    ['with a mark that nobody sees', { statement: 'Sign\u202e in' }],
    ['with a resource that is none', { resources: ['terms'] }],
  ])('%s', (_what, other) => {
    expect(read({ ...asked, ...other })).toBeUndefined()
  })

  it('with an address of the page’s own: it names who has logged in', () => {
    const text = read({ ...asked, accountAddress: '0x0000000000000000000000000000000000000bad' })
    expect(text?.split('\n')[1]).toBe(evm.address)
  })
})
