import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { openStorage } from '../../storage/openStorage'
import { usePostgres } from '../../testing/usePostgres'
import { createTestServer } from '../../testing/useTestServer'
import type { Storage } from '../../types'
import { signRow } from '../createSignedTables'
import { createTableFactory } from '../createTableFactory'
import { createServiceKeys, toServiceKey } from '../keys/createServiceKeys'
import { createSecret } from '../keys/secrets'
import { createEmailCodes } from './createEmailCodes'

const postgres = usePostgres()
const MINUTE = 60_000
const EMAIL = 'mia@example.org'
const OVER = 'This code is no longer valid. Request a new one.'
const wrongOf = (digits: string) => (digits === '000000' ? '000001' : '000000')

interface Setup {
  readonly storage?: Storage
  readonly serviceKey?: string
  readonly olderServiceKey?: string
  readonly now?: () => number
}

function createCodes({ storage = createMemoryStorage(), serviceKey = createSecret(), olderServiceKey, now }: Setup) {
  const clock = now ?? Date.now
  const keys = createServiceKeys({ serviceKey, olderServiceKey })
  const tables = createTableFactory({ storage, now: clock })
  return createEmailCodes({ now: clock, tables, keys, url: () => 'https://secure.example' })
}

async function openPostgres(): Promise<readonly [Storage, Storage]> {
  const database = await postgres.createDatabase()
  const open = async () => {
    const { storage, close } = await openStorage(database, { create: true })
    onTestFinished(close)
    return storage
  }
  return [await open(), await open()]
}

describe('a mailed code', () => {
  it('is stored as a hash, under no name of the user or the code', async () => {
    const stored: unknown[] = []
    const memory = createMemoryStorage()
    const storage: Storage = {
      ...memory,
      change: (table, key, to) =>
        memory.change(table, key, (entry) => {
          const next = to(entry)
          stored.push([table, key, next?.value])
          return next
        }),
    }
    const { digits, code } = await createCodes({ storage }).make()
    expect(digits).toMatch(/^\d{6}$/)
    const text = JSON.stringify(stored)
    expect(text).toContain('verification')
    expect(text).not.toContain(digits)
    expect(text).not.toContain(code.id)
  })

  it('is right once, and only under its own name', async () => {
    const codes = createCodes({})
    const [one, other] = [await codes.make('123456'), await codes.make('123456')]
    const swapped = { ...one.code, key: 'other' }
    expect(await codes.check(swapped, '123456')).toMatchObject({ refusal: { message: OVER }, isWrong: false })
    expect(await codes.check(one.code, '123456')).toEqual({ isWrong: false })
    expect(await codes.check(one.code, '123456')).toMatchObject({ refusal: { message: OVER }, isWrong: false })
    expect(await codes.check(other.code, '123456')).toEqual({ isWrong: false })
  })

  it('has three tries, also when they come at the same time', async () => {
    const codes = createCodes({})
    const { digits, code } = await codes.make()
    const wrong = await Promise.all([1, 2, 3, 4, 5].map(() => codes.check(code, wrongOf(digits))))
    expect(wrong.map(({ refusal }) => refusal?.message)).toEqual([
      'Wrong code. 2 tries left.',
      'Wrong code. 1 try left.',
      `Wrong code. ${OVER}`,
      OVER,
      OVER,
    ])
    expect(wrong.filter(({ isWrong }) => isWrong)).toHaveLength(3)
    expect(await codes.check(code, digits)).toMatchObject({ refusal: { message: OVER }, isWrong: false })
  })

  it.each([0, 1])('ends after ten minutes on the site’s clock, after %s wrong tries', async (tries) => {
    let time = 1e12
    const codes = createCodes({ now: () => time })
    const [{ digits, code }, late] = [await codes.make(), await codes.make()]
    time += 10 * MINUTE - 1
    for (let each = 0; each < tries; each++) await codes.check(late.code, wrongOf(late.digits))
    expect(await codes.check(code, digits)).toEqual({ isWrong: false })
    time += 1
    expect(await codes.check(late.code, late.digits)).toMatchObject({ refusal: { message: OVER }, isWrong: false })
  })

  it('is right after a rotation of the service key, until the older key is removed', async () => {
    const [storage, older, serviceKey] = [createMemoryStorage(), createSecret(), createSecret()]
    const before = createCodes({ storage, serviceKey: older })
    const [one, other] = [await before.make(), await before.make()]
    const during = createCodes({ storage, serviceKey, olderServiceKey: older })
    expect(await during.check(one.code, one.digits)).toEqual({ isWrong: false })
    const after = createCodes({ storage, serviceKey })
    expect(await after.check(other.code, other.digits)).toMatchObject({ refusal: { message: OVER }, isWrong: false })
  })
})

