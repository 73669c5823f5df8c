import { generateKeyPairSync } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { createSecret, SOCIAL_BRANDS } from '@foyer/secure-site'
import { Provider } from 'oidc-provider'
import { createLoginPages } from './createLoginPages'

const INTERACTION = /^\/interaction\/[\w-]+$/
const TEN_MINUTES_S = 600

export function createOpenIdProvider({
  url,
  redirectUri,
  secrets,
}: {
  url: string
  redirectUri: string
  secrets: Readonly<Record<string, string>>
}): RequestListener {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'sandbox', use: 'sig', alg: 'ES256' }
  const provider: Provider = new Provider(url, {
    clients: Object.entries(secrets).map(([brand, secret]) => ({
      client_id: brand,
      client_secret: secret,
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      id_token_signed_response_alg: 'ES256',
      application_type: 'web',
    })),
    jwks: { keys: [key as never] },
    cookies: { keys: [createSecret()] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        // Imitates identity providers that give no email claim for an account without an address.
        ...(accountId.includes('@') ? { email: accountId, email_verified: true } : { name: accountId }),
      }),
    }),
    // The account page lists the shared data, so there is no second prompt.
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc
      if (client === undefined || session?.accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: {
      AccessToken: TEN_MINUTES_S,
      AuthorizationCode: 60,
      Grant: TEN_MINUTES_S,
      IdToken: TEN_MINUTES_S,
      Interaction: TEN_MINUTES_S,
      Session: TEN_MINUTES_S,
    },
  })
  const { interact, style } = createLoginPages({
    provider,
    brands: SOCIAL_BRANDS,
    siteOrigin: new URL(redirectUri).origin,
  })
  const answer = provider.callback()
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', url)
    if (INTERACTION.test(pathname)) void interact(request, response)
    else if (pathname === '/page.css') void style(response)
    else answer(request, response)
  }
}
