import { parseRecoveryCode } from './recoveryCode'
import { openRecoveryFile, openRecoveryFileWithPassword, type RecoveryFile } from './recoveryFile'

export type RecoverySecret = { readonly code: string } | { readonly password: string }

/** Opens the seed of a recovery file on this device alone. Rejects with a `RecoveryError`. The caller overwrites it. */
export async function openRecoverySeed(file: RecoveryFile, secret: RecoverySecret): Promise<Uint8Array<ArrayBuffer>> {
  if ('password' in secret) return openRecoveryFileWithPassword(file, secret.password)
  const share = parseRecoveryCode(secret.code)
  try {
    return await openRecoveryFile(file, share)
  } finally {
    share.fill(0)
  }
}
