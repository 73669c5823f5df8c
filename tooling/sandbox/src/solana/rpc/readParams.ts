import { getBase58Encoder, getBase64Encoder, isAddress, isSignature } from '@solana/kit'
import { RpcError } from '../../http/rpc'

/** What nodes take today; the older names are gone from them. */
const COMMITMENTS = ['processed', 'confirmed', 'finalized']

export const invalidParams = (message: string) => new RpcError(-32602, message)

/** The options of a call. */
export function readOptions(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw invalidParams('Invalid params: expected options.')
  const options = value as Record<string, unknown>
  for (const name of ['commitment', 'preflightCommitment']) {
    const given = options[name]
    if (given !== undefined && given !== null && !COMMITMENTS.includes(String(given))) {
      throw invalidParams(`Invalid params: unknown variant \`${given}\`, expected one of ${COMMITMENTS.join(', ')}.`)
    }
  }
  return options
}

export function readAddress(value: unknown) {
  if (typeof value === 'string' && isAddress(value)) return value
  throw invalidParams('Invalid param: Invalid')
}

export function readSignature(value: unknown) {
  if (typeof value === 'string' && isSignature(value)) return value
  throw invalidParams('Invalid param: Invalid')
}

/** Bytes as text, in the encoding that the options name; base58 where they name none. */
export function readBytes(value: unknown, encoding: unknown = 'base58') {
  if (typeof value !== 'string') throw invalidParams('Invalid params: invalid type, expected a string.')
  if (encoding !== 'base58' && encoding !== 'base64') {
    throw invalidParams(`unsupported encoding: ${encoding}. Supported encodings: base58, base64`)
  }
  try {
    return new Uint8Array((encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()).encode(value))
  } catch (error) {
    throw invalidParams(`invalid ${encoding} encoding: ${error}`)
  }
}
