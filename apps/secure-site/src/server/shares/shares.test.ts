import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { createTestSharing } from '../../testing/openTestWallet'
import { proveTestRecovery } from '../../testing/proveTestRecovery'
import { createTestServer } from '../../testing/useTestServer'
import { createSecret } from '../keys/secrets'
import { userSchema } from '../sessions/userSchema'

const EMAIL = 'mia@example.org'
const TEN_MINUTES = 10 * 60_000
const KEPT = createTestSharing()
const { proofKey: _, ...GIVEN } = KEPT.sharing
const CODE = { kind: 'code', id: 'R'.repeat(22) }
const PASSWORD = { kind: 'password', id: 'P'.repeat(22), sealed: 'c2VhbGVk' }

async function start() {
  const storage = createMemoryStorage()
  const site = createTestServer({ storage, serviceKey: createSecret(), cooldownMs: 0 })
  await site.start()
  onTestFinished(site.stop)
  const token = await site.login(EMAIL)
  const call = (path: string, body: object = {}) => site.call(path, body, token)
  const stored = async () => {
    const [id = ''] = await storage.keys('user')
    return z.parse(userSchema, (await storage.read('user', id))?.value)
  }
  return { site, token, call, stored }
}

describe('the server’s share', () => {
  it('is given to a session of its user, and stored encrypted', async () => {
    const { call, stored } = await start()
    expect((await call('share')).body).toMatchObject({ hasEscrow: false, recovery: [] })
    expect(await call('share/keep', KEPT)).toEqual({
      status: 200,
      body: { sharing: { id: KEPT.sharing.id, check: KEPT.sharing.check } },
    })
    expect((await call('share')).body).toMatchObject({ sharing: GIVEN, hasEscrow: true })
    expect((await call('share')).body).not.toHaveProperty('legacy')
    const text = JSON.stringify(await stored())
    expect(text).toContain(KEPT.sharing.id)
    for (const share of [KEPT.sharing.share, KEPT.escrow]) expect(text).not.toContain(share)
  })

  it('is never replaced: the first of two stays, with its escrow', async () => {
    const { call } = await start()
    const other = {
      sharing: { ...KEPT.sharing, id: 'B'.repeat(22), check: 'D'.repeat(22), share: 'F'.repeat(44) },
      escrow: 'G'.repeat(44),
    }
    await call('share/keep', KEPT)
    expect((await call('share/keep', other)).body).toEqual({
      sharing: { id: KEPT.sharing.id, check: KEPT.sharing.check },
    })
    expect((await call('share')).body.sharing).toEqual(GIVEN)
    expect((await call('share/escrow')).body).toEqual({ share: KEPT.escrow })
  })
})

describe('the escrow share', () => {
  it('is given only to a session that began less than 10 minutes ago', async () => {
    const { site, call } = await start()
    await call('share/keep', KEPT)
    site.pass(TEN_MINUTES - 1000)
    expect((await call('share/escrow')).body).toEqual({ share: KEPT.escrow })
    site.pass(1000)
    expect(await call('share/escrow')).toMatchObject({
      status: 403,
      body: { error: 'Log in again to open your wallet on this device.' },
    })
    const again = await site.login(EMAIL)
    expect((await site.call('share/escrow', {}, again)).body).toEqual({ share: KEPT.escrow })
  })

  it('is deleted by the first way of recovery, and a request for it names the ways', async () => {
    const { site, token, call, stored } = await start()
    await call('share/keep', KEPT)
    expect((await stored()).sharing?.escrow).toBeDefined()
    const added = await call('recovery/add', CODE)
    expect(added.body).toEqual({ hasEscrow: false, recovery: [{ ...CODE, createdAt: expect.any(Number) }] })
    expect((await stored()).sharing?.escrow).toBeUndefined()
    await call('recovery/add', PASSWORD)
    const response = await fetch(`${site.url()}/api/share/escrow`, {
      method: 'POST',
      headers: await site.sign('share/escrow', token),
      body: '{}',
    })
    expect(await response.json()).toMatchObject({ refused: { status: 409, recovery: ['code', 'password'] } })
  })
})

