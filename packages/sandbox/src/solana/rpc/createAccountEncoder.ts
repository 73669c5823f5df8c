import { type EncodedAccount, getBase58Decoder, getBase64Decoder, type ReadonlyUint8Array } from '@solana/kit'
import type { createTokenReader } from '../tokens/createTokenReader'
import { createRpcParamsError } from './readParams'

type AccountData =
  | { readonly exists: false }
  | (Pick<EncodedAccount, 'lamports' | 'programAddress' | 'executable'> & {
      readonly exists: true
      readonly data: ReadonlyUint8Array
    })

/** Encodes an account as a node does, in the requested encoding. */
export function createAccountEncoder(tokens: ReturnType<typeof createTokenReader>) {
  return (account: AccountData, encoding: unknown = 'base58') => {
    if (!account.exists) return null
    const { lamports, data, programAddress, executable } = account
    const parsed = encoding === 'jsonParsed' ? tokens.parse(account) : undefined
    return {
      ...{ lamports, owner: programAddress, executable, rentEpoch: 0, space: data.length },
      data: parsed ?? toText(data, encoding),
    }
  }
}

function toText(data: ReadonlyUint8Array, encoding: unknown) {
  if (encoding === 'base58') return [getBase58Decoder().decode(data), 'base58']
  if (encoding === 'base64' || encoding === 'jsonParsed') return [getBase64Decoder().decode(data), 'base64']
  throw createRpcParamsError(`unsupported encoding: ${encoding}`)
}
