import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openTestSession } from '../frame/testing/openTestSession'
import { createRandomBytes, fromBase64Url, toBase64Url } from '../frame/vault/bytes'
import { openSeedFromShares } from '../frame/vault/shares'
import { createSecret, hashSecret } from '../server/keys/secrets'

const EMAIL = 'mia@example.org'
const WAY = { kind: 'code', id: 'R'.repeat(22) }
const THIEFS_WAY = { kind: 'code', id: 'T'.repeat(22) }
const DAYS_30_MS = 30 * 24 * 60 * 60_000

const sharingSchema = z.object({ sharing: z.object({ check: z.string(), share: z.string() }) })

/** Opens a site with one user. */
async function open({ hasRecovery }: { readonly hasRecovery: boolean }) {
  const stage = await openTestSession({ cooldownMs: 0 })
  const device = stage.createDevice()
  const session = device.load()
  const user = await session.begin(await stage.prove(EMAIL))
  if (hasRecovery) await stage.addRecovery(session, user, WAY)
  return { ...stage, session, user }
}

/** Opens a site whose user has a way of recovery, and at which a thief has logged in with a mailed code. */
async function openLoggedIn() {
  const stage = await open({ hasRecovery: true })
  const { token } = await stage.prove(EMAIL)
  return { ...stage, call: (path: string, body: object = {}) => stage.site.call(path, body, token) }
}

describe('a session that a thief writes into the database, without the service key', () => {
  it.each([false, true])('opens nothing, whether the user has a way of recovery or not: %s', async (hasRecovery) => {
    const { storage, site, user } = await open({ hasRecovery })
    const token = createSecret()
    const until = site.now() + DAYS_30_MS
    const own = { userId: user.userId, generation: 0, until, key: 'A'.repeat(16), usedAt: site.now() }
    const row = { ...own, thumbprint: 'T'.repeat(43), userAgent: '', origin: site.origin }
    const { text, ...mac } = Object((await storage.read('session', hashSecret(user.token)))?.value)
    expect(text).toContain(user.userId)
    for (const value of [row, { text: JSON.stringify(row), ...mac }, { text, ...mac }]) {
      await storage.change('session', hashSecret(token), () => ({ value, expiresAt: undefined }))
      for (const path of ['session', 'share', 'share/escrow', 'recovery'])
        expect((await site.call(path, {}, token)).status).toBe(401)
    }
  })
})

describe('a session of a thief who has logged in with a mailed code', () => {
  it('gets one share, which opens nothing, once the user has a way of recovery', async () => {
    const { call, user } = await openLoggedIn()
    const { sharing } = z.parse(sharingSchema, (await call('share')).body)
    expect((await call('share/escrow')).status).toBe(409)
    const mine = fromBase64Url(sharing.share)
    const owner = { check: sharing.check, userId: user.userId }
    for (const other of [mine, createRandomBytes(33)]) {
      await expect(openSeedFromShares(mine, other, owner)).rejects.toThrow('couldn’t be opened')
    }
  })

  it('changes neither recovery nor the e-mail address, even with proofs that it has seen', async () => {
    const { call, session, user, readUser, site } = await openLoggedIn()
    const before = await readUser(user.userId)
    // Proofs of the user’s own session, as a thief of a log or of a line has them.
    const seen = {
      add: await session.signRecoveryChange(user, 'add', THIEFS_WAY.id),
      remove: await session.signRecoveryChange(user, 'remove', WAY.id),
      email: await session.signRecoveryChange(user, 'email', 'thief@example.org'),
    }
    const wrong = toBase64Url(createRandomBytes(64))
    for (const proof of [wrong, seen.add])
      expect((await call('recovery/add', { ...THIEFS_WAY, proof })).status).toBe(403)
    for (const proof of [wrong, seen.remove]) {
      expect((await call('recovery/remove', { id: WAY.id, proof })).status).toBe(403)
    }
    for (const proof of [wrong, seen.email, undefined]) {
      const change = { email: 'thief@example.org', origin: site.origin, proof }
      expect((await call('email/change', change)).status).toBe(403)
    }
    expect(await readUser(user.userId)).toEqual(before)
  })

  it('ends when the user logs out everywhere else', async () => {
    const { call, site, user } = await openLoggedIn()
    expect((await call('session')).status).toBe(200)
    await site.call('session/others/end', {}, user.token)
    expect((await call('session')).status).toBe(401)
    expect((await call('share')).status).toBe(401)
  })
})
