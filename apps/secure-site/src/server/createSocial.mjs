import { BRANDS } from './brands.mjs'
import { Refusal } from './Refusal.mjs'
import { newSecret } from './secrets.mjs'

/**
 * @typedef {import('./brands.mjs').Brand} Brand
 * @typedef {{ brand: Brand, origin: string, challenge: string, verifier: string, nonce: string, expiresAt: number }} Flow
 */

const LIFE_MS = 10 * 60_000
const SCOPE = 'openid email profile'

/**
 * Logging in with a company: authorization code with PKCE, state and nonce; the popup ends with a ticket.
 *
 * @param {{
 *   now: () => number,
 *   idp: import('../types.d.mts').Idp,
 *   redirectUri: () => string,
 *   tickets: ReturnType<typeof import('./createTickets.mjs').createTickets>,
 * }} parts
 */
export function createSocial({ now, idp, redirectUri, tickets }) {
  /** @type {Map<string, Flow>} by state */
  const flows = new Map()
  /** @type {Map<Brand, Promise<import('openid-client').Configuration>>} */
  const clients = new Map()
  // Loaded when somebody first asks for it.
  const library = () => import('openid-client')
  /** @param {Brand} brand */
  const discover = (brand) => {
    const known = clients.get(brand)
    if (known !== undefined) return known
    const found = library().then(({ discovery, allowInsecureRequests }) =>
      discovery(new URL(idp.url), brand, idp.secretOf(brand), undefined, { execute: [allowInsecureRequests] }),
    )
    clients.set(brand, found)
    found.catch(() => clients.delete(brand))
    return found
  }
  return {
    /** Where the popup goes. @param {{ brand: Brand, origin: string, challenge: string }} parameters */
    async begin({ brand, origin, challenge }) {
      for (const [state, { expiresAt }] of flows) if (expiresAt <= now()) flows.delete(state)
      const client = await discover(brand)
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()]
      flows.set(state, { brand, origin, challenge, verifier, nonce, expiresAt: now() + LIFE_MS })
      const url = buildAuthorizationUrl(client, {
        ...{ redirect_uri: redirectUri(), scope: SCOPE, state, nonce, prompt: 'login' },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      })
      return url.href
    },
    /**
     * What the company sent back.
     *
     * @param {URLSearchParams} query
     * @returns {Promise<{ origin: string } & ({ ticket: string } | { error: string })>}
     */
    async finish(query) {
      const state = query.get('state') ?? ''
      const flow = flows.get(state)
      flows.delete(state)
      if (flow === undefined || flow.expiresAt <= now()) throw new Refusal(410, 'This login is over. Begin again.')
      const { brand, origin, challenge, verifier, nonce } = flow
      const error = query.get('error')
      if (error !== null) return { origin, error: error === 'access_denied' ? 'access_denied' : 'failed' }
      try {
        const { authorizationCodeGrant } = await library()
        const url = new URL(`${redirectUri()}?${query}`)
        const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
        const claims = (await authorizationCodeGrant(await discover(brand), url, checks)).claims()
        if (claims === undefined) throw new Error('no claims')
        const email = claims.email_verified === true ? textOf(claims.email) : undefined
        const userName = textOf(claims.name) ?? email ?? BRANDS[brand]
        return { origin, ticket: tickets.make({ identity: `${brand}:${claims.sub}`, email, userName }, challenge) }
      } catch {
        return { origin, error: 'failed' }
      }
    },
  }
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' && value !== '' ? value : undefined)
