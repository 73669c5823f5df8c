import { describe, expect, it } from 'vitest'
import { readAminoAnswer, readBytes, readDirectAnswer, readSignature } from './readAnswer.js'

const KEY = { type: 'ethermint/PubKeyEthSecp256k1', value: 'AAEC' }
const asked = {
  chainId: 'cosmoshub-4',
  accountNumber: 7n,
  bodyBytes: Uint8Array.of(1),
  authInfoBytes: Uint8Array.of(2),
}

describe('a signature', () => {
  it('is taken with the key that the wallet tells, else with one of the usual kind that is not told', () => {
    expect(readSignature({ signature: 'c2ln', pub_key: KEY })).toEqual({ signature: 'c2ln', pub_key: KEY })
    const untold = { type: 'tendermint/PubKeySecp256k1', value: '' }
    for (const pub_key of [undefined, null, 'key', {}]) {
      expect(readSignature({ signature: 'c2ln', pub_key })).toEqual({ signature: 'c2ln', pub_key: untold })
    }
  })

  it.each([undefined, null, 'c2ln', 7, {}, { signature: '' }, { signature: 7 }])('is not %j', (answer) => {
    expect(() => readSignature(answer)).toThrow(expect.objectContaining({ code: 'UNKNOWN' }))
  })
})

describe('a document that was signed', () => {
  it('is what the wallet made of it, of the chain and account that were asked for', () => {
    const signed = { chainId: 'other-1', accountNumber: 9n, bodyBytes: 'AwQ=', authInfoBytes: Uint8Array.of(5) }
    expect(readDirectAnswer({ signed, signature: { signature: 'c2ln', pub_key: KEY } }, asked)).toEqual({
      signature: { signature: 'c2ln', pub_key: KEY },
      signed: {
        chainId: 'cosmoshub-4',
        accountNumber: 7n,
        bodyBytes: Uint8Array.of(3, 4),
        authInfoBytes: Uint8Array.of(5),
      },
    })
  })

  it('is as it was asked for where the wallet says nothing of it', () => {
    for (const signed of [undefined, null, {}, { bodyBytes: '', authInfoBytes: '%' }]) {
      expect(readDirectAnswer({ signed, signature: { signature: 'c2ln' } }, asked).signed).toEqual(asked)
    }
    const doc = { chain_id: 'a', account_number: '1', sequence: '2', fee: { amount: [], gas: '1' }, msgs: [], memo: '' }
    const answer = { signed: { memo: 'of the wallet' }, signature: { signature: 'c2ln' } }
    expect(readAminoAnswer(answer, doc).signed).toEqual({ ...doc, memo: 'of the wallet' })
    expect(readAminoAnswer({ signature: { signature: 'c2ln' } }, doc).signed).toEqual(doc)
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
])('bytes given as %j are %j', (given, bytes) => expect(readBytes(given)).toEqual(bytes))
