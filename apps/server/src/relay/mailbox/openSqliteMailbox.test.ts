import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useServer } from '../../testing/useServer'
import { readWaiting } from '../readWaiting'
import { openSqliteMailbox } from './openSqliteMailbox'

const { createFolder } = useServer()

const TOPIC = 'ab'.repeat(32)

async function open(folder?: string) {
  const path = join(folder ?? (await createFolder()), 'relay.db')
  const mailbox = await openSqliteMailbox(path, { onStored: () => {} })
  const read = async (client: string) => {
    const texts: string[] = []
    for await (const { message } of readWaiting(mailbox, TOPIC, client)) texts.push(message)
    return texts
  }
  const put = (message: string) => mailbox.put({ topic: TOPIC, message, ttl: 300, tag: 1 }, 'sender')
  return { ...mailbox, read, put }
}

it('an acknowledged message no longer waits for its client, before the write and after a restart', async () => {
  const folder = await createFolder()
  const mailbox = await open(folder)
  await Promise.all([mailbox.put('one'), mailbox.put('two')])
  const [first] = (await mailbox.waitingFor(TOPIC, 'reader')).messages
  if (first) await mailbox.acknowledge(first, 'reader')
  expect(await mailbox.read('reader')).toEqual(['two'])
  expect(await mailbox.read('other')).toEqual(['one', 'two'])
  await mailbox.close()
  const again = await open(folder)
  expect(await again.read('reader')).toEqual(['two'])
  await again.close()
})

it('an acknowledgement is written without another message', async () => {
  const folder = await createFolder()
  const [mailbox, other] = [await open(folder), await open(folder)]
  await mailbox.put('one')
  const [first] = (await other.waitingFor(TOPIC, 'reader')).messages
  expect(first?.message).toBe('one')
  if (first) await mailbox.acknowledge(first, 'reader')
  // Ends before the sweep, which writes it as well.
  await expect.poll(() => other.read('reader'), { timeout: 20_000 }).toEqual([])
  await mailbox.close()
  await other.close()
})

it('messages that arrive during the pause after a write are stored in their order', async () => {
  const mailbox = await open()
  const texts = Array.from({ length: 100 }, (_, index) => `message ${index}`)
  const puts: Promise<void>[] = []
  for (const text of texts) {
    puts.push(mailbox.put(text))
    if (puts.length % 10 === 0) await puts.at(-1)
  }
  await Promise.all(puts)
  expect(await mailbox.read('reader')).toEqual(texts)
  await mailbox.close()
})
