import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createDeviceStore, type SigningKey } from '../../frame/device/createDeviceStore'
import { createMemoryDeviceDatabase } from '../../frame/device/createMemoryDeviceDatabase'
import { createSiteApi } from '../../frame/session/createSiteApi'
import { type ProofSubject, signProof } from '../../frame/session/signProof'
import { toBase64Url } from '../../frame/vault/bytes'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { createTestKey, getTestKey } from '../../testing/signTestCall'
import { createTestServer } from '../../testing/useTestServer'
import { createSecret, hashSecret } from '../keys/secrets'

const EMAIL = 'mia@example.org'
const MINUTE = 60_000
const PATHS = ['session', 'session/end', 'session/others/end', 'share', 'share/escrow', 'recovery', 'device/requests']

async function start(options: Parameters<typeof createTestServer>[0] = {}) {
  const site = createTestServer({ cooldownMs: 0, ...options })
  await site.start()
  onTestFinished(site.stop)
  const urlOf = (path: string) => `${site.url()}/api/${path}`
  /** Sends a call with these headers, and returns its status and refusal. */
  const send = async (path: string, headers: Readonly<Record<string, string>>, body: object = {}) => {
    const sent = { 'content-type': 'application/json', ...headers }
    const response = await fetch(urlOf(path), { method: 'POST', headers: sent, body: JSON.stringify(body) })
    const { refused } = await response.json()
    return { status: refused?.status ?? response.status, nonce: refused?.nonce, ended: refused?.ended }
  }
  /** Signs a call as the device of tests, or with another key. */
  const sign = async (path: string, subject: Partial<ProofSubject> = {}, key?: SigningKey) =>
    signProof(key ?? (await getTestKey(subject.token)), {
      url: urlOf(path),
      origin: site.origin,
      now: site.now(),
      ...subject,
    })
  const sendSigned = async (path: string, token: string, dpop: string) =>
    send(path, { authorization: `DPoP ${token}`, dpop })
  return { site, send, sign, sendSigned, token: await site.login(EMAIL) }
}

describe('a stolen token', () => {
  it.each(PATHS)('does nothing at %s without the key of its device', async (path) => {
    const { site, send, sign, sendSigned, token } = await start()
    expect((await send(path, { authorization: `DPoP ${token}` })).status).toBe(401)
    expect((await sendSigned(path, token, await sign(path, { token }, await createTestKey()))).status).toBe(401)
    expect((await site.call('session', {}, token)).status).toBe(200)
  })
})

it('a token without the scheme of bound tokens is none', async () => {
  const { send, sign, token } = await start()
  const proofs = [await sign('session', { token }), await sign('session')]
  for (const dpop of proofs)
    expect((await send('session', { authorization: `Bearer ${token}`, dpop })).status).toBe(401)
})

