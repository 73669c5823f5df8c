import type { Published, Stored } from './types'

/**
 * Keeps each message until its time is over, for everybody but its sender and those who acknowledged it.
 *
 * @param now milliseconds
 */
export function createMailbox(now: () => number = Date.now) {
  const messages: Set<Stored> = new Set()

  const alive = () => {
    for (const stored of messages) if (stored.publishedAt + stored.ttl * 1000 <= now()) messages.delete(stored)
    return [...messages]
  }

  return {
    /** Undefined when this very message is stored already: clients publish again when they saw no answer. */
    put(published: Published, from: string): Stored | undefined {
      const isKnown = alive().some(({ topic, message }) => topic === published.topic && message === published.message)
      if (isKnown) return undefined
      const stored: Stored = { ...published, from, publishedAt: now(), ackedBy: new Set() }
      messages.add(stored)
      return stored
    },
    waitingFor(topic: string, clientId: string) {
      return alive().filter((stored) => stored.topic === topic && isFor(stored, clientId))
    },
    all: alive,
  }
}

export const isFor = (stored: Stored, clientId: string) => stored.from !== clientId && !stored.ackedBy.has(clientId)
