import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import type { VerifyService } from './types'

const LIFETIME_S = 3600

/**
 * Imitates WalletConnect's Verify, which attests an app's origin to a wallet. Clients hard-code its URL: tests redirect
 * it by `page.route`, the phone by `blockForeignFetch`.
 *
 * @param scams origins that Verify reports as scams
 */
export function createVerifyService(scams: readonly string[]): VerifyService {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const expiry = () => Math.floor(Date.now() / 1000) + LIFETIME_S

  const handle: VerifyService['handle'] = async (url) => {
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
