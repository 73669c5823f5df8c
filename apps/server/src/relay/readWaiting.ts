import type { Mailbox, StoredMessage } from './types'

/** Yields messages that wait for a client, oldest first, and holds only some of them at a time. */
export async function* readWaiting(mailbox: Mailbox, topic: string, clientId: string): AsyncGenerator<StoredMessage> {
  let after: string | undefined
  do {
    const { messages, next } = await mailbox.waitingFor(topic, clientId, after)
    yield* messages
    after = next
  } while (after !== undefined)
}
