import { createPublicKey, verify } from 'node:crypto'
import { readDidKey } from './readDidKey.mjs'

/** Clocks of two machines differ; the hosted relay forgives some of it too. */
const LEEWAY_S = 60

/**
 * The token a client brings in `auth`: signed by itself, for this relay, valid now.
 *
 * @param {string | null} token
 * @param {{ host: string | undefined, now?: number }} expected `host` is what the client believes to talk to
 * @returns {{ clientId: string } | { refused: string }}
 */
export function checkToken(token, { host, now = Date.now() / 1000 }) {
  const [head, body, signature, ...rest] = (token ?? '').split('.')
  const header = parse(head)
  const claims = parse(body)
  if (!header || !claims || !signature || rest.length > 0) return refuse('JWT Token is malformed')
  const key = readDidKey(claims.iss)
  if (header.alg !== 'EdDSA' || key === undefined) return refuse('JWT Token has no usable key')

  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = verify(null, Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'))
  if (!signed) return refuse('JWT Token signature is invalid')

  if (!isFor(claims.aud, host)) return refuse('JWT Token is for another audience')
  if (typeof claims.iat !== 'number' || typeof claims.exp !== 'number') return refuse('JWT Token has no times')
  if (claims.iat > now + LEEWAY_S) return refuse('JWT Token is not yet valid')
  if (claims.exp < now - LEEWAY_S) return refuse('JWT Token has expired')
  return { clientId: String(claims.iss) }
}

/** @param {string} reason */
const refuse = (reason) => ({ refused: `JWT validation error: ${reason}` })

/**
 * @param {string | undefined} part
 * @returns {Record<string, unknown> | undefined}
 */
function parse(part) {
  try {
    const value = JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {unknown} audience
 * @param {string | undefined} host
 */
const isFor = (audience, host) =>
  typeof audience === 'string' && URL.canParse(audience) && new URL(audience).host === host
