import { ed25519 } from '@noble/curves/ed25519.js'
import { formatSessionEnd } from '../../formatSessionEnd'
import { fingerprint, toBytes, utf8 } from '../vault/bytes'
import type { DeviceShare } from './createDeviceStore'

/**
 * Verifies the server's signature over the end of a session. A 401 is not enough: a server with the wrong database
 * sends it too.
 */
export async function isSessionEnded(
  { token, userId, endKey }: DeviceShare,
  signature: string | undefined,
): Promise<boolean> {
  if (signature === undefined || endKey === undefined) return false
  const said = utf8(formatSessionEnd(await fingerprint(token), userId))
  try {
    return ed25519.verify(toBytes(signature), said, toBytes(endKey))
  } catch {
    // Malformed signature or key.
    return false
  }
}
