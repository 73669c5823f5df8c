import { ed25519 } from '@noble/curves/ed25519.js'
import { formatRecoveryChange, type RecoveryChange } from '../../formatRecoveryChange'
import { computeSha256, encodeUtf8, toBase64Url } from './bytes'

/** Returns the public key, as base64url, of the signatures that prove that a device has opened the wallet. */
export const computeProofKey = (seed: Uint8Array, userId: string): Promise<string> =>
  runWithProofKey(seed, userId, (key) => toBase64Url(ed25519.getPublicKey(key)))

/** Signs a change of recovery for one session. */
export async function signRecoveryChange(
  seed: Uint8Array,
  { userId, token, change, wayId }: { userId: string; token: string; change: RecoveryChange; wayId: string },
): Promise<string> {
  const text = formatRecoveryChange(change, wayId, await computeSha256(token))
  return runWithProofKey(seed, userId, (key) => toBase64Url(ed25519.sign(encodeUtf8(text), key)))
}

/** Derives an Ed25519 key that signs nothing else: HKDF-SHA256 (RFC 5869). */
async function runWithProofKey<Result>(
  seed: Uint8Array,
  userId: string,
  run: (key: Uint8Array) => Result,
): Promise<Result> {
  const material = Uint8Array.from(seed)
  const source = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits'])
  material.fill(0)
  const info = encodeUtf8('foyer secure site, proof key, 1')
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: encodeUtf8(userId), info }
  const key = new Uint8Array(await crypto.subtle.deriveBits(derivation, source, 256))
  try {
    return run(key)
  } finally {
    key.fill(0)
  }
}
