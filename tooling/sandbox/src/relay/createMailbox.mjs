/**
 * @typedef {import('./types.d.mts').Stored} Stored
 */

/**
 * Keeps each message until its time is over, for everybody but its sender and those who acknowledged it.
 *
 * @param {() => number} [now] milliseconds
 */
export function createMailbox(now = Date.now) {
  /** @type {Set<Stored>} */
  const messages = new Set()

  const alive = () => {
    for (const stored of messages) if (stored.publishedAt + stored.ttl * 1000 <= now()) messages.delete(stored)
    return [...messages]
  }

  return {
    /**
     * Undefined when this very message is stored already: clients publish again when they saw no answer.
     *
     * @param {import('./types.d.mts').Published} published
     * @param {string} from
     * @returns {Stored | undefined}
     */
    put(published, from) {
      const isKnown = alive().some(({ topic, message }) => topic === published.topic && message === published.message)
      if (isKnown) return undefined
      /** @type {Stored} */
      const stored = { ...published, from, publishedAt: now(), ackedBy: new Set() }
      messages.add(stored)
      return stored
    },
    /**
     * @param {string} topic
     * @param {string} clientId
     */
    waitingFor(topic, clientId) {
      return alive().filter((stored) => stored.topic === topic && isFor(stored, clientId))
    },
    all: alive,
  }
}

/**
 * @param {Stored} stored
 * @param {string} clientId
 */
export const isFor = (stored, clientId) => stored.from !== clientId && !stored.ackedBy.has(clientId)
