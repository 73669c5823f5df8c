import type { AminoSignResponse, StdSignature, StdSignDoc } from '@cosmjs/amino'
import type { DirectSignResponse } from '@cosmjs/proto-signing'
import { ModalError } from '@foyer/core/adapter'
import { base64, hex } from '@scure/base'
import type { DirectSignDoc } from '../../provider.js'

// Parses the responses of wallets. For a field that the wallet omits, uses the requested value.

export function parseSignature(answer: unknown): StdSignature {
  const { signature, pub_key: key } = fields(answer)
  if (typeof signature !== 'string' || !signature) {
    throw new ModalError('UNKNOWN', {
      message: 'The wallet returned no valid signature',
      context: { answer },
    })
  }
  const { type, value } = fields(key)
  return {
    pub_key: { type: typeof type === 'string' ? type : 'tendermint/PubKeySecp256k1', value: value ?? '' },
    signature,
  }
}

export function parseDirectResponse(answer: unknown, requested: DirectSignDoc): DirectSignResponse {
  const { signed, signature } = fields(answer)
  const { bodyBytes, authInfoBytes } = fields(signed)
  return {
    signature: parseSignature(signature),
    signed: {
      chainId: requested.chainId,
      accountNumber: requested.accountNumber,
      // The user may have changed fee or memo in the wallet.
      bodyBytes: parseBytes(bodyBytes) ?? requested.bodyBytes,
      authInfoBytes: parseBytes(authInfoBytes) ?? requested.authInfoBytes,
    },
  }
}

export function parseAminoResponse(answer: unknown, requested: StdSignDoc): AminoSignResponse {
  const { signed, signature } = fields(answer)
  return { signature: parseSignature(signature), signed: { ...requested, ...fields(signed) } }
}

/** Parses bytes or text: base64, as WalletConnect's specification requires, or hex, as its older versions required. */
export function parseBytes(value: unknown): Uint8Array | undefined {
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