describe('a stolen proof', () => {
  it('is refused when it is used again, also by another instance', async () => {
    const options = { storage: createMemoryStorage(), serviceKey: createSecret() }
    const { site, sign, sendSigned, token } = await start(options)
    const dpop = await sign('session', { token })
    expect((await sendSigned('session', token, dpop)).status).toBe(200)
    expect((await sendSigned('session', token, dpop)).status).toBe(401)

    let address = ''
    const other = createTestServer({ ...options, url: () => address })
    address = site.url()
    await other.start()
    onTestFinished(other.stop)
    const relay = createServer(other.listener).listen(0, '127.0.0.1')
    onTestFinished(() => void relay.close())
    await once(relay, 'listening')
    const bound = relay.address()
    const port = typeof bound === 'object' ? bound?.port : 0
    const statusAtOther = async (proof: string) => {
      const headers = { 'content-type': 'application/json', authorization: `DPoP ${token}`, dpop: proof }
      const response = await fetch(`http://127.0.0.1:${port}/api/session`, { method: 'POST', headers, body: '{}' })
      const { refused } = await response.json()
      return refused?.status ?? response.status
    }
    expect(await statusAtOther(dpop)).toBe(401)
    expect(await statusAtOther(await sign('session', { token }))).toBe(200)
  })

  it('is refused for another path, and for another site', async () => {
    const { sign, sendSigned, token } = await start()
    expect((await sendSigned('share', token, await sign('session', { token }))).status).toBe(401)
    const elsewhere = await sign('', { token, url: 'https://elsewhere.example/api/session' })
    expect((await sendSigned('session', token, elsewhere)).status).toBe(401)
  })

  it('is refused for another token of the same device, and for none', async () => {
    const { site, sign, sendSigned, token } = await start()
    const other = await site.login('eva@example.org')
    expect((await sendSigned('session', other, await sign('session', { token }))).status).toBe(401)
    expect((await sendSigned('session', token, await sign('session'))).status).toBe(401)
  })

  it('is refused once it is older than a minute, or from the future', async () => {
    const { site, sign, sendSigned, token } = await start()
    const now = site.now()
    const statusAt = async (at: number) =>
      (await sendSigned('session', token, await sign('session', { token, now: at }))).status
    expect(await statusAt(now - 55_000)).toBe(200)
    expect(await statusAt(now - 62_000)).toBe(401)
    expect(await statusAt(now + 55_000)).toBe(200)
    expect(await statusAt(now + 62_000)).toBe(401)
  })

  it('is refused with another signature, algorithm, type or key, and without a claim', async () => {
    const { sign, sendSigned, token } = await start()
    const [key, other] = [await getTestKey(token), await createTestKey()]
    const [header, claims] = (await sign('session', { token }))
      .split('.', 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
    const encode = (value: object) => toBase64Url(Buffer.from(JSON.stringify(value)))
    let id = 0
    const forge = async (headers: object, more: object, { privateKey }: SigningKey = key) => {
      const jti = `id-of-a-forged-proof-${++id}`
      const text = `${encode({ ...header, ...headers })}.${encode({ ...claims, jti, ...more })}`
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
      const signature = await crypto.subtle.sign(algorithm, privateKey, Buffer.from(text))
      return `${text}.${toBase64Url(new Uint8Array(signature))}`
    }
    const statusOf = async (dpop: string) => (await sendSigned('session', token, dpop)).status
    expect(await statusOf(await forge({}, {}))).toBe(200)
    for (const dpop of [
      await forge({}, {}, other),
      (await forge({}, {})).replace(/[^.]+$/, ''),
      await forge({ alg: 'none' }, {}),
      (await forge({ alg: 'none' }, {})).replace(/[^.]+$/, ''),
      await forge({ alg: 'HS256' }, {}),
      await forge({ typ: 'JWT' }, {}),
      await forge({ typ: undefined }, {}),
      await forge({ jwk: undefined }, {}),
      await forge({}, { htm: 'GET' }),
      await forge({}, { jti: undefined }),
      await forge({}, { iat: undefined }),
      await forge({}, { ath: undefined }),
      await forge({}, { htu: undefined }),
    ]) {
      expect(await statusOf(dpop), dpop).toBe(401)
    }
  })
})

describe('a device whose clock is wrong', () => {
  it.each([-60 * MINUTE, 60 * MINUTE])('works with a nonce of the server, %s ms off', async (offset) => {
    const { site, token } = await start()
    const now = () => site.now() + offset
    const api = createSiteApi({ key: () => getTestKey(token), origin: () => site.origin, base: site.url(), now })
    const { userId } = (await site.call('session', {}, token)).body
    const schema = z.object({ userId: z.string() })
    for (let each = 0; each < 3; each++) {
      expect(await api.call('session', {}, schema, { token })).toEqual({ userId })
      site.pass(4 * MINUTE)
    }
  })

  it('gets a nonce that is of this site, for five minutes', async () => {
    const { site, sign, sendSigned, token } = await start()
    const late = () => site.now() + 60 * MINUTE
    const statusWith = async (nonce: string) =>
      (await sendSigned('session', token, await sign('session', { token, nonce, now: late() }))).status
    const { nonce } = await sendSigned('session', token, await sign('session', { token, now: late() }))
    expect(nonce).toEqual(expect.any(String))
    expect(await statusWith(nonce)).toBe(200)
    const [, mac] = nonce.split('.')
    expect(await statusWith(`${site.now() + MINUTE}.${mac}`)).toBe(401)
    const stranger = await start()
    const foreign = await stranger.sendSigned('session', token, await stranger.sign('session', { token, now: late() }))
    expect(await statusWith(foreign.nonce)).toBe(401)
    site.pass(5 * MINUTE + 1)
    expect(await statusWith(nonce)).toBe(401)
  })

  it('cannot use a proof with a nonce twice', async () => {
    const { site, sign, sendSigned, token } = await start()
    const now = site.now() + 60 * MINUTE
    const { nonce } = await sendSigned('session', token, await sign('session', { token, now }))
    const dpop = await sign('session', { token, nonce, now })
    expect((await sendSigned('session', token, dpop)).status).toBe(200)
    site.pass(4 * MINUTE)
    expect((await sendSigned('session', token, dpop)).status).toBe(401)
  })
})

it('a login without a proof is refused, and does not use up the ticket', async () => {
  const { site, send, sign } = await start()
  const email = 'eva@example.org'
  const [verifier, secret] = [createSecret(), createSecret()]
  const challenges = { challenge: hashSecret(verifier), windowChallenge: hashSecret(secret) }
  const { attempt } = (await site.send('email/begin', { email, origin: site.origin, ...challenges })).body
  const { ticket } = (await site.send('email/finish', { attempt, secret, digits: site.code(email) })).body
  const body = { attempt, verifier, ticket }
  expect((await send('email/redeem', {}, body)).status).toBe(401)
  expect((await send('email/redeem', { dpop: await sign('email/begin') }, body)).status).toBe(401)
  expect((await send('email/redeem', { dpop: await sign('email/redeem') }, body)).status).toBe(200)
})

describe('the key of a device', () => {
  const openStore = (memory = createMemoryDeviceDatabase()) =>
    createDeviceStore(
      async () => memory,
      (_, run) => run(),
    )

  it('cannot be exported, and is another one for each embedding site', async () => {
    const store = openStore()
    const key = await store.signingKey('https://one.example')
    expect(key.privateKey).toMatchObject({ extractable: false, algorithm: { name: 'ECDSA', namedCurve: 'P-256' } })
    expect(await store.signingKey('https://one.example')).toBe(key)
    expect(await store.signingKey('https://two.example')).not.toBe(key)
  })

  it('is the same in two tabs that create it at the same time, and after a reload', async () => {
    const memory = createMemoryDeviceDatabase()
    const keys = await Promise.all([1, 2].map(() => openStore(memory).signingKey('https://one.example')))
    expect(keys[0]?.privateKey).toBe(keys[1]?.privateKey)
    expect((await openStore(memory).signingKey('https://one.example')).privateKey).toBe(keys[0]?.privateKey)
  })
})
