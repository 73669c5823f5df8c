import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import * as z from 'zod/mini'
import { openSqlite } from '../relay/mailbox/openSqlite'
import { openOrExplain } from '../storage/openOrExplain'

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
  create table if not exists relay_usage (
    day text not null,
    project text not null,
    sockets integer not null,
    messages integer not null,
    primary key (day, project)
  ) without rowid;
`

export interface RelayCounts {
  /** Sockets opened. */
  readonly sockets: number
  /** Messages published. */
  readonly messages: number
}

export interface DayCounts extends RelayCounts {
  readonly requests: number
}

export interface Usage {
  /**
   * Counts requests of a project. Resolves with their number today (UTC).
   *
   * @default one request
   */
  count(projectId: string, requests?: number): Promise<number>
  /** Adds to what projects did with the relay. Resolves with their counts of today (UTC). */
  addRelay(counts: ReadonlyMap<string, RelayCounts>): Promise<Readonly<Record<string, RelayCounts>>>
  /** Reads what each project has had today. */
  read(): Promise<Readonly<Record<string, DayCounts>>>
  /** Returns the day (UTC) that counts now. */
  getDay(): string
  close(): Promise<void>
}

export interface UsageOptions {
  readonly folder: string
  readonly valkeyUrl: string | undefined
  readonly onError: (error: unknown) => void
  /** @default the current time */
  readonly now?: () => Date
}

/** Opens the counts of projects by day, which instances share in Valkey. */
export const openUsage = ({ now = () => new Date(), ...options }: UsageOptions): Promise<Usage> => {
  const getDay = () => now().toISOString().slice(0, 10)
  return options.valkeyUrl === undefined
    ? openOrExplain(join(options.folder, 'usage.db'), () => openSqliteUsage(options.folder, getDay))
    : openValkeyUsage(options.valkeyUrl, getDay, options.onError)
}

/** Returns the seconds until the next day begins (UTC). */
export const getSecondsLeft = (now: Date): number => DAY_S - (Math.floor(now.getTime() / 1000) % DAY_S)

const NONE: DayCounts = { requests: 0, sockets: 0, messages: 0 }
const row = z.object({ project: z.string(), requests: z.number() })
const relayRow = z.object({ project: z.string(), sockets: z.number(), messages: z.number() })

/** Joins counts of one kind each to counts by project. */
function joinCounts(...parts: readonly Readonly<Record<string, Partial<DayCounts>>>[]): Record<string, DayCounts> {
  const all: Record<string, DayCounts> = {}
  for (const part of parts)
    for (const [id, counts] of Object.entries(part)) all[id] = { ...NONE, ...all[id], ...counts }
  return all
}

async function openSqliteUsage(folder: string, getDay: () => string): Promise<Usage> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const database = await openSqlite(join(folder, 'usage.db'))
  database.exec(SCHEMA)
  for (const table of ['usage', 'relay_usage'])
    database.prepare(`delete from ${table} where day < date('now', '-${STORED_DAYS} days')`).run()
  const add = database.prepare(
    `insert into usage values (?, ?, ?) on conflict do update
     set requests = requests + excluded.requests returning project, requests`,
  )
  const list = database.prepare('select project, requests from usage where day = ?')
  const addRelay = database.prepare(
    `insert into relay_usage values (?, ?, ?, ?) on conflict do update
     set sockets = sockets + excluded.sockets, messages = messages + excluded.messages
     returning project, sockets, messages`,
  )
  const listRelay = database.prepare('select project, sockets, messages from relay_usage where day = ?')
  return {
    getDay,
    count: async (projectId, requests = 1) => z.parse(row, add.get(getDay(), projectId, requests)).requests,
    async addRelay(counts) {
      const day = getDay()
      database.exec('begin immediate')
      try {
        const totals = [...counts].map(([id, { sockets, messages }]) =>
          z.parse(relayRow, addRelay.get(day, id, sockets, messages)),
        )
        database.exec('commit')
        return toCounts(totals)
      } catch (error) {
        database.exec('rollback')
        throw error
      }
    },
    async read() {
      const day = getDay()
      return joinCounts(
        toCounts(z.parse(z.array(row), list.all(day))),
        toCounts(z.parse(z.array(relayRow), listRelay.all(day))),
      )
    },
    async close() {
      database.close()
    },
  }
}

const toCounts = <Counts extends object>(rows: readonly (Counts & { readonly project: string })[]) =>
  Object.fromEntries(rows.map(({ project, ...counts }) => [project, counts]))

async function openValkeyUsage(url: string, getDay: () => string, onError: (error: unknown) => void): Promise<Usage> {
  const client = createClient({
    url,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: { reconnectStrategy: (retries) => Math.min(2 ** retries * 50, MAX_RECONNECT_DELAY_MS) },
  })
  client.on('error', onError)
  await client.connect()
  const getKey = () => `foyer:usage:${getDay()}`
  const getRelayKey = (kind: keyof RelayCounts) => `${getKey()}:${kind}`
  const readNumbers = async (key: string, kind: keyof DayCounts) =>
    Object.fromEntries(Object.entries(await client.hGetAll(key)).map(([id, count]) => [id, { [kind]: Number(count) }]))
  return {
    getDay,
    async count(projectId, added = 1) {
      const key = getKey()
      const [requests] = await client
        .multi()
        .hIncrBy(key, projectId, added)
        .expire(key, STORED_DAYS * DAY_S, 'NX')
        .execTyped()
      return Number(requests)
    },
    async addRelay(counts) {
      const [socketKey, messageKey] = [getRelayKey('sockets'), getRelayKey('messages')]
      const adding = client.multi()
      for (const [id, { sockets, messages }] of counts)
        adding.hIncrBy(socketKey, id, sockets).hIncrBy(messageKey, id, messages)
      for (const key of [socketKey, messageKey]) adding.expire(key, STORED_DAYS * DAY_S, 'NX')
      const totals = await adding.exec()
      return Object.fromEntries(
        [...counts.keys()].map((id, index) => [
          id,
          { sockets: Number(totals[index * 2]), messages: Number(totals[index * 2 + 1]) },
        ]),
      )
    },
    async read() {
      return joinCounts(
        ...(await Promise.all([
          readNumbers(getKey(), 'requests'),
          readNumbers(getRelayKey('sockets'), 'sockets'),
          readNumbers(getRelayKey('messages'), 'messages'),
        ])),
      )
    },
    async close() {
      client.destroy()
    },
  }
}
