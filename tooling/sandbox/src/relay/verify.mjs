import { generateKeyPairSync, sign } from 'node:crypto'

/**
 * @typedef {import('node:crypto').JsonWebKey} JsonWebKey
 * @typedef {import('./types.d.mts').VerifyAnswer} Answer
 */

const LIFETIME_S = 3600

/**
 * Stands in for the service that tells a wallet which site a request comes from. Its address is fixed in the clients: a
 * page gets here by `page.route`, the phone by sending what was meant for that address to the relay.
 *
 * @param {readonly string[]} scams origins
 * @returns {import('./types.d.mts').Verify}
 */
export function createVerify(scams) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })

  /** @param {object} claims */
  const attest = (claims) => {
    const signed = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(claims)}`
    const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return `${signed}.${signature.toString('base64url')}`
  }

  /**
   * @param {string} url
   * @returns {Answer}
   */
  const handle = (url) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname === '/v3/public-key') return answerKey(jwk)
    if (pathname !== '/v3/attestation') return { status: 404, headers: {}, body: '' }
    const origin = searchParams.get('origin') ?? ''
    const id = searchParams.get('id') ?? ''
    const exp = inSeconds(LIFETIME_S)
    const attestation = attest({ id, origin, isScam: scams.includes(origin), isVerified: true, exp })
    const message = JSON.stringify(JSON.stringify({ type: 'verify_attestation', attestation }))
    const body = `<!doctype html><title>Attestation</title><script>parent.postMessage(${message}, '*')</script>`
    return { status: 200, headers: { 'content-type': 'text/html' }, body }
  }

  return {
    publicKey: jwk,
    handle,
    route: (route) => route.fulfill(handle(route.request().url())),
  }
}

/**
 * @param {JsonWebKey} publicKey
 * @returns {Answer}
 */
const answerKey = (publicKey) => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  body: JSON.stringify({ publicKey, expiresAt: inSeconds(LIFETIME_S) }),
})

/** @param {number} seconds */
const inSeconds = (seconds) => Math.floor(Date.now() / 1000) + seconds

/** @param {object} value */
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
