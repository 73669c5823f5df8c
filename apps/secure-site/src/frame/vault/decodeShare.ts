import { fromBase64Url } from './bytes'
import { createClosedError, SEED_BYTES, SHARE_BYTES } from './shares'

export const decodeShare = (text: string) => decode(text, SHARE_BYTES)
export const decodeSeed = (text: string) => decode(text, SEED_BYTES)

function decode(text: string, length: number): Uint8Array<ArrayBuffer> {
  try {
    const bytes = fromBase64Url(text)
    if (bytes.length === length) return bytes
  } catch {
    // Not base64url.
  }
  throw createClosedError()
}
