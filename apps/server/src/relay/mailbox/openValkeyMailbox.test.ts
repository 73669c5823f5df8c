import { expect, it } from 'vitest'
import { useServer } from '../../testing/useServer'
import { openValkeyMailbox } from './openValkeyMailbox'

const { getValkeyUrl } = useServer()

const TOPIC = 'ab'.repeat(32)

it('a topic that is watched again while its watching ends reports its messages', async () => {
  const texts: string[] = []
  const mailbox = await openValkeyMailbox(await getValkeyUrl(), {
    onStored: ({ message }) => texts.push(message),
    onGap: () => {},
    onError: () => {},
  })
  await mailbox.watch(TOPIC)
  await Promise.all([mailbox.unwatch(TOPIC), mailbox.watch(TOPIC)])
  await mailbox.put({ topic: TOPIC, message: 'hello', ttl: 300, tag: 1 }, 'sender')
  await expect.poll(() => texts).toEqual(['hello'])
  await mailbox.close()
})
