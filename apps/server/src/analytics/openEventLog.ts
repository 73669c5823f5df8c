import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES_PER_MB = 1_000_000
const FILE = /^\d{4}-\d{2}-\d{2}\.jsonl$/

/** Reports that the events of one day use up all the space. */
export class EventsFullError extends Error {
  override readonly name = 'EventsFullError'
}

export interface EventLog {
  /** Rejects with an `EventsFullError` beyond the limit. */
  append(events: readonly object[]): Promise<void>
  close(): Promise<void>
}

interface Day {
  readonly name: string
  readonly file: FileHandle
  /** Bytes of this and all former days. */
  size: number
}

/**
 * Writes events as lines of JSON, in a file for each day (UTC): `events/2026-11-27.jsonl`. Beyond the limit, the oldest
 * files are deleted.
 *
 * @param options.now Unix time in ms
 */
export function openEventLog(
  folder: string,
  { maxMb, now = Date.now }: { readonly maxMb: number; readonly now?: () => number },
): EventLog {
  const path = join(folder, 'events')
  let current: { readonly name: string; readonly day: Promise<Day> } | undefined

  const listFormer = async (name: string) =>
    (await readdir(path)).filter((each) => FILE.test(each) && each < name).sort()
  const openDay = async (name: string): Promise<Day> => {
    await mkdir(path, { recursive: true, mode: 0o700 })
    const file = await open(join(path, name), 'a', 0o600)
    const sizes = (await listFormer(name)).map(async (each) => (await stat(join(path, each))).size)
    const size = (await Promise.all(sizes)).reduce((sum, each) => sum + each, (await file.stat()).size)
    return { name, file, size }
  }
  const getDay = async (): Promise<Day> => {
    const name = `${new Date(now()).toISOString().slice(0, 10)}.jsonl`
    if (current?.name !== name) {
      const former = current?.day
      const opened = { name, day: openDay(name) }
      current = opened
      // Opens the file anew the next time.
      opened.day.catch(() => {
        if (current === opened) current = undefined
      })
      await former?.then(({ file }) => file.close()).catch(() => {})
      return opened.day
    }
    return current.day
  }
  const makeRoom = async (day: Day, bytes: number) => {
    const max = maxMb * BYTES_PER_MB
    if (day.size + bytes <= max) return
    for (const each of await listFormer(day.name)) {
      const { size } = await stat(join(path, each))
      await rm(join(path, each))
      day.size -= size
      if (day.size + bytes <= max) return
    }
    throw new EventsFullError()
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    append(events) {
      if (events.length === 0) return Promise.resolve()
      const text = events.map((event) => `${JSON.stringify(event)}\n`).join('')
      const bytes = Buffer.byteLength(text)
      const write = async () => {
        const day = await getDay()
        await makeRoom(day, bytes)
        // One write: lines of two requests do not mix.
        await day.file.write(text)
        day.size += bytes
      }
      // One after the other, so that the sum of sizes is right.
      const written = last.then(write)
      last = written.catch(() => {})
      return written
    },
    async close() {
      await last
      await (await current?.day.catch(() => undefined))?.file.close()
    },
  }
}
