import { getBase58Decoder, getBase64Decoder } from '@solana/kit'
import { invalidParams } from './readParams.mjs'

/**
 * @typedef {{ readonly exists: false } | (Pick<import('@solana/kit').EncodedAccount, 'lamports' | 'programAddress' | 'executable'>
 *   & { readonly exists: true, readonly data: import('@solana/kit').ReadonlyUint8Array })} Found
 */

/** Tells an account as a node does, in the encoding that was asked for. @param {ReturnType<typeof import('../tokens/createTokenReader.mjs').createTokenReader>} tokens */
export function createToInfo(tokens) {
  /** @param {Found} account @param {unknown} [encoding] */
  return (account, encoding = 'base58') => {
    if (!account.exists) return null
    const { lamports, data, programAddress, executable } = account
    const parsed = encoding === 'jsonParsed' ? tokens.parse(account) : undefined
    return {
      ...{ lamports, owner: programAddress, executable, rentEpoch: 0, space: data.length },
      data: parsed ?? toText(data, encoding),
    }
  }
}

/** What cannot be parsed comes in base64. @param {import('@solana/kit').ReadonlyUint8Array} data @param {unknown} encoding */
function toText(data, encoding) {
  if (encoding === 'base58') return [getBase58Decoder().decode(data), 'base58']
  if (encoding === 'base64' || encoding === 'jsonParsed') return [getBase64Decoder().decode(data), 'base64']
  throw invalidParams(`unsupported encoding: ${encoding}`)
}
