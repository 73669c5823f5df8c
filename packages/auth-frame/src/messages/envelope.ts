/** Before the name of what the page asks. */
export const ASKED = '@w3m-app/'

/** Before the name of what the frame says. */
export const SAID = '@w3m-frame/'

const MAX_ID = 128

/** A message as it lies in `event.data`. The payload is foreign until a schema has read it. */
export interface Envelope {
  /** Without its prefix. */
  readonly name: string
  readonly id: string | undefined
  readonly payload: unknown
}

/** Reads no more than it must: most messages of a page are meant for others. */
export function toEnvelope(data: unknown, prefix: string): Envelope | undefined {
  if (!isRecord(data)) return undefined
  const { type, id, payload } = data
  if (typeof type !== 'string' || type.length > MAX_ID || !type.startsWith(prefix)) return undefined
  if (id !== undefined && (typeof id !== 'string' || id.length === 0 || id.length > MAX_ID)) return undefined
  return { name: type.slice(prefix.length), id, payload }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
