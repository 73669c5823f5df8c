import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSignedIn, toAuthentication } from './signedIn.js'

const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const signed = {
  h: { t: 'caip122' },
  p: { iss: `did:pkh:eip155:1:${ADDRESS}`, domain: 'harbour.example', nonce: 'n1234567' },
  s: { t: 'eip191', s: '0x5163' },
}
const write = (payload: Readonly<Record<string, unknown>>, issuer: string) => `${payload.domain} ${issuer}`

it('asks a wallet to sign a draft on its network', () => {
  const draft = { domain: 'harbour.example', uri: 'https://harbour.example', version: '1', nonce: 'n1234567' }
  const chainId = 'eip155:8453'
  const [plain] = toAuthentication({ ...draft, chainId })
  expect(plain).toEqual({
    ...{ domain: 'harbour.example', uri: 'https://harbour.example', nonce: 'n1234567', chains: [chainId], ttl: 300 },
  })
  const times = { expirationTime: '2026-11-23T10:10:00Z', notBefore: '2026-11-23T10:00:00Z' }
  const rest = { statement: 'Sign in.', requestId: '7', resources: ['https://harbour.example/terms'] }
  expect(toAuthentication({ ...draft, chainId, ...times, ...rest })).toEqual([
    { ...plain, ...rest, exp: times.expirationTime, nbf: times.notBefore },
  ])
})

describe('what a wallet signed along with its approval', () => {
  it('is a text of an account, and its signature', () => {
    expect(readSignedIn([signed], write)).toEqual([
      {
        account: `eip155:1:${ADDRESS}`,
        message: `harbour.example did:pkh:eip155:1:${ADDRESS}`,
        signature: '0x5163',
      },
    ])
  })

  it.each([
    ['of nobody', { ...signed, p: { ...signed.p, iss: 'did:key:z6Mk' } }],
    ['without a signature', { ...signed, s: { t: 'eip191' } }],
    ['with a signature as long as a book', { ...signed, s: { s: 'a'.repeat(10_001) } }],
    ['with a text as long as a book', { ...signed, p: { ...signed.p, domain: 'a'.repeat(10_001) } }],
  ])('is left out %s', (_what, one) => {
    expect(readSignedIn([one, signed], write)).toHaveLength(1)
  })

  it('is left out where its text cannot be written', () => {
    const fail = () => {
      throw new TypeError('nonce is undefined')
    }
    expect(readSignedIn([signed], fail)).toEqual([])
  })

  it('is nothing at worst, whatever a wallet sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (any) => {
        for (const found of [any, [any], [{ p: any, s: any }], [{ p: { iss: signed.p.iss }, s: { s: any } }]]) {
          for (const each of readSignedIn(found, write)) {
            expect([typeof each.message, typeof each.signature]).toEqual(['string', 'string'])
          }
        }
        expect(readSignedIn([any, signed], write).at(-1)?.signature).toBe('0x5163')
      }),
    )
  })
})
