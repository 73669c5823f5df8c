import { createPublicKey, verify } from 'node:crypto'
import { formatRecoveryChange, type RecoveryChange } from '../../formatRecoveryChange'
import { hashSecret } from '../keys/secrets'

/** Verifies that the wallet’s proof key has signed this change for this session. False for a malformed key. */
export function verifyRecoveryChange(
  { proofKey, signature }: { proofKey: string; signature: string },
  { change, wayId, token }: { change: RecoveryChange; wayId: string; token: string | undefined },
): boolean {
  const text = Buffer.from(formatRecoveryChange(change, wayId, hashSecret(token ?? '')))
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: proofKey }, format: 'jwk' })
    return verify(null, text, key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
