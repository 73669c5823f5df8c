import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'

export interface EventLog {
  append(events: readonly object[]): Promise<void>
  close(): Promise<void>
}

/** Writes events as lines of JSON, in a file for each day (UTC): `events/2026-11-27.jsonl`. Deletes none. */
export function openEventLog(folder: string): EventLog {
  let current: { readonly day: string; readonly file: Promise<FileHandle> } | undefined
  const openDay = async (day: string) => {
    await mkdir(join(folder, 'events'), { recursive: true, mode: 0o700 })
    return open(join(folder, 'events', `${day}.jsonl`), 'a', 0o600)
  }
  const getFile = async (): Promise<FileHandle> => {
    const day = new Date().toISOString().slice(0, 10)
    if (current?.day !== day) {
      const former = current?.file
      current = { day, file: openDay(day) }
      await former?.then((file) => file.close())
    }
    return current.file
  }
  return {
    async append(events) {
      if (events.length === 0) return
      // One write: lines of two requests do not mix.
      await (await getFile()).write(events.map((event) => `${JSON.stringify(event)}\n`).join(''))
    },
    async close() {
      await (await current?.file)?.close()
    },
  }
}
