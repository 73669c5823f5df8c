import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createClientKey, openRelayClient } from '../testing/openRelayClient'
import { runCommand, startProcess } from '../testing/startProcess'
import { useServer } from '../testing/useServer'

const { createFolder } = useServer()

const PUBLIC_URL = 'http://localhost'
const AUDIENCE = { claims: { aud: 'ws://localhost' } }
const createTopic = () => randomBytes(32).toString('hex')

async function startOn(folder: string) {
  const server = await startProcess({ PUBLIC_URL, PORT: '0', DATA_FOLDER: folder })
  const stop = async () => {
    server.signal('SIGKILL')
    await server.ended
  }
  onTestFinished(stop)
  return {
    stop,
    connect: (key = createClientKey()) => openRelayClient(`ws://127.0.0.1:${server.port}`, { ...AUDIENCE, key }),
  }
}

it('a backup of a running server, restored elsewhere, has the messages that were answered before it', async () => {
  const [data, elsewhere] = [await createFolder(), await createFolder()]
  const [backup, restored] = [join(elsewhere, 'backup'), join(elsewhere, 'restored')]
  await mkdir(join(data, 'events'))
  await writeFile(join(data, 'events', '2026-11-27.jsonl'), '{"a":1}\n')
  const server = await startOn(data)
  const topic = createTopic()
  const sender = await server.connect()
  const publish = (message: string) => sender.call('irn_publish', { topic, message, ttl: 300, tag: 1 })
  for (let index = 0; index < 50; index++) await publish(`before ${index}`)
  // Goes on writing while the copy is made.
  let isOver = false
  const writing = (async () => {
    for (let index = 0; !isOver; index++) await publish(`meanwhile ${index}`)
  })()
  const made = await runCommand(['backup', backup], { PUBLIC_URL, DATA_FOLDER: data })
  isOver = true
  await writing
  expect(made).toMatchObject({ code: 0, stdout: `The backup is in ${backup}.\n` })
  await server.stop()

  expect(await runCommand(['restore', backup], { PUBLIC_URL, DATA_FOLDER: restored })).toMatchObject({ code: 0 })
  expect(await readFile(join(restored, 'events', '2026-11-27.jsonl'), 'utf8')).toBe('{"a":1}\n')
  const reader = await (await startOn(restored)).connect()
  await reader.call('irn_subscribe', { topic })
  const before = () => reader.texts().filter((text) => text.startsWith('before'))
  await expect.poll(before).toEqual(Array.from({ length: 50 }, (_, index) => `before ${index}`))
})

it('a restore leaves data that is there alone, and refuses a damaged backup', async () => {
  const [data, elsewhere] = [await createFolder(), await createFolder()]
  const [backup, empty] = [join(elsewhere, 'backup'), join(elsewhere, 'empty')]
  const server = await startOn(data)
  const sender = await server.connect()
  const message = 'x'.repeat(20_000)
  await sender.call('irn_publish', { topic: createTopic(), message, ttl: 300, tag: 1 })
  await runCommand(['backup', backup], { PUBLIC_URL, DATA_FOLDER: data })
  expect(await runCommand(['backup', backup], { PUBLIC_URL, DATA_FOLDER: data })).toMatchObject({
    code: 1,
    stderr: `${backup} exists. Name a new folder.\n`,
  })
  expect(await runCommand(['restore', backup], { PUBLIC_URL, DATA_FOLDER: data })).toMatchObject({
    code: 1,
    stderr: `${data} is not empty. Stop the server and move its data away first.\n`,
  })
  await truncate(join(backup, 'relay.db'), 8192)
  await appendFile(join(backup, 'relay.db'), 'x'.repeat(4096))
  const refused = await runCommand(['restore', backup], { PUBLIC_URL, DATA_FOLDER: empty })
  expect(refused).toMatchObject({ code: 1, stderr: `${join(backup, 'relay.db')} is damaged. Nothing was restored.\n` })
  await expect(readdir(empty)).rejects.toThrow('ENOENT')
})

it('a backup or restore without a folder names the usage', async () => {
  for (const command of ['backup', 'restore'])
    expect(await runCommand([command], { PUBLIC_URL })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('foyer-server backup FOLDER'),
    })
})