describe('a way of recovery', () => {
  it('is added once, and its ciphertext is stored and not listed', async () => {
    const { call, stored } = await start()
    await call('share/keep', KEPT)
    for (const _ of [1, 2]) await call('recovery/add', PASSWORD)
    expect((await call('share')).body.recovery).toEqual([
      { id: PASSWORD.id, kind: 'password', createdAt: expect.any(Number) },
    ])
    expect((await stored()).sharing?.recovery).toMatchObject([{ ...PASSWORD, createdAt: expect.any(Number) }])
  })

  it('of a printed code leaves nothing at the server but that it exists', async () => {
    const { call, stored } = await start()
    await call('share/keep', KEPT)
    await call('recovery/add', { ...CODE, sealed: 'c2VhbGVk' })
    expect((await stored()).sharing?.recovery).toEqual([{ ...CODE, createdAt: expect.any(Number) }])
  })

  it('is removed unless it is the last one', async () => {
    const { call } = await start()
    await call('share/keep', KEPT)
    await call('recovery/add', CODE)
    expect(await call('recovery/remove', { id: CODE.id })).toMatchObject({
      status: 409,
      body: { error: 'This is the last way to recover your wallet. Add another one before you remove it.' },
    })
    await call('recovery/add', PASSWORD)
    for (const _ of [1, 2]) {
      expect((await call('recovery/remove', { id: CODE.id })).body.recovery).toEqual([
        { id: PASSWORD.id, kind: 'password', createdAt: expect.any(Number) },
      ])
    }
    expect((await call('recovery/remove', { id: PASSWORD.id })).status).toBe(409)
  })

  it('is neither added nor removed by a session older than 10 minutes', async () => {
    const { site, call } = await start()
    await call('share/keep', KEPT)
    for (const way of [CODE, PASSWORD]) await call('recovery/add', way)
    site.pass(TEN_MINUTES)
    const refused = { status: 403, body: { error: 'Log in again to change how you recover your wallet.' } }
    expect(await call('recovery/add', { kind: 'code', id: 'S'.repeat(22) })).toMatchObject(refused)
    expect(await call('recovery/remove', { id: CODE.id })).toMatchObject(refused)
    expect((await call('share')).body.recovery).toHaveLength(2)
  })

  it('is neither added nor removed without a proof that the device opens the wallet, as after a mailed code', async () => {
    const { site, token, call } = await start()
    await call('share/keep', KEPT)
    await call('recovery/add', PASSWORD)
    const other = await site.login(EMAIL)
    const proofs = [
      'A'.repeat(86),
      proveTestRecovery('remove', CODE.id, token),
      proveTestRecovery('add', PASSWORD.id, token),
      proveTestRecovery('add', CODE.id, other),
    ]
    for (const proof of proofs) {
      expect(await call('recovery/add', { ...CODE, proof })).toMatchObject({
        status: 403,
        body: { error: 'Open your wallet on this device first. Nothing was changed.' },
      })
      expect((await call('recovery/remove', { id: PASSWORD.id, proof })).status).toBe(403)
    }
    for (const path of ['recovery/add', 'recovery/remove']) {
      expect((await call(path, { ...CODE, proof: undefined })).status).toBe(400)
    }
    expect((await call('recovery')).body.recovery).toMatchObject([{ id: PASSWORD.id, kind: 'password' }])
  })

  it('gives what its password protects to a session of its user that began less than 10 minutes ago', async () => {
    const { site, call } = await start()
    await call('share/keep', KEPT)
    for (const way of [CODE, PASSWORD]) await call('recovery/add', way)
    expect((await call('recovery/sealed', { id: PASSWORD.id })).body).toEqual({ sealed: PASSWORD.sealed })
    expect((await call('recovery/sealed', { id: CODE.id })).status).toBe(404)
    const stranger = await site.login('ida@example.org')
    expect((await site.call('recovery/sealed', { id: PASSWORD.id }, stranger)).status).toBe(404)
    site.pass(TEN_MINUTES)
    expect((await call('recovery/sealed', { id: PASSWORD.id })).status).toBe(403)
  })

  it('needs a wallet, and a user has at most ten', async () => {
    const { call } = await start()
    expect((await call('recovery/add', CODE)).status).toBe(409)
    expect((await call('share/escrow')).status).toBe(409)
    await call('share/keep', KEPT)
    const statuses = []
    for (const letter of 'ABCDEFGHIJK') {
      statuses.push((await call('recovery/add', { kind: 'code', id: letter.repeat(22) })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 409])
  })
})

it('a change of email needs a proof that the device opens the wallet, which a mailed code must not take away', async () => {
  const { site, token, call } = await start()
  await call('share/keep', KEPT)
  const email = 'new@example.org'
  const refused = await call('email/change', { email, origin: site.origin })
  expect([refused.status, refused.body.error]).toEqual([
    403,
    'Open your wallet on this device first. Nothing was changed.',
  ])
  const proof = proveTestRecovery('email', email, token)
  expect((await call('email/change', { email: 'other@example.org', origin: site.origin, proof })).status).toBe(403)
  expect((await call('email/change', { email, origin: site.origin, proof })).status).toBe(200)
})
