import { base58 } from '@scure/base'
import { decodeJwt, errors, jwtVerify } from 'jose'

// Tolerates clock differences between machines, as the hosted relay does.
const LEEWAY_S = 60
const DID = 'did:key:z'
const KEY_LENGTH = 32

/**
 * Verifies a client's `auth` token: self-signed, for this relay, valid now.
 *
 * @param host in the client's spelling
 */
export async function verifyClientToken(
  token: string,
  host: string | undefined,
): Promise<{ clientId: string } | { refused: string }> {
  try {
    const { payload } = await jwtVerify(token, () => readKey(decodeJwt(token).iss), {
      algorithms: ['EdDSA'],
      clockTolerance: LEEWAY_S,
      requiredClaims: ['iss', 'aud', 'iat', 'exp'],
    })
    const { aud, iat = 0, iss = '' } = payload
    if (typeof aud !== 'string' || !URL.canParse(aud) || new URL(aud).host !== host) {
      return refuse('JWT Token is for another audience')
    }
    return iat > Date.now() / 1000 + LEEWAY_S ? refuse('JWT Token is not yet valid') : { clientId: iss }
  } catch (error) {
    return refuse(`JWT Token ${toWords(error)}`)
  }
}

const refuse = (reason: string) => ({ refused: `JWT validation error: ${reason}` })

function toWords(error: unknown) {
  if (error instanceof NoKey || error instanceof errors.JOSEAlgNotAllowed) return 'has no usable key'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature is invalid'
  if (error instanceof errors.JWTExpired) return 'has expired'
  if (error instanceof errors.JWTClaimValidationFailed) return `has no right ${error.claim}`
  return 'is malformed'
}

class NoKey extends Error {}

// Reads the Ed25519 key of `did:key:z…`: base58btc of 0xed 0x01 and the key.
function readKey(did: string | undefined = '') {
  const bytes = did.startsWith(DID) && did.length < 100 ? decode(did.slice(DID.length)) : []
  if (bytes.length !== KEY_LENGTH + 2 || bytes[0] !== 0xed || bytes[1] !== 0x01) throw new NoKey()
  return { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(bytes.slice(2)).toString('base64url') }
}

function decode(text: string) {
  try {
    return base58.decode(text)
  } catch {
    return []
  }
}
