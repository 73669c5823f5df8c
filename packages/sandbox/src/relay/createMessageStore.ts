import type { PublishedMessage, StoredMessage } from './types'

/**
 * Stores each message until it expires, for every client but the sender and the clients that acknowledged it.
 *
 * @param now milliseconds
 */
export function createMessageStore(now: () => number = Date.now) {
  const messages: Set<StoredMessage> = new Set()

  const alive = () => {
    for (const stored of messages) if (stored.publishedAt + stored.ttl * 1000 <= now()) messages.delete(stored)
    return [...messages]
  }

  return {
    /**
     * Stores a message. Returns undefined if it is stored already: clients that get no response publish a message
     * again.
     */
    put(published: PublishedMessage, from: string): StoredMessage | undefined {
      const isKnown = alive().some(({ topic, message }) => topic === published.topic && message === published.message)
      if (isKnown) return undefined
      const stored: StoredMessage = { ...published, from, publishedAt: now(), ackedBy: new Set() }
      messages.add(stored)
      return stored
    },
    waitingFor(topic: string, clientId: string) {
      return alive().filter((stored) => stored.topic === topic && isUndeliveredTo(stored, clientId))
    },
    all: alive,
  }
}

export const isUndeliveredTo = (stored: StoredMessage, clientId: string) =>
  stored.from !== clientId && !stored.ackedBy.has(clientId)
