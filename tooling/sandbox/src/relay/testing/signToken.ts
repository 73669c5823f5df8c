import { createPublicKey, type KeyObject, sign } from 'node:crypto'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** `did:key:z…` of an Ed25519 key. */
export function toDidKey(privateKey: KeyObject): string {
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' })
  let number = BigInt(`0xed01${Buffer.from(String(x), 'base64url').toString('hex')}`)
  let encoded = ''
  for (; number > 0n; number /= 58n) encoded = `${ALPHABET[Number(number % 58n)]}${encoded}`
  return `did:key:z${encoded}`
}

/** The token a client makes for a relay. */
export function signToken(privateKey: KeyObject, aud: string, claims: Record<string, unknown> = {}): string {
  const iat = Math.floor(Date.now() / 1000)
  const body = { iss: toDidKey(privateKey), sub: 'ab', aud, iat, exp: iat + 86_400, ...claims }
  const signed = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part(body)}`
  return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
}
