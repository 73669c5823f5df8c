import { SiwxError } from '../errors/SiwxError.js'

/** The fields of what a request brought as JSON, all of them texts. Throws for anything else. */
export function toFields(body: unknown): ReadonlyMap<string, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new SiwxError('REQUEST_INVALID')
  const fields = new Map<string, string>()
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string') throw new SiwxError('REQUEST_INVALID')
    fields.set(name, value)
  }
  return fields
}

/** What is handed in to be checked. */
export function readSigned(fields: ReadonlyMap<string, string>) {
  const [message, signature] = [fields.get('message'), fields.get('signature')]
  if (message === undefined || signature === undefined) throw new SiwxError('REQUEST_INVALID')
  return { message, signature }
}
