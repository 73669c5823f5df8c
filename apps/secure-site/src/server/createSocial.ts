import type { Configuration } from 'openid-client'
import * as z from 'zod/mini'
import type { Providers } from '../types'
import { BRANDS, type Brand, brandSchema } from './brands'
import type { Tables } from './createTables'
import type { createTickets } from './createTickets'
import { Refusal } from './Refusal'
import { fingerprint, newSecret } from './secrets'

const LIFE_MS = 10 * 60_000
const SCOPE = 'openid email profile'

const flowSchema = z.object({
  brand: brandSchema,
  origin: z.string(),
  challenge: z.string(),
  verifier: z.string(),
  nonce: z.string(),
})

/** Logging in with a company: authorization code with PKCE, state and nonce; the popup ends with a ticket. */
export function createSocial({
  now,
  tables,
  providers,
  redirectUri,
  tickets,
}: {
  now: () => number
  tables: Tables
  providers: Providers
  redirectUri: () => string
  tickets: ReturnType<typeof createTickets>
}) {
  /** By the fingerprint of the state. */
  const flows = tables('socialFlow', flowSchema)
  const clients: Map<Brand, Promise<Configuration>> = new Map()
  // Loaded when somebody first asks for it.
  const library = () => import('openid-client')
  const discover = (brand: Brand) => {
    const known = clients.get(brand)
    if (known !== undefined) return known
    const provider = providers[brand]
    if (provider === undefined) throw new Refusal(404, `${BRANDS[brand]} is not available here.`)
    const issuer = new URL(provider.issuer)
    const found = library().then(({ discovery, allowInsecureRequests }) =>
      discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
        execute: isLocal(issuer) ? [allowInsecureRequests] : [],
      }),
    )
    clients.set(brand, found)
    found.catch(() => clients.delete(brand))
    return found
  }
  return {
    /** Where the popup goes. */
    async begin({ brand, origin, challenge }: { brand: Brand; origin: string; challenge: string }) {
      const client = await discover(brand)
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()]
      await flows.put(fingerprint(state), { brand, origin, challenge, verifier, nonce }, now() + LIFE_MS)
      const url = buildAuthorizationUrl(client, {
        ...{ redirect_uri: redirectUri(), scope: SCOPE, state, nonce, prompt: 'login' },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      })
      return url.href
    },
    /** What the company sent back. */
    async finish(query: URLSearchParams): Promise<{ origin: string } & ({ ticket: string } | { error: string })> {
      const state = query.get('state') ?? ''
      const flow = await flows.take(fingerprint(state))
      if (flow === undefined) throw new Refusal(410, 'This login is over. Begin again.')
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
        return {
          origin,
          ticket: await tickets.make({ identity: `${brand}:${claims.sub}`, email, userName }, challenge),
        }
      } catch {
        return { origin, error: 'failed' }
      }
    },
  }
}

/** Plain http is for this machine alone. */
const isLocal = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