describe('a mailed code that two instances over one Postgres check at the same time', () => {
  it('is right once', async () => {
    const serviceKey = createSecret()
    const instances = (await openPostgres()).map((storage) => createCodes({ storage, serviceKey }))
    const { digits, code } = (await instances[0]?.make()) ?? expect.fail()
    const checks = await Promise.all(instances.flatMap((codes) => [1, 2, 3].map(() => codes.check(code, digits))))
    expect(checks.filter(({ refusal }) => refusal === undefined)).toHaveLength(1)
    expect(checks.filter(({ isWrong }) => isWrong)).toHaveLength(0)
  })

  it('has three tries in all, and the right digits stay right beside a wrong try', async () => {
    const serviceKey = createSecret()
    const [one, other] = (await openPostgres()).map((storage) => createCodes({ storage, serviceKey }))
    if (one === undefined || other === undefined) expect.fail()
    const { digits, code } = await one.make()
    const guesses = [one, other, one, other, one, other].map((codes) => codes.check(code, wrongOf(digits)))
    expect((await Promise.all(guesses)).filter(({ isWrong }) => isWrong)).toHaveLength(3)
    for (let each = 0; each < 5; each++) {
      const next = await one.make()
      const [right] = await Promise.all([
        one.check(next.code, next.digits),
        other.check(next.code, wrongOf(next.digits)),
      ])
      expect(right).toEqual({ isWrong: false })
    }
  })
})

describe('a login of an older version', () => {
  it('begins anew, because its code was stored in another way', async () => {
    const storage = createMemoryStorage()
    const serviceKey = createSecret()
    const site = createTestServer({ storage, serviceKey })
    await site.start()
    onTestFinished(site.stop)
    const { attempt } = (await site.call('email/begin', { email: EMAIL, origin: site.origin })).body
    const [key = ''] = await storage.keys('attempt')
    const code = { hash: 'A'.repeat(43), salt: 'B'.repeat(43), expiresAt: Date.now() + MINUTE, wrong: 0 }
    await storage.change('attempt', key, (entry) => {
      if (entry === undefined) return undefined
      const former = JSON.parse(Object(entry.value).text)
      const value = signRow(toServiceKey(serviceKey), { table: 'attempt', id: key }, { ...former, code })
      return { ...entry, value }
    })
    expect(await site.call('email/finish', { attempt, digits: site.code(EMAIL) })).toEqual({
      status: 410,
      body: { error: 'This sign-in is no longer valid. Start again with your email.' },
    })
    site.pass(31_000)
    expect(await site.login(EMAIL)).toMatch(/^[\w-]{43}$/)
  })
})

describe('a change of e-mail', () => {
  it('that begins while the code for another one is created does not get that code', async () => {
    const memory = createMemoryStorage()
    const { promise: released, resolve: release } = createPromise()
    const reached = vi.fn()
    let isHolding = false
    const storage: Storage = {
      ...memory,
      async change(table, key, to) {
        if (isHolding && table === 'auth' && (await memory.read(table, key)) === undefined) {
          isHolding = false
          reached()
          await released
        }
        await memory.change(table, key, to)
      },
    }
    const site = createTestServer({ storage, cooldownMs: 0 })
    await site.start()
    onTestFinished(site.stop)
    const token = await site.login(EMAIL)
    const begin = (email: string) => site.call('email/change', { email, origin: site.origin }, token)
    await begin('first@example.org')
    const digits = site.code(EMAIL)
    isHolding = true
    const proving = site.call('email/change/old', { digits }, token)
    await expect.poll(() => reached.mock.calls.length).toBe(1)
    await begin('second@example.org')
    release()
    expect((await proving).status).toBe(200)
    const proof = { digits: site.code('first@example.org') }
    expect(await site.call('email/change/new', proof, token)).toMatchObject({ status: 403 })
    expect((await site.call('session', {}, token)).body.email).toBe(EMAIL)
  })
})

function createPromise() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
