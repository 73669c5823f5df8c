export const REQUEST_PREFIX = '@w3m-app/'

export const REPLY_PREFIX = '@w3m-frame/'

const MAX_ID = 128

/** Describes the data of a message event. `payload` is untrusted until a schema has parsed it. */
export interface Envelope {
  readonly name: string
  readonly id: string | undefined
  readonly payload: unknown
}

export function parseEnvelope(data: unknown, prefix: string): Envelope | undefined {
  if (!isRecord(data)) return undefined
  const { type, id, payload } = data
  if (typeof type !== 'string' || type.length > MAX_ID || !type.startsWith(prefix)) return undefined
  if (id !== undefined && (typeof id !== 'string' || id.length === 0 || id.length > MAX_ID)) return undefined
  return { name: type.slice(prefix.length), id, payload }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
