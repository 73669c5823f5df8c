import { MAX_JOURNAL_BYTES } from '../constants.js'

const MAX_LINE_LENGTH = 600

export interface EventJournal {
  /** Adds an event: names, ids and error messages, never a payload. */
  write(line: string): void
  read(): readonly string[]
}

export function createEventJournal(): EventJournal {
  const lines: string[] = []
  const encoder = new TextEncoder()
  const sizes: number[] = []
  let size = 0
  return {
    write(text) {
      const line = `${new Date().toISOString()} ${text.slice(0, MAX_LINE_LENGTH)}`
      const bytes = encoder.encode(line).length
      lines.push(line)
      sizes.push(bytes)
      size += bytes
      let gone = 0
      while (size > MAX_JOURNAL_BYTES) size -= sizes[gone++] ?? size
      if (gone > 0) {
        lines.splice(0, gone)
        sizes.splice(0, gone)
      }
    },
    read: () => [...lines],
  }
}
