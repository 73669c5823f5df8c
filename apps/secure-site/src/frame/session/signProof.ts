import type { SigningKey } from '../device/createDeviceStore'
import { computeSha256, createRandomBytes, encodeUtf8, toBase64Url } from '../vault/bytes'

const ID_BYTES = 16

export interface ProofSubject {
  /** URL of the call, which is a POST. */
  readonly url: string
  /** Page that embeds the frame, or the site itself. */
  readonly origin: string
  readonly token?: string | undefined
  /** Text of the server, which makes up for a wrong clock. */
  readonly nonce?: string | undefined
  /** In ms since 1970. */
  readonly now: number
}

/** Signs one call by the device’s key: DPoP (RFC 9449, section 4.2). A stolen token is worth nothing elsewhere. */
export async function signProof(
  { publicKey, privateKey }: SigningKey,
  { url, origin, token, nonce, now }: ProofSubject,
): Promise<string> {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } }
  const claims = {
    htm: 'POST',
    htu: url,
    iat: Math.floor(now / 1000),
    jti: toBase64Url(createRandomBytes(ID_BYTES)),
    origin,
    ...(token !== undefined && { ath: await computeSha256(token) }),
    ...(nonce !== undefined && { nonce }),
  }
  const text = [header, claims].map((part) => toBase64Url(encodeUtf8(JSON.stringify(part)))).join('.')
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, encodeUtf8(text))
  return `${text}.${toBase64Url(new Uint8Array(signature))}`
}
