import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { originSchema } from '../http/requestSchemas'
import type { ServiceKey, ServiceKeys } from '../keys/createServiceKeys'
import { computeHmac, hashSecret, isSameSecret } from '../keys/secrets'

/** Difference of clocks for which a proof needs no nonce. */
const CLOCK_MS = 60_000
/** Life of a nonce, and so of a proof with one. */
const NONCE_MS = 5 * 60_000
const REFUSED = 'Sign in first.'

const claimsSchema = z.object({
  htm: z.literal('POST'),
  htu: z.string(),
  iat: z.number(),
  jti: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  origin: originSchema,
  ath: z.optional(z.string()),
  nonce: z.optional(z.string()),
})
const jwkSchema = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() })

/** Call, with the proof that it came from the device whose key signed it. */
export interface ProvedCall {
  readonly path: string
  readonly proof: string | undefined
  readonly token: string | undefined
}

export interface Proof {
  /** SHA-256 of the device’s public key (RFC 7638). */
  readonly thumbprint: string
  /** Origin of the page that embeds the frame, as the frame reports it. In the site's own window: this site. */
  readonly origin: string
  readonly id: string
  /** When the proof is too old anyway, in ms since 1970. */
  readonly until: number
}

/**
 * Checks that a call was signed by a device’s key: DPoP (RFC 9449). Proofs with a clock that differs by more than a
 * minute need a nonce, which any instance can check.
 */
export function createProofs({
  now,
  tables,
  keys,
  url,
}: {
  now: () => number
  tables: TableFactory
  keys: ServiceKeys
  url: () => string
}) {
  const used = tables('proof', z.literal(true))
  const sign = (key: ServiceKey, at: string) => computeHmac(key.derive('proof nonce'), at)
  const createNonce = () => {
    const at = String(now())
    return `${at}.${sign(keys.newest, at)}`
  }
  /** Returns when a nonce ends; undefined if it has, or if no instance of this site made it. */
  const readNonce = (nonce: string): number | undefined => {
    const [at = '', mac = ''] = nonce.split('.')
    const until = Number(at) + NONCE_MS
    return until > now() && keys.all.some((key) => isSameSecret(mac, sign(key, at))) ? until : undefined
  }
  const readEnd = ({ iat, nonce }: z.output<typeof claimsSchema>): number => {
    const end = nonce === undefined ? iat * 1000 + CLOCK_MS : readNonce(nonce)
    const isFresh = end !== undefined && (nonce !== undefined || Math.abs(iat * 1000 - now()) < CLOCK_MS)
    if (isFresh) return end
    throw new RefusedRequestError(401, 'This device’s clock is wrong. Reload the page.', { nonce: createNonce() })
  }
  return {
    /** Reads the proof of a call. Throws unless it is for this URL and token, and of this time. */
    async read({ path, proof = '', token }: ProvedCall): Promise<Proof> {
      const read = await readJwt(proof, now()).catch(() => undefined)
      if (read === undefined) throw new RefusedRequestError(401, REFUSED)
      const { claims, thumbprint } = read
      const isOfCall = claims.htu === `${new URL(url()).origin}${path}` && claims.ath === (token && hashSecret(token))
      if (!isOfCall) throw new RefusedRequestError(401, REFUSED)
      const until = readEnd(claims)
      return { thumbprint, origin: claims.origin, id: hashSecret(`${thumbprint} ${claims.jti}`), until }
    },
    /** Marks a proof as used. Throws if it was. */
    async use({ id, until }: Proof): Promise<void> {
      // Another instance’s clock may be behind.
      if (!(await used.add(id, true, until + CLOCK_MS))) throw new RefusedRequestError(401, REFUSED)
    },
  }
}

async function readJwt(proof: string, now: number) {
  const options = { typ: 'dpop+jwt', algorithms: ['ES256'], currentDate: new Date(now) }
  const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, options)
  const jwk = z.parse(jwkSchema, protectedHeader.jwk)
  return { claims: z.parse(claimsSchema, payload), thumbprint: await calculateJwkThumbprint(jwk, 'sha256') }
}
