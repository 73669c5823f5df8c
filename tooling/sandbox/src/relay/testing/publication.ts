import { createHash } from 'node:crypto'

/** 32 bytes in hex, of a short name. */
export const topicOf = (name: string) => createHash('sha256').update(name).digest('hex')

export const publication = (message: string, more = {}) => ({
  topic: topicOf('ab'),
  message,
  ttl: 300,
  tag: 1108,
  ...more,
})
