import { getBase58Encoder, getBase64Encoder, isAddress, isSignature } from '@solana/kit'
import { RpcError } from '../../http/answerRpc'

const COMMITMENTS = ['processed', 'confirmed', 'finalized']

export const createRpcParamsError = (message: string) => new RpcError(-32602, message)

export function readOptions(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw createRpcParamsError('Invalid params: expected options.')
  const options = value as Record<string, unknown>
  for (const name of ['commitment', 'preflightCommitment']) {
    const input = options[name]
    if (input !== undefined && input !== null && !COMMITMENTS.includes(String(input))) {
      throw createRpcParamsError(
        `Invalid params: unknown variant \`${input}\`, expected one of ${COMMITMENTS.join(', ')}.`,
      )
    }
  }
  return options
}

export function readAddress(value: unknown) {
  if (typeof value === 'string' && isAddress(value)) return value
  throw createRpcParamsError('Invalid param: Invalid')
}

export function readSignature(value: unknown) {
  if (typeof value === 'string' && isSignature(value)) return value
  throw createRpcParamsError('Invalid param: Invalid')
}

/** Decodes bytes from text. @param encoding base58 by default */
export function readBytes(value: unknown, encoding: unknown = 'base58') {
  if (typeof value !== 'string') throw createRpcParamsError('Invalid params: invalid type, expected a string.')
  if (encoding !== 'base58' && encoding !== 'base64') {
    throw createRpcParamsError(`unsupported encoding: ${encoding}. Supported encodings: base58, base64`)
  }
  try {
    return new Uint8Array((encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()).encode(value))
  } catch (error) {
    throw createRpcParamsError(`invalid ${encoding} encoding: ${error}`)
  }
}
