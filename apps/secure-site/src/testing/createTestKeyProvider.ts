import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyProvider } from '../types'

/** Creates a provider over an AES key in memory. */
export function createTestKeyProvider(name = 'test'): KeyProvider {
  const key = randomBytes(32)
  return {
    name,
    async wrap(plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    async unwrap(wrapped) {
      const decipher = createDecipheriv('aes-256-gcm', key, wrapped.subarray(0, 12))
      decipher.setAuthTag(wrapped.subarray(12, 28))
      return Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()])
    },
  }
}
