import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../storage/createMemoryStorage'
import type { Storage } from '../../types'
import { createTableFactory } from '../createTableFactory'
import { createUsers } from './createUsers'

const IDENTITY = 'email:mia@example.org'
const PROFILE = { email: 'mia@example.org' }

it('a user who is deleted while a login finds it is a new one for that login', async () => {
  const memory = createMemoryStorage()
  let afterIdentity = async () => {}
  const storage: Storage = {
    ...memory,
    async change(table, key, to) {
      await memory.change(table, key, to)
      if (table === 'identity') await afterIdentity()
    },
  }
  const tables = createTableFactory({ storage, now: Date.now })
  const users = createUsers({ now: Date.now, tables, identities: tables })
  const first = await users.enter(IDENTITY, PROFILE)
  afterIdentity = async () => {
    afterIdentity = async () => {}
    await users.remove(first)
  }
  const second = await users.enter(IDENTITY, PROFILE)
  expect(second).toEqual({ id: expect.any(String), identity: IDENTITY, ...PROFILE })
  expect(second.id).not.toBe(first.id)
  expect(await users.enter(IDENTITY, PROFILE)).toEqual(second)
  await expect(users.get(first.id)).rejects.toMatchObject({ status: 401 })
  await users.change(first.id, (user) => ({ ...user, email: 'late@example.org' })).catch(() => {})
  expect(JSON.stringify(await memory.read('user', first.id))).not.toContain('example.org')
})
