import { createHash } from 'node:crypto'

/** Derives 32 bytes in hex from a short name. */
export const createTopic = (name: string) => createHash('sha256').update(name).digest('hex')

export const createPublishParams = (message: string, more = {}) => ({
  topic: createTopic('ab'),
  message,
  ttl: 300,
  tag: 1108,
  ...more,
})
