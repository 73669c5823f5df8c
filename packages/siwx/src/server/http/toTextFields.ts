import { SiwxError } from '../../errors/SiwxError.js'

export function toTextFields(body: unknown): ReadonlyMap<string, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new SiwxError('REQUEST_INVALID')
  const fields = new Map<string, string>()
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string') throw new SiwxError('REQUEST_INVALID')
    fields.set(name, value)
  }
  return fields
}

export function readSignedMessage(fields: ReadonlyMap<string, string>) {
  const [message, signature] = [fields.get('message'), fields.get('signature')]
  if (message === undefined || signature === undefined) throw new SiwxError('REQUEST_INVALID')
  return { message, signature }
}
