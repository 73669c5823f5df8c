import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { EventsFullError, openEventLog } from './openEventLog'

async function open(maxMb: number) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-events-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let day = 1
  const now = () => Date.UTC(2026, 10, day)
  const log = openEventLog(folder, { maxMb, now })
  return {
    log,
    folder,
    setDay: (next: number) => {
      day = next
    },
    list: () => readdir(join(folder, 'events')),
  }
}

const HALF_MB = { text: 'x'.repeat(499_900) }

it('a log of events deletes the oldest days beyond its size, and keeps other files', async () => {
  const { log, setDay, list, folder } = await open(1)
  for (const day of [1, 2]) {
    setDay(day)
    await log.append([HALF_MB])
  }
  await writeFile(join(folder, 'events', 'notes.txt'), '')
  setDay(3)
  await log.append([{ text: 'small' }])
  expect(await list()).toEqual(['2026-11-01.jsonl', '2026-11-02.jsonl', '2026-11-03.jsonl', 'notes.txt'])
  await log.append([HALF_MB])
  expect(await list()).toEqual(['2026-11-02.jsonl', '2026-11-03.jsonl', 'notes.txt'])
  await log.close()
})

it('a log of events takes no more of a day than its size, and goes on the next day', async () => {
  const { log, setDay, list } = await open(1)
  await Promise.all([log.append([HALF_MB]), log.append([HALF_MB])])
  await expect(log.append([HALF_MB])).rejects.toThrow(EventsFullError)
  setDay(2)
  await log.append([HALF_MB])
  expect(await list()).toEqual(['2026-11-02.jsonl'])
  await log.close()
})

it('a log of events goes on after a file could not be opened', async () => {
  const { log, folder } = await open(1)
  await writeFile(join(folder, 'events'), '')
  await expect(log.append([{ text: 'a' }])).rejects.toThrow('EEXIST')
  await rm(join(folder, 'events'))
  await log.append([{ text: 'b' }])
  expect(await readFile(join(folder, 'events', '2026-11-01.jsonl'), 'utf8')).toBe('{"text":"b"}\n')
  await log.close()
})
