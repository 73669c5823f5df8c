import { JOURNAL_BYTES } from '../constants.js'

const MAX_LINE = 600

export interface Journal {
  /** Names, ids and messages of errors. Never what a message carries. */
  write(line: string): void
  read(): readonly string[]
}

/** The last events of the frame, for support. Oldest first out when it is full. */
export function createJournal(): Journal {
  const lines: string[] = []
  const encoder = new TextEncoder()
  const sizes: number[] = []
  let size = 0
  return {
    write(text) {
      const line = `${new Date().toISOString()} ${text.slice(0, MAX_LINE)}`
      const bytes = encoder.encode(line).length
      lines.push(line)
      sizes.push(bytes)
      size += bytes
      let gone = 0
      while (size > JOURNAL_BYTES) size -= sizes[gone++] ?? size
      if (gone > 0) {
        lines.splice(0, gone)
        sizes.splice(0, gone)
      }
    },
    read: () => [...lines],
  }
}
