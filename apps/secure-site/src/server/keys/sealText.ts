import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { ServiceKey } from './createServiceKeys'

const IV_BYTES = 12
const TAG_BYTES = 16

export function sealText(key: ServiceKey, purpose: readonly string[], text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key.derive(...purpose), 'base64url'), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

export function openText(key: ServiceKey, purpose: readonly string[], sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, end] = [bytes.subarray(0, IV_BYTES), IV_BYTES + TAG_BYTES]
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key.derive(...purpose), 'base64url'), iv)
  decipher.setAuthTag(bytes.subarray(IV_BYTES, end))
  return Buffer.concat([decipher.update(bytes.subarray(end)), decipher.final()]).toString('utf8')
}
