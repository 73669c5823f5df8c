import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import * as z from 'zod/mini'
import { openSqlite } from '../relay/mailbox/openSqlite'

const COMMAND_TIMEOUT_MS = 2_000
const MAX_RECONNECT_DELAY_MS = 2_000
/** Time for which counts of a day are stored. */
const STORED_DAYS = 31
const DAY_S = 86_400

const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma busy_timeout = 2000;
  create table if not exists usage (
    day text not null,
    project text not null,
    requests integer not null,
    primary key (day, project)
  ) without rowid;
`

export interface Usage {
  /** Counts a request of a project. Resolves with its number today (UTC). */
  count(projectId: string): Promise<number>
  /** Reads how many requests each project has had today. */
  read(): Promise<Readonly<Record<string, number>>>
  close(): Promise<void>
}

export interface UsageOptions {
  readonly folder: string
  readonly valkeyUrl: string | undefined
  readonly onError: (error: unknown) => void
  /** @default the current time */
  readonly now?: () => Date
}

/** Opens the counts of requests by project and day, which instances share in Valkey. */
export const openUsage = ({ now = () => new Date(), ...options }: UsageOptions): Promise<Usage> => {
  const getDay = () => now().toISOString().slice(0, 10)
  return options.valkeyUrl === undefined
    ? openSqliteUsage(options.folder, getDay)
    : openValkeyUsage(options.valkeyUrl, getDay, options.onError)
}

/** Returns the seconds until the next day begins (UTC). */
export const getSecondsLeft = (now: Date): number => DAY_S - (Math.floor(now.getTime() / 1000) % DAY_S)

const row = z.object({ project: z.string(), requests: z.number() })

async function openSqliteUsage(folder: string, getDay: () => string): Promise<Usage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const database = await openSqlite(join(folder, 'usage.db'))
  database.exec(SCHEMA)
  database.prepare(`delete from usage where day < date('now', '-${STORED_DAYS} days')`).run()
  const add = database.prepare(
    'insert into usage values (?, ?, 1) on conflict do update set requests = requests + 1 returning project, requests',
  )
  const list = database.prepare('select project, requests from usage where day = ?')
  return {
    count: async (projectId) => z.parse(row, add.get(getDay(), projectId)).requests,
    async read() {
      const rows = z.parse(z.array(row), list.all(getDay()))
      return Object.fromEntries(rows.map(({ project, requests }) => [project, requests]))
    },
    async close() {
      database.close()
    },
  }
}

async function openValkeyUsage(url: string, getDay: () => string, onError: (error: unknown) => void): Promise<Usage> {
  const client = createClient({
    url,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: { reconnectStrategy: (retries) => Math.min(2 ** retries * 50, MAX_RECONNECT_DELAY_MS) },
  })
  client.on('error', onError)
  await client.connect()
  const getKey = () => `foyer:usage:${getDay()}`
  return {
    async count(projectId) {
      const key = getKey()
      const [requests] = await client
        .multi()
        .hIncrBy(key, projectId, 1)
        .expire(key, STORED_DAYS * DAY_S, 'NX')
        .execTyped()
      return Number(requests)
    },
    async read() {
      const all = await client.hGetAll(getKey())
      return Object.fromEntries(Object.entries(all).map(([project, requests]) => [project, Number(requests)]))
    },
    async close() {
      client.destroy()
    },
  }
}
