import type { AuthContext } from 'better-auth'
import type { RecordKey, SignInStorage } from '../storage/storage.js'

/** What better-auth keeps for a while: one row for a nonce, which one of two that ask at once gets. */
type Verifications = Pick<AuthContext['internalAdapter'], 'createVerificationValue' | 'consumeVerificationValue'>

const identifierOf = ({ owner, key }: RecordKey) => `siwx:nonce:${owner}:${key}`

/** Nonces in better-auth's own database. Who has signed in is kept beside its sessions. */
export const createNonceStorage = (rows: Verifications): SignInStorage => ({
  async put(record) {
    const { value, expiresAt } = record
    await rows.createVerificationValue({ identifier: identifierOf(record), value, expiresAt: new Date(expiresAt) })
  },
  async take(key) {
    const row = await rows.consumeVerificationValue(identifierOf(key))
    return row ? { ...key, value: row.value, expiresAt: row.expiresAt.getTime() } : undefined
  },
  list: async () => [],
  // better-auth does that itself.
  async sweep() {},
})
