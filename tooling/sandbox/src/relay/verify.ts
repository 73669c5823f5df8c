import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Verify } from './types'

const LIFETIME_S = 3600

/**
 * Stands in for the service that tells a wallet which site a request comes from. Its address is fixed in the clients: a
 * page gets here by `page.route`, the phone by sending what was meant for that address to the relay.
 *
 * @param scams origins
 */
export function createVerify(scams: readonly string[]): Verify {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const expiry = () => Math.floor(Date.now() / 1000) + LIFETIME_S

  const handle: Verify['handle'] = async (url) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname === '/v3/public-key') {
      const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
      return { status: 200, headers, body: JSON.stringify({ publicKey: jwk, expiresAt: expiry() }) }
    }
    if (pathname !== '/v3/attestation') return { status: 404, headers: {}, body: '' }
    const origin = searchParams.get('origin') ?? ''
    const id = searchParams.get('id') ?? ''
    const attestation = await new SignJWT({ id, origin, isScam: scams.includes(origin), isVerified: true })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setExpirationTime(expiry())
      .sign(privateKey)
    const message = JSON.stringify(JSON.stringify({ type: 'verify_attestation', attestation }))
    const body = `<!doctype html><title>Attestation</title><script>parent.postMessage(${message}, '*')</script>`
    return { status: 200, headers: { 'content-type': 'text/html' }, body }
  }

  return {
    publicKey: jwk,
    handle,
    route: async (route) => route.fulfill(await handle(route.request().url())),
  }
}
