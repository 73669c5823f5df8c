import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import { openStorage } from '../../storage/openStorage'
import type { Storage } from '../../types'
import { createTableFactory } from '../createTableFactory'
import { createServiceKeys, type ServiceKeySecrets } from '../keys/createServiceKeys'
import { createSecret } from '../keys/secrets'
import {
  AUDIT_HEAD_KEY,
  AUDIT_HEAD_TABLE,
  AUDIT_LINES_TABLE,
  type AuditLine,
  auditHeadSchema,
  auditLineSchema,
  hashLine,
  toLineKey,
} from './auditLine'
import { createAuditLog } from './createAuditLog'
import { readAuditLines, verifyAuditLog } from './readAuditLog'

const now = () => Date.UTC(2026, 10, 26)

async function openLog(storage: Storage, secrets: ServiceKeySecrets = { serviceKey: createSecret() }) {
  const keys = await createServiceKeys(secrets)
  const start = () => createAuditLog({ tables: createTableFactory({ storage, now }), keys, now })
  const { append } = start()
  const verify = (checkpoint?: string) => verifyAuditLog({ storage, keys, checkpoint })
  return { storage, append, start, verify }
}

/** Writes a log of six lines. */
async function createLog() {
  const log = await openLog(createMemoryStorage())
  const { storage } = log
  for (const email of ['mia', 'tom', 'lea'].map((name) => `${name}@example.org`)) {
    await log.append('login', { userId: email, email, client: '203.0.113.7', token: createSecret(), method: 'email' })
    await log.append('share.read', { userId: email })
  }
  expect(await log.verify()).toMatchObject({ count: 6, problems: [] })
  const read = async (number: number) =>
    z.parse(auditLineSchema, (await storage.read(AUDIT_LINES_TABLE, toLineKey(number)))?.value)
  const write = (number: number, line: object | undefined) =>
    storage.change(AUDIT_LINES_TABLE, toLineKey(number), () => line && { value: line, expiresAt: undefined })
  const changeHead = (change: (head: z.output<typeof auditHeadSchema>) => object) =>
    storage.change(AUDIT_HEAD_TABLE, AUDIT_HEAD_KEY, (entry) => ({
      value: change(z.parse(auditHeadSchema, entry?.value)),
      expiresAt: undefined,
    }))
  return { ...log, read, write, changeHead }
}

describe('the audit log', () => {
  it('holds no identity in clear, and the same hash for the same one', async () => {
    const { storage, append } = await openLog(createMemoryStorage())
    const token = createSecret()
    const details = {
      userId: 'b2c7',
      email: 'mia@example.org',
      newEmail: 'new@example.org',
      client: '203.0.113.7',
      token,
    }
    await append('email.change', { ...details, origin: 'https://harbor.example' })
    await append('email.stop', { userId: 'b2c7', email: 'new@example.org' })
    const lines = await readAll(storage, 2)
    for (const hidden of Object.values(details)) expect(JSON.stringify(lines)).not.toContain(hidden)
    const [first, second] = lines.map((line) => z.parse(auditLineSchema, line))
    expect(first).toMatchObject({ number: 1, event: 'email.change', origin: 'https://harbor.example', at: now() })
    expect(second?.user).toBe(first?.user)
    expect(second?.email).toBe(first?.newEmail)
  })

  it.each(['memory', 'SQLite'])('has every line once, in one order, with several instances over %s', async (kind) => {
    const folder = await mkdtemp(join(tmpdir(), 'secure-audit-'))
    const opened = kind === 'SQLite' ? await openStorage(join(folder, 'site.db'), { create: true }) : undefined
    onTestFinished(async () => {
      await opened?.close()
      await rm(folder, { recursive: true })
    })
    const { start, verify, storage } = await openLog(opened?.storage ?? createMemoryStorage())
    const instances = [start(), start(), start()]
    const names = Array.from({ length: 45 }, (_, index) => `user${index}`)
    await Promise.all(
      names.map((origin, index) => instances[index % 3]?.append('share.read', { origin: `https://${origin}.example` })),
    )
    expect(await verify()).toMatchObject({ count: 45, problems: [] })
    const lines = await readAll(storage, 45)
    const origins = lines.map((line) => z.parse(auditLineSchema, line).origin)
    expect(new Set(origins).size).toBe(45)
  })

  it('loses no line if an instance stops between the head and the line', async () => {
    const storage = createMemoryStorage()
    let isStopped = false
    const change: Storage['change'] = async (table, ...rest) => {
      if (isStopped && table === AUDIT_LINES_TABLE) throw new Error('stopped')
      return storage.change(table, ...rest)
    }
    const { append, start, verify } = await openLog({ ...storage, change })
    await append('login')
    isStopped = true
    await expect(append('share.read')).rejects.toThrow('stopped')
    expect(await storage.read(AUDIT_LINES_TABLE, toLineKey(2))).toBeUndefined()
    expect(await verify()).toMatchObject({ count: 2, problems: [] })
    isStopped = false
    await start().append('logout')
    expect(await storage.read(AUDIT_LINES_TABLE, toLineKey(2))).toBeDefined()
    expect(await verify()).toMatchObject({ count: 3, problems: [] })
  })

  it('is checked across a rotation of the service key, also without the older one', async () => {
    const [older, newer] = [createSecret(), createSecret()]
    const first = await openLog(createMemoryStorage(), { serviceKey: older })
    await first.append('login')
    const second = await openLog(first.storage, { serviceKey: newer, olderServiceKey: older })
    await second.append('site.start')
    const third = await openLog(first.storage, { serviceKey: newer })
    for (const { verify } of [second, third]) expect(await verify()).toMatchObject({ count: 2, problems: [] })
    expect((await first.verify()).problems).toEqual(['The newest line is under an unknown service key.'])
    await first.storage.change(
      AUDIT_LINES_TABLE,
      toLineKey(1),
      (entry) => entry && { ...entry, value: rehash(entry.value, { at: 1 }) },
    )
    expect((await third.verify()).problems).toEqual(['Line 2 does not follow the line before it.'])
  })
})

