import { expect, it } from 'vitest'
import { createMessageStore } from './createMessageStore'

it('createMessageStore drops a message after its expiry', () => {
  let now = 0
  const mailbox = createMessageStore(() => now)
  mailbox.put({ topic: 'ab', message: 'short', ttl: 1, tag: 1 }, 'sender')
  mailbox.put({ topic: 'ab', message: 'long', ttl: 10, tag: 1 }, 'sender')
  const waiting = () => mailbox.waitingFor('ab', 'reader').map(({ message }) => message)
  expect(waiting()).toEqual(['short', 'long'])
  now = 1000
  expect(waiting()).toEqual(['long'])
  expect(mailbox.waitingFor('ab', 'sender')).toEqual([])
  now = 10_000
  expect(mailbox.all()).toEqual([])
})
