import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestServer } from '../../testing/useTestServer'
import { createSecret, hashSecret } from '../keys/secrets'

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 })
const OTHER_KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 })
const CLIENT = { clientId: 'site', clientSecret: 'client-secret' }
const PERSON = { sub: '7', name: 'Mia', email: 'mia@example.org', email_verified: true }

type Claims = Readonly<Record<string, unknown>>

/** Describes what a provider, or an attacker in its place, does otherwise than it should. */
interface Deceit {
  readonly discovery?: Claims
  readonly claims?: Claims
  readonly header?: Claims
  readonly key?: KeyObject
  readonly idToken?: null
  readonly callback?: Readonly<Record<string, string>>
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function createIdToken(claims: Claims, { header, key = KEYS.privateKey }: Deceit) {
  const content = `${encode({ alg: 'RS256', kid: 'one', ...header })}.${encode(claims)}`
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), key).toString('base64url')}`
}

/** Starts a provider of OpenID Connect that logs everybody in as the same person. */
async function startProvider(deceit: Deceit) {
  const asked = new URLSearchParams()
  const verified: boolean[] = []
  const server = createServer(async (request, response) => {
    const send = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.url === '/jwks') {
      send({ keys: [{ ...KEYS.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] })
    } else if (request.url === '/userinfo') {
      send(PERSON)
    } else if (request.url === '/token') {
      const body = new URLSearchParams(await text(request))
      const hash = createHash('sha256').update(body.get('code_verifier') ?? '')
      verified.push(hash.digest('base64url') === asked.get('code_challenge'))
      const now = Math.floor(Date.now() / 1000)
      const times = { iat: now, exp: now + 300 }
      const nonce = asked.get('nonce')
      const claims = { ...PERSON, iss: url, aud: CLIENT.clientId, ...times, nonce, ...deceit.claims }
      const idToken = deceit.idToken === null ? {} : { id_token: createIdToken(claims, deceit) }
      send({ access_token: 'access', token_type: 'Bearer', expires_in: 300, ...idToken })
    } else {
      send({
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        userinfo_endpoint: `${url}/userinfo`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
        ...deceit.discovery,
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { url, asked, verified }
}

async function start(deceit: Deceit = {}) {
  const provider = await startProvider(deceit)
  const site = createTestServer({ providers: { google: { issuer: provider.url, ...CLIENT } } })
  await site.start()
  onTestFinished(site.stop)
  const verifier = createSecret()
  const begin = () =>
    site.call('social/begin', { brand: 'google', origin: site.origin, challenge: hashSecret(verifier) })
  /** Resolves to what the popup would get from the provider. */
  const authorize = async () => {
    const { uri = '' } = (await begin()).body
    for (const [name, value] of new URL(uri).searchParams) provider.asked.set(name, value)
    const answer = { code: 'code', state: provider.asked.get('state') ?? '', iss: provider.url, ...deceit.callback }
    return new URLSearchParams(Object.entries(answer).filter(([, value]) => value !== ''))
  }
  const callBack = async (query: URLSearchParams) => {
    const response = await fetch(`${site.url()}/social/callback?${query}`)
    const [, result = ''] = /name="result-uri" content="([^"]+)"/.exec(await response.text()) ?? []
    const outcome = new URLSearchParams(result.replaceAll('&amp;', '&').split('?')[1])
    return { status: response.status, ticket: outcome.get('ticket'), error: outcome.get('error') }
  }
  const finish = (ticket: string | null, by = verifier) => site.call('social/finish', { ticket, verifier: by })
  return { ...site, provider, begin, authorize, callBack, finish }
}

describe('a login with OpenID Connect', () => {
  it('proves its PKCE verifier, and opens the wallet of the subject', async () => {
    const { authorize, callBack, finish, provider } = await start()
    const { ticket } = await callBack(await authorize())
    const { status, body } = await finish(ticket)
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: PERSON.email, userName: PERSON.name })
    expect(provider.verified).toEqual([true])
    expect(provider.asked.get('code_challenge_method')).toBe('S256')
    const again = await finish((await callBack(await authorize())).ticket)
    expect(again.body.userId).toBe(body.userId)
  })

  it('takes no e-mail address that the provider has not verified', async () => {
    const { authorize, callBack, finish } = await start({ claims: { email_verified: false } })
    const { body } = await finish((await callBack(await authorize())).ticket)
    expect(body).not.toHaveProperty('email')
  })

  it.each<readonly [string, Deceit]>([
    ['no ID token', { idToken: null }],
    ['the nonce of another login', { claims: { nonce: createSecret() } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['an ID token for another site', { claims: { aud: 'other' } }],
    ['an ID token of another issuer', { claims: { iss: 'https://other.example' } }],
    ['an ID token that has expired', { claims: { iat: 1, exp: 301 } }],
    ['an ID token without a subject', { claims: { sub: undefined } }],
    ['an ID token that another key has signed', { key: OTHER_KEYS.privateKey }],
    ['an ID token that says it needs no signature', { header: { alg: 'none' } }],
    ['an answer in the name of another issuer', { callback: { iss: 'https://other.example' } }],
    ['an answer without the issuer that the provider promises', { callback: { iss: '' } }],
  ])('fails with %s', async (_, deceit) => {
    const { authorize, callBack } = await start(deceit)
    expect(await callBack(await authorize())).toEqual({ status: 200, ticket: null, error: 'failed' })
  })

  it('takes an answer of the provider once, also if it comes twice at the same time', async () => {
    const { authorize, callBack } = await start()
    const query = await authorize()
    const answers = await Promise.all([1, 2, 3].map(() => callBack(query)))
    expect(answers.filter(({ ticket }) => ticket !== null)).toHaveLength(1)
    expect((await callBack(query)).status).toBe(410)
  })

  it('does not begin if the provider’s document is of another issuer', async () => {
    const { begin } = await start({ discovery: { issuer: 'https://other.example' } })
    const error = 'Logging in with Google doesn’t work right now. Try again in a minute.'
    expect(await begin()).toEqual({ status: 503, body: { error } })
  })

  it('gives its ticket to the frame that began it alone, and drops it otherwise', async () => {
    const { authorize, callBack, finish } = await start()
    const { ticket } = await callBack(await authorize())
    expect((await finish(ticket, createSecret())).status).toBe(403)
    expect((await finish(ticket)).status).toBe(410)
  })
})