/** Changes a line as an attacker without the service key can. */
function rehash(value: unknown, change: Partial<AuditLine>): AuditLine {
  const { hash: _, mac, ...content } = { ...z.parse(auditLineSchema, value), ...change }
  return { ...content, hash: hashLine(content), mac }
}

describe('a check of the audit log finds', () => {
  it.each(Object.entries({ at: 1, event: 'logout', user: 'other', origin: 'https://x.example', extra: 'x', mac: 'x' }))(
    'a changed line: %s',
    async (name, value) => {
      const { read, write, verify } = await createLog()
      await write(3, { ...(await read(3)), [name]: value })
      expect((await verify()).problems).toEqual(['Line 3 was changed.'])
    },
  )

  it('a changed line with its hash, by the service key', async () => {
    const { read, write, verify } = await createLog()
    await write(3, rehash(await read(3), { event: 'logout' }))
    expect((await verify()).problems).toContain('Line 3 was changed.')
  })

  it('a changed line with all hashes after it and the head, by the service key', async () => {
    const { read, write, changeHead, verify } = await createLog()
    let previous = rehash(await read(3), { event: 'logout' })
    await write(3, previous)
    for (let number = 4; number <= 6; number++) {
      previous = rehash(await read(number), { previous: previous.hash })
      await write(number, previous)
    }
    await changeHead((head) => ({ ...head, hash: previous.hash, pending: [] }))
    expect((await verify()).problems).toEqual([3, 4, 5, 6].map((number) => `Line ${number} was changed.`))
  })

  it.each([1, 3])('a removed line: %i', async (number) => {
    const { write, verify } = await createLog()
    await write(number, undefined)
    expect((await verify()).problems).toEqual([`Line ${number} is missing.`])
  })

  it('a removed line whose place the following ones take', async () => {
    const { read, write, changeHead, verify } = await createLog()
    for (let number = 3; number <= 5; number++) await write(number, await read(number + 1))
    await write(6, undefined)
    await changeHead((head) => ({ ...head, number: 5, pending: [] }))
    expect((await verify()).problems[0]).toBe('Line 3 was moved: it is line 4.')
  })

  it('lines removed from the end', async () => {
    const { write, changeHead, verify } = await createLog()
    await changeHead((head) => ({ ...head, pending: [] }))
    await write(5, undefined)
    await write(6, undefined)
    expect((await verify()).problems).toEqual([
      'Line 5 is missing.',
      'Line 6 is missing.',
      'The head names another line.',
    ])
  })

  it('lines removed from the end together with their head, but only by a checkpoint from outside', async () => {
    const { read, write, changeHead, verify } = await createLog()
    const { head: checkpoint } = await verify()
    const { hash } = await read(4)
    await write(5, undefined)
    await write(6, undefined)
    await changeHead(() => ({ number: 4, hash, pending: [] }))
    expect((await verify()).problems).toEqual([])
    const cut = ['The log does not have the line of the checkpoint: it was cut or replaced.']
    expect((await verify(checkpoint)).problems).toEqual(cut)
    expect((await verify(`4:${hash}`)).problems).toEqual([])
    expect((await verify('4:other')).problems).toEqual(cut)
  })

  it('lines in another order', async () => {
    const { read, write, verify } = await createLog()
    const [third, fourth] = [await read(3), await read(4)]
    await write(3, fourth)
    await write(4, third)
    expect((await verify()).problems).toEqual([
      'Line 3 was moved: it is line 4.',
      'Line 4 was moved: it is line 3.',
      'Line 5 does not follow the line before it.',
    ])
  })

  it('lines in another order with their numbers', async () => {
    const { read, write, verify } = await createLog()
    const [third, fourth] = [await read(3), await read(4)]
    await write(3, { ...fourth, number: 3 })
    await write(4, { ...third, number: 4 })
    expect((await verify()).problems).toEqual(['Line 3 was changed.', 'Line 4 was changed.'])
  })

  it('an added line', async () => {
    const { read, write, storage, verify } = await createLog()
    await write(7, { ...(await read(6)), number: 7 })
    await storage.change(AUDIT_LINES_TABLE, 'other', () => ({ value: {}, expiresAt: undefined }))
    expect((await verify()).problems).toEqual([
      'Entry 000000000007 is not a line of the log.',
      'Entry other is not a line of the log.',
    ])
  })

  it('a removed or changed head', async () => {
    const { changeHead, verify, storage } = await createLog()
    await changeHead((head) => ({ ...head, hash: 'other' }))
    expect((await verify()).problems).toEqual(['The head names another line.'])
    await storage.change(AUDIT_HEAD_TABLE, AUDIT_HEAD_KEY, () => undefined)
    expect((await verify()).problems).toEqual(['The log has no head.'])
  })
})

async function readAll(storage: Storage, count: number) {
  const lines: unknown[] = []
  for await (const line of readAuditLines(storage, count)) lines.push(line)
  return lines
}
