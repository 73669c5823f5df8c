import type { Configuration } from 'openid-client'
import * as z from 'zod/mini'
import type { SocialProviders } from '../../types'
import type { TableFactory } from '../createTableFactory'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { createSecret, hashSecret } from '../keys/secrets'
import { brandSchema, SOCIAL_BRANDS, type SocialBrand } from './brands'
import type { createLoginTickets } from './createLoginTickets'

const LIFE_MS = 10 * 60_000
const SCOPE = 'openid email profile'

const flowSchema = z.object({
  brand: brandSchema,
  origin: z.string(),
  challenge: z.string(),
  verifier: z.string(),
  nonce: z.string(),
})

/** Handles social login: authorization code with PKCE, state and nonce, ending in a ticket. */
export function createSocialLogin({
  now,
  tables,
  providers,
  redirectUri,
  tickets,
}: {
  now: () => number
  tables: TableFactory
  providers: SocialProviders
  redirectUri: () => string
  tickets: ReturnType<typeof createLoginTickets>
}) {
  const flows = tables('socialFlow', flowSchema)
  const clients: Map<SocialBrand, Promise<Configuration>> = new Map()
  // Loads the library on first use.
  const library = () => import('openid-client')
  const discover = (brand: SocialBrand) => {
    const known = clients.get(brand)
    if (known !== undefined) return known
    const provider = providers[brand]
    if (provider === undefined) throw new RefusedRequestError(404, `${SOCIAL_BRANDS[brand]} is not available here.`)
    const issuer = new URL(provider.issuer)
    const result = library()
      .then(({ discovery, allowInsecureRequests, enableNonRepudiationChecks }) =>
        discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
          // Checks the signature of each ID token, which the library leaves to TLS otherwise.
          execute: [enableNonRepudiationChecks, ...(isLocal(issuer) ? [allowInsecureRequests] : [])],
        }),
      )
      .catch((cause) => {
        const message = `Logging in with ${SOCIAL_BRANDS[brand]} doesn’t work right now. Try again in a minute.`
        throw Object.assign(new RefusedRequestError(503, message), { cause })
      })
    clients.set(brand, result)
    result.catch(() => clients.delete(brand))
    return result
  }
  return {
    async begin({ brand, origin, challenge }: { brand: SocialBrand; origin: string; challenge: string }) {
      const client = await discover(brand)
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      const [state, nonce, verifier] = [createSecret(), createSecret(), createSecret()]
      await flows.put(hashSecret(state), { brand, origin, challenge, verifier, nonce }, now() + LIFE_MS)
      const url = buildAuthorizationUrl(client, {
        ...{ redirect_uri: redirectUri(), scope: SCOPE, state, nonce, prompt: 'login' },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      })
      return url.href
    },
    async finish(query: URLSearchParams): Promise<{ origin: string } & ({ ticket: string } | { error: string })> {
      const state = query.get('state') ?? ''
      const flow = await flows.take(hashSecret(state))
      if (flow === undefined) throw new RefusedRequestError(410, 'This sign-in is no longer valid. Start again.')
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
        const userName = textOf(claims.name) ?? email ?? SOCIAL_BRANDS[brand]
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

const isLocal = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
