import { base58 } from '@scure/base'
import { decodeJwt, errors, jwtVerify } from 'jose'

/** Tolerates clocks that differ by a minute. */
const LEEWAY_S = 60
const DID_PREFIX = 'did:key:z'
/** Multicodec of an Ed25519 public key (0xed as varint), https://w3c-ccg.github.io/did-key-spec/ */
const ED25519_CODEC = [0xed, 0x01] as const
const KEY_BYTES = 32
const MAX_TOKEN_LENGTH = 2_000

export type VerifiedClient = { readonly clientId: string } | { readonly refused: string }

/**
 * Verifies the token by which a client of the relay proves its key: a JWT signed by the key in its `iss`, for this
 * relay, valid now (https://specs.walletconnect.com/2.0/specs/servers/relay/relay-client-auth).
 *
 * @param hosts names of this relay, in lower case
 */
export async function verifyClientToken(token: string, hosts: readonly string[]): Promise<VerifiedClient> {
  if (token.length > MAX_TOKEN_LENGTH) return refuse('is malformed')
  try {
    const { payload } = await jwtVerify(token, () => readKey(decodeJwt(token).iss), {
      algorithms: ['EdDSA'],
      clockTolerance: LEEWAY_S,
      requiredClaims: ['iss', 'aud', 'iat', 'exp'],
    })
    const { aud, iat = 0, iss = '' } = payload
    if (typeof aud !== 'string' || !URL.canParse(aud) || !hosts.includes(new URL(aud).host))
      return refuse('is for another audience')
    return iat > Date.now() / 1000 + LEEWAY_S ? refuse('is not yet valid') : { clientId: iss }
  } catch (error) {
    return refuse(describeFault(error))
  }
}

const refuse = (reason: string) => ({ refused: `JWT validation error: JWT Token ${reason}` })

function describeFault(error: unknown): string {
  if (error instanceof KeyError || error instanceof errors.JOSEAlgNotAllowed) return 'has no usable key'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature is invalid'
  if (error instanceof errors.JWTExpired) return 'has expired'
  if (error instanceof errors.JWTClaimValidationFailed) return `has no valid ${error.claim}`
  return 'is malformed'
}

class KeyError extends Error {}

function readKey(did: unknown) {
  const bytes = typeof did === 'string' && did.startsWith(DID_PREFIX) && did.length < 100 ? decodeKey(did) : []
  const isKey = bytes.length === KEY_BYTES + 2 && ED25519_CODEC.every((byte, index) => bytes[index] === byte)
  if (!isKey) throw new KeyError()
  return { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(bytes.slice(2)).toString('base64url') }
}

function decodeKey(did: string): ArrayLike<number> & { slice(start: number): Uint8Array | number[] } {
  try {
    return base58.decode(did.slice(DID_PREFIX.length))
  } catch {
    return []
  }
}
