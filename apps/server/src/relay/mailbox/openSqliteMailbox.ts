import { createHash } from 'node:crypto'
import { RelayError } from '../relayErrors'
import type { Mailbox, MailboxEvents, PublishedMessage, StoredMessage } from '../types'
import { MAX_STORED, PAGE_SIZE } from './limits'
import { openSqlite } from './openSqlite'

const SWEEP_INTERVAL_MS = 60_000
/** Longest wait of an acknowledgement for messages to share their write. A crash meanwhile delivers a message again. */
const ACKNOWLEDGE_DELAY_MS = 20

const SCHEMA = `
  create table if not exists message (
    id integer primary key autoincrement,
    topic text not null,
    hash blob not null,
    text text not null,
    tag integer not null,
    attestation text,
    sender text not null,
    published_at integer not null,
    expires_at integer not null,
    unique (topic, hash)
  );
  create index if not exists message_expiry on message (expires_at);
  create index if not exists message_order on message (topic, id);
  create table if not exists acknowledgement (
    message integer not null references message (id) on delete cascade,
    client text not null,
    primary key (message, client)
  ) without rowid;
`

const COLUMNS = 'id, topic, text, tag, attestation, sender, published_at as publishedAt, expires_at as expiresAt'

interface Row {
  readonly id: number
  readonly topic: string
  readonly text: string
  readonly tag: number
  readonly attestation: string | null
  readonly sender: string
  readonly publishedAt: number
  readonly expiresAt: number
}

interface Write {
  /** Runs within the transaction; may throw a `RelayError`. */
  readonly run: () => StoredMessage | undefined
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Stores messages in a SQLite file, for a server of one process. Writes of the same moment share a transaction, because
 * each waits for the disk.
 *
 * @param now Unix time in ms
 */
export async function openSqliteMailbox(
  path: string,
  { onStored }: Pick<MailboxEvents, 'onStored'>,
  now: () => number = Date.now,
): Promise<Mailbox> {
  const database = await openSqlite(path)
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma journal_mode = wal')
  // An answered message stays stored even after a power loss.
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  database.exec(SCHEMA)
  const prepared = {
    begin: database.prepare('begin immediate'),
    commit: database.prepare('commit'),
    insert: database.prepare(
      `insert into message (topic, hash, text, tag, attestation, sender, published_at, expires_at)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ),
    forgetExpired: database.prepare('delete from message where topic = ? and hash = ? and expires_at <= ?'),
    forgetRead: database.prepare(
      'delete from message where topic = ? and exists (select 1 from acknowledgement where message = message.id)',
    ),
    count: database.prepare('select count(*) as count from message where topic = ? and expires_at > ?'),
    acknowledge: database.prepare(
      'insert into acknowledgement select id, ? from message where id = ? on conflict do nothing',
    ),
    waiting: database.prepare(
      `select ${COLUMNS} from message where topic = ? and id > ? and sender <> ? and expires_at > ?
       and not exists (select 1 from acknowledgement where message = message.id and client = ?)
       order by id limit ${PAGE_SIZE}`,
    ),
    sweep: database.prepare('delete from message where expires_at <= ?'),
  }
  const watched = new Set<string>()
  let queue: Write[] = []
  let acknowledged: { readonly message: number; readonly client: string }[] = []
  let acknowledging: NodeJS.Timeout | undefined
  // libsql 0.5.29 ends the process when a closed database is used.
  let isClosed = false

  const commit = () => {
    if (isClosed || queue.length + acknowledged.length === 0) return
    const [writes, taken] = [queue, acknowledged]
    queue = []
    acknowledged = []
    clearTimeout(acknowledging)
    acknowledging = undefined
    const done: (() => void)[] = []
    const stored: StoredMessage[] = []
    let isBegun = false
    try {
      prepared.begin.run()
      isBegun = true
      for (const { message, client } of taken) prepared.acknowledge.run(client, message)
      for (const { run, resolve, reject } of writes) {
        try {
          const message = run()
          if (message !== undefined) stored.push(message)
          done.push(resolve)
        } catch (error) {
          if (!(error instanceof RelayError)) throw error
          done.push(() => reject(error))
        }
      }
      prepared.commit.run()
    } catch (error) {
      if (isBegun) database.exec('rollback')
      for (const { reject } of writes) reject(error)
      // Stay for the next transaction.
      acknowledged.unshift(...taken)
      return
    }
    for (const settle of done) settle()
    for (const message of stored) if (watched.has(message.topic)) onStored(message)
  }
  const isFull = (topic: string, time: number) => {
    const { count } = prepared.count.get(topic, time) as { readonly count: number }
    return count >= MAX_STORED
  }
  const write = (run: Write['run']) =>
    new Promise<void>((resolve, reject) => {
      if (isClosed) return reject(new Error('The mailbox is closed.'))
      if (queue.push({ run, resolve, reject }) === 1) setImmediate(commit)
    })

  const sweeping = setInterval(() => {
    void write(() => {
      prepared.sweep.run(now())
      return undefined
    }).catch(() => {})
  }, SWEEP_INTERVAL_MS)
  sweeping.unref()

  return {
    put: (message, from) =>
      write(() => {
        const publishedAt = now()
        const hash = hashMessage(message)
        prepared.forgetExpired.run(message.topic, hash, publishedAt)
        if (isFull(message.topic, publishedAt)) {
          prepared.forgetRead.run(message.topic)
          if (isFull(message.topic, publishedAt)) throw new RelayError('TooManyMessages')
        }
        const { topic, message: text, tag, attestation = null, ttl } = message
        const expiresAt = publishedAt + ttl * 1000
        const values = [topic, hash, text, tag, attestation, from, publishedAt, expiresAt]
        const { changes, lastInsertRowid } = prepared.insert.run(...values)
        if (Number(changes) === 0) return undefined
        return toStored({
          id: Number(lastInsertRowid),
          sender: from,
          topic,
          text,
          tag,
          attestation,
          publishedAt,
          expiresAt,
        })
      }),
    async waitingFor(topic, clientId, after = '0') {
      if (isClosed) return { messages: [], next: undefined }
      const rows = prepared.waiting.all(topic, Number(after), clientId, now(), clientId) as readonly Row[]
      const isTaken = ({ id }: Row) => acknowledged.some((each) => each.message === id && each.client === clientId)
      const last = rows[PAGE_SIZE - 1]
      return { messages: rows.filter((row) => !isTaken(row)).map(toStored), next: last && String(last.id) }
    },
    async acknowledge({ id }, clientId) {
      if (isClosed) throw new Error('The mailbox is closed.')
      acknowledged.push({ message: Number(id), client: clientId })
      acknowledging ??= setTimeout(commit, ACKNOWLEDGE_DELAY_MS)
    },
    async watch(topic) {
      watched.add(topic)
    },
    async unwatch(topic) {
      watched.delete(topic)
    },
    async check() {
      if (isClosed) throw new Error('The mailbox is closed.')
      database.prepare('select 1').get()
    },
    async close() {
      if (isClosed) return
      clearInterval(sweeping)
      commit()
      isClosed = true
      database.close()
    },
  }
}

const hashMessage = ({ message }: Pick<PublishedMessage, 'message'>) => createHash('sha256').update(message).digest()

const toStored = ({ id, topic, text, tag, attestation, sender, publishedAt, expiresAt }: Row): StoredMessage => ({
  id: String(id),
  topic,
  message: text,
  tag,
  attestation: attestation ?? undefined,
  publishedAt,
  expiresAt,
  from: sender,
})
