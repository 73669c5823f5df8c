import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningSecureSite } from '../options'
import { createMemoryStorage } from '../storage/createMemoryStorage'
import { openStorage } from '../storage/openStorage'
import type { Storage } from '../types'
import { createLoadBalancer } from './createLoadBalancer'
import { startPostgres } from './startPostgres'

interface TestDatabase {
  readonly instances: number
  readonly open: () => Promise<{ storage: Storage; close(): Promise<void> }>
  readonly remove: () => Promise<void>
}

/**
 * Creates a site over a database of its own: `memory`, `sqlite`, or `postgres`, which has two instances behind a
 * balancer.
 */
export async function createSiteOverDatabase(kind: string, create: (storage: Storage) => Promise<RunningSecureSite>) {
  const start = Object.hasOwn(DATABASES, kind) ? DATABASES[kind] : undefined
  if (start === undefined) throw new Error(`There is no test database "${kind}", but ${Object.keys(DATABASES)}.`)
  const { instances, open, remove } = await start()
  const opened: { site: RunningSecureSite; close(): Promise<void> }[] = []
  for (let each = 0; each < instances; each++) {
    const { storage, close } = await open()
    opened.push({ site: await create(storage), close })
  }
  return {
    listener: createLoadBalancer(opened.map(({ site }) => site.listener)),
    async close() {
      await Promise.all(opened.map(({ site }) => site.close()))
      await Promise.all(opened.map((each) => each.close()))
      await remove()
    },
  }
}

const DATABASES: Readonly<Record<string, () => Promise<TestDatabase>>> = {
  async memory() {
    const storage = createMemoryStorage()
    return { instances: 1, open: async () => ({ storage, close: async () => {} }), remove: async () => {} }
  },
  async sqlite() {
    const folder = await mkdtemp(join(tmpdir(), 'secure-site-'))
    return {
      instances: 1,
      open: () => openStorage(join(folder, 'site.db'), { create: true }),
      remove: () => rm(folder, { recursive: true }),
    }
  },
  async postgres() {
    const postgres = await startPostgres()
    const url = await postgres.createDatabase()
    return { instances: 2, open: () => openStorage(url, { create: true }), remove: postgres.stop }
  },
}
