import type { AminoSignResponse, StdSignature, StdSignDoc } from '@cosmjs/amino'
import type { DirectSignResponse } from '@cosmjs/proto-signing'
import { ModalError } from '@foyer/core/adapter'
import { base64, hex } from '@scure/base'
import type { DirectSignDoc } from '../provider.js'

// What wallets answer. What they leave out was as it was asked for.

/** `{ pub_key, signature }`, both in base64. */
export function readSignature(answer: unknown): StdSignature {
  const { signature, pub_key: key } = fields(answer)
  if (typeof signature !== 'string' || !signature) {
    throw new ModalError('UNKNOWN', {
      message: 'The wallet answered something that is no signature',
      context: { answer },
    })
  }
  const { type, value } = fields(key)
  return {
    pub_key: { type: typeof type === 'string' ? type : 'tendermint/PubKeySecp256k1', value: value ?? '' },
    signature,
  }
}

export function readDirectAnswer(answer: unknown, asked: DirectSignDoc): DirectSignResponse {
  const { signed, signature } = fields(answer)
  const { bodyBytes, authInfoBytes } = fields(signed)
  return {
    signature: readSignature(signature),
    signed: {
      chainId: asked.chainId,
      accountNumber: asked.accountNumber,
      // The wallet may have changed the fee or the memo.
      bodyBytes: readBytes(bodyBytes) ?? asked.bodyBytes,
      authInfoBytes: readBytes(authInfoBytes) ?? asked.authInfoBytes,
    },
  }
}

export function readAminoAnswer(answer: unknown, asked: StdSignDoc): AminoSignResponse {
  const { signed, signature } = fields(answer)
  return { signature: readSignature(signature), signed: { ...asked, ...fields(signed) } }
}

/** Bytes, or a text of them: base64, as the documents of WalletConnect have it, or hex, as they once had it. */
export function readBytes(value: unknown): Uint8Array | undefined {
  if (value instanceof Uint8Array) return value
  if (typeof value !== 'string' || !value) return undefined
  try {
    return /^([0-9a-f]{2})+$/i.test(value) ? hex.decode(value) : base64.decode(value)
  } catch {
    return undefined
  }
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
