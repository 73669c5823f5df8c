import { createPublicKey, type KeyObject } from 'node:crypto'
import { base58 } from '@scure/base'
import { SignJWT } from 'jose'

/** Formats an Ed25519 key as `did:key:z…`. */
export function toDidKey(privateKey: KeyObject): string {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' })
  return `did:key:z${base58.encode(Uint8Array.of(0xed, 0x01, ...Buffer.from(String(x), 'base64url')))}`
}

export function signToken(privateKey: KeyObject, aud: string, claims: Record<string, unknown> = {}): Promise<string> {
  const iat = Math.floor(Date.now() / 1000)
  return new SignJWT({ iss: toDidKey(privateKey), sub: 'ab', aud, iat, exp: iat + 86_400, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' })
    .sign(privateKey)
}
