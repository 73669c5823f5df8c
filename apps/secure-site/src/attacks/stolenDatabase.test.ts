import { createHash, createHmac } from 'node:crypto'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { describe, expect, it } from 'vitest'
import { isLegacySession } from '../frame/device/createDeviceStore'
import { openTestSession } from '../frame/testing/openTestSession'
import { fromBase64Url } from '../frame/vault/bytes'
import { openSeedFromShares } from '../frame/vault/shares'
import { createMemoryStorage } from '../storage/createMemoryStorage'
import type { Storage } from '../types'

const CODE = { kind: 'code', id: 'R'.repeat(22) }
const SHORTEST_SECRET = 16

/** Creates a storage of which a thief reads everything. */
function createStolenStorage() {
  const inner = createMemoryStorage()
  const tables = new Set<string>()
  const storage: Storage = {
    ...inner,
    change(table, key, to) {
      tables.add(table)
      return inner.change(table, key, to)
    },
  }
  const read = async () => {
    const rows: { table: string; key: string; value: unknown }[] = []
    for (const table of tables) {
      for (const key of await inner.keys(table)) rows.push({ table, key, value: (await inner.read(table, key))?.value })
    }
    return rows
  }
  return { storage, read }
}

/** SHA-256 as base64url. */
const HASH = /[\w-]{43}/g

/** Lists the texts in a value. */
const listTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listTexts)
      : []

/** Opens a site with wallets with and without escrow, a mailed code, a mailed link, and a change of e-mail. */
async function open() {
  const { storage, read } = createStolenStorage()
  const stage = await openTestSession({ storage, cooldownMs: 0, needsDevice: (email) => email.startsWith('new.') })
  const { site } = stage
  const secrets: string[] = []
  for (const email of ['mia@example.org', 'ida@example.org']) {
    const device = stage.createDevice()
    const session = device.load()
    const user = await session.begin(await stage.prove(email))
    const { body } = await site.call('share', {}, user.token)
    const { share: server } = Object(body.sharing)
    const { body: escrow } = await site.call('share/escrow', {}, user.token)
    const [recovery = new Uint8Array()] = (await session.createShares(user, 1)).shares
    const stored = (await device.read()).session
    if (stored === undefined || isLegacySession(stored)) throw new Error('The device has no share.')
    const seed = await openSeedFromShares(fromBase64Url(server), fromBase64Url(stored.share), {
      check: stored.sharing.check,
      userId: user.userId,
    })
    const texts = [server, escrow.share ?? '', stored.share, Buffer.from(recovery).toString('base64url')]
    const spellings = [Buffer.from(seed).toString('base64url'), entropyToMnemonic(seed, wordlist)]
    secrets.push(user.token, ...texts, ...spellings)
    if (email.startsWith('ida')) await stage.addRecovery(session, user, CODE)
    else {
      const fresh = 'other@example.org'
      const proof = await session.signRecoveryChange(user, 'email', fresh)
      await site.call('email/change', { email: fresh, origin: site.origin, proof }, user.token)
      await site.call('email/change/old', { digits: site.code(email) }, user.token)
      await site.call('email/change/new', { digits: site.code(fresh) }, user.token)
    }
  }
  const pending = 'eva@example.org'
  await site.call('email/begin', { email: pending, origin: site.origin })
  await site.call('email/begin', { email: 'new.eva@example.org', origin: site.origin })
  const links = ['new.eva@example.org', 'mia@example.org'].map((email) => new URL(site.link(email)))
  secrets.push(...links.map((link) => link.searchParams.get('token') ?? ''))
  return { site, secrets, code: site.code(pending), rows: await read() }
}

describe('who has stolen the database, but not the service key', () => {
  it('finds no token, share, seed or mailed link in it', async () => {
    const { rows, secrets } = await open()
    expect(secrets).toHaveLength(16)
    const text = JSON.stringify(rows)
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThanOrEqual(SHORTEST_SECRET)
      expect(text).not.toContain(secret)
    }
  })

  it('is logged in by no text in it', async () => {
    const { site, rows } = await open()
    const texts = new Set(rows.flatMap(({ key, value }) => [key, ...listTexts(value)]))
    const tokens = [...texts].filter((each) => each.length >= SHORTEST_SECRET && /^[\x21-\x7e]+$/.test(each))
    expect(tokens.length).toBeGreaterThan(20)
    const answers = await Promise.all(tokens.map((token) => site.call('share', {}, token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  })

  it('cannot find out a mailed code by trying all, as its hash needs the service key', async () => {
    const { rows, code } = await open()
    const stored = rows.filter(({ table }) => table === 'auth').flatMap(({ value }) => listTexts(value))
    const hashes = stored.flatMap((text) => text.match(HASH) ?? [])
    expect(hashes.length).toBeGreaterThan(0)
    const names = [...new Set(rows.flatMap(({ key, value }) => [key, ...listTexts(value)]))]
    for (const name of ['', ...names]) {
      for (const guess of [code, `${name}${code}`, `${name}:${code}`, `${name}.${code}`, JSON.stringify([name, code])])
        expect(hashes).not.toContain(createHash('sha256').update(guess).digest('base64url'))
      for (const guess of [code, JSON.stringify([code])])
        expect(hashes).not.toContain(createHmac('sha256', name).update(guess).digest('base64url'))
    }
    expect(rows.flatMap(({ value }) => listTexts(value))).not.toContain(code)
  })
})
