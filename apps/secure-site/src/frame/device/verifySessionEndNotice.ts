import { ed25519 } from '@noble/curves/ed25519.js'
import { formatSessionEndNotice } from '../../formatSessionEndNotice'
import { computeSha256, encodeUtf8, fromBase64Url } from '../vault/bytes'
import type { AnyDeviceSession } from './createDeviceStore'

/**
 * Verifies the server's signature over the end of a session. A 401 is not enough: a server with the wrong database
 * sends it too.
 */
export async function verifySessionEndNotice(
  { token, userId, endKey }: AnyDeviceSession,
  signature: string | undefined,
): Promise<boolean> {
  if (signature === undefined || endKey === undefined) return false
  const said = encodeUtf8(formatSessionEndNotice(await computeSha256(token), userId))
  try {
    return ed25519.verify(fromBase64Url(signature), said, fromBase64Url(endKey))
  } catch {
    // Malformed signature or key.
    return false
  }
}
