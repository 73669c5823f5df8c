import { describe, expect, it } from 'vitest'
import { parseAminoResponse, parseBytes, parseDirectResponse, parseSignature } from './parseResponse.js'

const KEY = { type: 'ethermint/PubKeyEthSecp256k1', value: 'AAEC' }
const requested = {
  chainId: 'cosmoshub-4',
  accountNumber: 7n,
  bodyBytes: Uint8Array.of(1),
  authInfoBytes: Uint8Array.of(2),
}

describe('a signature', () => {
  it('has the wallet’s key, or an unknown secp256k1 key', () => {
    expect(parseSignature({ signature: 'c2ln', pub_key: KEY })).toEqual({ signature: 'c2ln', pub_key: KEY })
    const untold = { type: 'tendermint/PubKeySecp256k1', value: '' }
    for (const pub_key of [undefined, null, 'key', {}]) {
      expect(parseSignature({ signature: 'c2ln', pub_key })).toEqual({ signature: 'c2ln', pub_key: untold })
    }
  })

  it.each([undefined, null, 'c2ln', 7, {}, { signature: '' }, { signature: 7 }])('rejects %j', (answer) => {
    expect(() => parseSignature(answer)).toThrow(expect.objectContaining({ code: 'UNKNOWN' }))
  })
})

describe('a signed document', () => {
  it('is the wallet’s version, for the requested chain and account', () => {
    const signed = { chainId: 'other-1', accountNumber: 9n, bodyBytes: 'AwQ=', authInfoBytes: Uint8Array.of(5) }
    expect(parseDirectResponse({ signed, signature: { signature: 'c2ln', pub_key: KEY } }, requested)).toEqual({
      signature: { signature: 'c2ln', pub_key: KEY },
      signed: {
        chainId: 'cosmoshub-4',
        accountNumber: 7n,
        bodyBytes: Uint8Array.of(3, 4),
        authInfoBytes: Uint8Array.of(5),
      },
    })
  })

  it('is as requested if the wallet omits it', () => {
    for (const signed of [undefined, null, {}, { bodyBytes: '', authInfoBytes: '%' }]) {
      expect(parseDirectResponse({ signed, signature: { signature: 'c2ln' } }, requested).signed).toEqual(requested)
    }
    const doc = { chain_id: 'a', account_number: '1', sequence: '2', fee: { amount: [], gas: '1' }, msgs: [], memo: '' }
    const answer = { signed: { memo: 'of the wallet' }, signature: { signature: 'c2ln' } }
    expect(parseAminoResponse(answer, doc).signed).toEqual({ ...doc, memo: 'of the wallet' })
    expect(parseAminoResponse({ signature: { signature: 'c2ln' } }, doc).signed).toEqual(doc)
  })
})

it.each([
  [Uint8Array.of(9), Uint8Array.of(9)],
  ['0aff', Uint8Array.of(10, 255)],
  ['0AFF', Uint8Array.of(10, 255)],
  ['Cv8=', Uint8Array.of(10, 255)],
  ['', undefined],
  ['%%', undefined],
  [7, undefined],
  [null, undefined],
])('readAnswer reads bytes %j as %j', (input, bytes) => expect(parseBytes(input)).toEqual(bytes))
